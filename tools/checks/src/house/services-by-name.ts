import type { Workspace } from './read-workspace';

/** What puts modules together. */
const assembling = /^apps\/api\/src\/(?:[^/]+\.ts$|(?:audiences|agents|commands|demo-merchant|moving)\/)/;
const tests = /\.test\.ts$|\/testing-[\w-]+\.ts$|^apps\/api\/src\/(?:testing|guarantees)\//;

/** All services, unless the parameter follows a Fastify instance: such a function registers routes. */
const allServices = /(?<!FastifyInstance,\s*(?:\w+|\{[^}]*\})): Services\b(?!\[)/g;

/** Functions and types of the API that take all services, and so don't say which they need; one sentence each. */
export function allServicesProblems(workspace: Workspace): readonly string[] {
  return workspace.files
    .filter((file) => /^apps\/api\/src\/.*\.ts$/.test(file) && !assembling.test(file) && !tests.test(file))
    .flatMap((file) => {
      const count = [...workspace.read(file).matchAll(allServices)].length;
      return count === 0
        ? []
        : [`${file} takes all Services (${count}): name those it needs, Needs<'storage' | 'now'>`];
    });
}
