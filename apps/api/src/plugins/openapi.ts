import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorCodes, failureSchema, universalErrors } from '@pricehunt/api-contract';
import type { Endpoint } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Makes the OpenAPI document, from the contract, of the routes that are registered after it. */
export async function describeRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'PriceHunt API',
        version,
        description:
          'Every failure has one shape: success false, a sentence, a stable code and the request id.',
      },
    },
    transform: (input) => {
      const transformed = jsonSchemaTransform(input);
      const endpoint = input.route.config?.endpoint;
      if (endpoint === undefined) return { ...transformed, schema: { ...transformed.schema, hide: true } };
      return { ...transformed, schema: { ...transformed.schema, ...describe(endpoint, transformed.schema) } };
    },
  });
}

/** Serves the OpenAPI document at /api/openapi.json and a reader at /api/docs. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'PriceHunt API' },
  });
  app.get('/api/openapi.json', { logLevel: 'warn' }, (_request, reply) => reply.send(app.swagger()));
}

const failureJsonSchema = z.toJSONSchema(failureSchema, { target: 'openapi-3.0' });

/** Tags by audience and one response for each status that a refusal of the endpoint can have. */
function describe(endpoint: Endpoint, schema: { readonly response?: unknown }): Record<string, unknown> {
  const byStatus = new Map<number, string[]>();
  for (const code of [...endpoint.errors, ...universalErrors]) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const failures = Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), ...failureJsonSchema, $schema: undefined },
    ]),
  );
  const answers = typeof schema.response === 'object' && schema.response !== null ? schema.response : {};
  return { tags: [endpoint.audience], response: { ...answers, ...failures } };
}
