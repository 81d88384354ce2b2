import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpoints } from '@pricehunt/api-contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document';
import type { DocumentedOrigins } from './openapi-document';

const version = '0.1.0';

/** Serves /api/openapi.json and a reader at /api/docs. The document is built on first request. */
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
    // The document comes from the contract; nothing is read from the routes.
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
