import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/**
 * Registers a plugin of our own under a name, which Fastify's messages then show. To name an unnamed one, Fastify searches all
 * loaded modules for it, which takes longer than the registration itself.
 */
export async function registerNamed(
  context: FastifyInstance,
  name: string,
  plugin: FastifyPluginAsync,
): Promise<void> {
  await context.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name }));
}
