import Fastify from 'fastify';

/** The baseline of redirects: Fastify with one route that only answers 302. */
const app = Fastify();
app.get<{ Querystring: { readonly to: string } }>('/api/redirect', (request, reply) =>
  reply.redirect(request.query.to, 302),
);
void app.listen({ host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT']) });
