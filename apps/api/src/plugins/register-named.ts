import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/** Fastify searches all loaded modules for an unnamed plugin's name, which is slow. */
export async function registerNamed(
  context: FastifyInstance,
  name: string,
  plugin: FastifyPluginAsync,
): Promise<void> {
  await context.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name }));
}
