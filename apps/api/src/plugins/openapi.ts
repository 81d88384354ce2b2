import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpoints } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi/openapi-document';
import type { DocumentedOrigins } from '../openapi/openapi-document';

/** The version in the OpenAPI document. */
const version = '0.1.0';

/**
 * Serves the OpenAPI document of the calls that this application answers at /api/openapi.json, and a reader at /api/docs. The
 * document is made when it is first asked for.
 */
export async function installOpenApi(
  app: FastifyInstance,
  options: {
    readonly origins: DocumentedOrigins;
    readonly serves: 'everything' | 'all-but-admin' | 'admin-alone';
  },
): Promise<void> {
  const { serves, origins } = options;
  const served = endpoints.filter(
    ({ audience }) => serves === 'everything' || (audience === 'admin') === (serves === 'admin-alone'),
  );
  await app.register(swagger, {
    openapi: {},
    // The contract says all there is to say: nothing is read off the routes.
    transform: ({ schema, url }) => ({ schema: { ...schema, hide: true }, url }),
    transformObject: () => openApiDocument(served, { version, origins }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'PriceHunt API' },
  });
  app.get('/api/openapi.json', { logLevel: 'warn' }, (_request, reply) => reply.send(app.swagger()));
}
