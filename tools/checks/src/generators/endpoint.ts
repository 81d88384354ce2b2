import { formatFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { addImport, addToFunction } from './edit-source';
import { editText, readText, writeNew } from './edit-tree';
import { GeneratorRefusal, camelCase, literal, pascalCase, requireName, requirePath } from './names';

export interface EndpointOptions {
  readonly name: string;
  readonly module: string;
  readonly path: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
}

const contractFolder = 'libs/agreements/api-contract/src';
const audienceFile = 'apps/api/src/audiences/public.ts';

/** Generates a working public endpoint that returns the current time, with contract, route, use case and test to extend. */
export async function generateEndpoint(tree: Tree, options: EndpointOptions): Promise<void> {
  const { name, module, path } = options;
  requireName(name);
  requireName(module);
  requirePath(path, '/api/');
  refuseTaken(tree, options);
  addToContract(tree, options);
  const moduleFolder = `apps/api/src/modules/${module}`;
  const routesFile = `${moduleFolder}/${module}.routes.ts`;
  if (!tree.exists(routesFile)) addModule(tree, module, routesFile);
  editText(tree, routesFile, (text) => withRoute(text, options));
  writeNew(tree, `${moduleFolder}/${name}.ts`, useCase(options));
  writeNew(tree, `${moduleFolder}/${name}.test.ts`, test(options));
  await formatFiles(tree);
}

function refuseTaken(tree: Tree, { name, method, path }: EndpointOptions): void {
  const contracts = tree.children(contractFolder).filter((file) => file.endsWith('.contract.ts'));
  const declared = contracts.map((file) => readText(tree, `${contractFolder}/${file}`)).join('\n');
  if (declared.includes(`name: '${camelCase(name)}'`)) {
    throw new GeneratorRefusal(`The contract already has an endpoint named ${camelCase(name)}`);
  }
  if (new RegExp(`method: '${method}',\\s+path: ${literal(path)}`).test(declared)) {
    throw new GeneratorRefusal(`The contract already has an endpoint at ${method} ${path}`);
  }
}

function addToContract(tree: Tree, options: EndpointOptions): void {
  const { module } = options;
  const contractFile = `${contractFolder}/${module}.contract.ts`;
  if (!tree.exists(contractFile)) {
    tree.write(contractFile, "import * as z from 'zod/mini';\n");
    const listed = `export * as ${camelCase(module)} from './${module}.contract';\n`;
    editText(tree, `${contractFolder}/contracts.ts`, (text) => text + listed);
  }
  editText(tree, contractFile, (text) => {
    const imported = addImport(
      addImport(text, './endpoint', 'defineEndpoint'),
      './offers.schema',
      'instantSchema',
    );
    return `${imported}\n${declaration(options)}`;
  });
}

function declaration({ name, method, path, summary }: EndpointOptions): string {
  const parameters = parametersOf(path).map(
    (one) => `${one}: z.string().check(z.minLength(1), z.maxLength(200))`,
  );
  return `/** ${summary.replaceAll('*/', '')}. */
export const ${camelCase(name)} = defineEndpoint({
  name: '${camelCase(name)}',
  method: '${method}',
  path: ${literal(path)},
  summary: ${literal(summary)},
  audience: 'public',
  rateClass: '${method === 'GET' ? 'read' : 'write'}',
  ${parameters.length === 0 ? '' : `params: z.strictObject({ ${parameters.join(', ')} }),`}
  ${method === 'GET' ? 'query' : 'body'}: z.strictObject({}),
  answers: { 200: z.object({ success: z.literal(true), answeredAt: instantSchema }) },
  errors: [],
});
`;
}

function addModule(tree: Tree, module: string, routesFile: string): void {
  const register = `register${pascalCase(module)}`;
  tree.write(
    routesFile,
    `import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';

/** Registers the endpoints of ${module.replaceAll('-', ' ')}. */
export function ${register}(context: FastifyInstance, services: Services): void {
}
`,
  );
  editText(tree, audienceFile, (text) =>
    addToFunction(
      addImport(text, `../modules/${module}/${module}.routes`, register),
      'registerPublicAudience',
      `${register}(context, services);`,
    ),
  );
}

function withRoute(text: string, { name, module }: EndpointOptions): string {
  const constant = camelCase(name);
  const imported = addImport(
    addImport(text, `@pricehunt/api-contract/${module}`, `${constant} as ${constant}Endpoint`),
    `./${name}`,
    constant,
  );
  return addToFunction(
    imported,
    `register${pascalCase(module)}`,
    `\nregisterEndpoint(context, ${constant}Endpoint, () => ({ success: true as const, ...${constant}(services) }));`,
  );
}

function useCase({ name, summary }: EndpointOptions): string {
  return `import type { Needs } from '../../services';

/** ${summary.replaceAll('*/', '')}. Returns the time of the response. */
export function ${camelCase(name)}({ now }: Needs<'now'>): { readonly answeredAt: string } {
  return { answeredAt: now().toISOString() };
}
`;
}

function test({ name, module, method, path }: EndpointOptions): string {
  const constant = camelCase(name);
  const url = path.replaceAll(/:[A-Za-z0-9]+/g, 'example');
  const right = method === 'GET' ? `url: ${literal(url)}` : `url: ${literal(url)}, payload: {}`;
  const wrong =
    method === 'GET'
      ? `url: ${literal(`${url}?unknown=1`)}`
      : `url: ${literal(url)}, payload: { unknown: 1 }`;
  return `import { failureSchema } from '@pricehunt/api-contract';
import { ${constant} } from '@pricehunt/api-contract/${module}';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('answers ${method} ${path} within the contract', async () => {
  const response = await api.app.inject({ method: '${method}', ${right} });

  expect(response.statusCode).toBe(200);
  const { answeredAt } = ${constant}.answers[200].parse(response.json());
  expect(Date.parse(answeredAt)).toBeLessThanOrEqual(Date.now());
});

it('refuses at ${method} ${path} what the contract does not know', async () => {
  const response = await api.app.inject({ method: '${method}', ${wrong} });

  expect(response.statusCode).toBe(400);
  expect(failureSchema.parse(response.json()).code).toBe('request.invalid');
});
`;
}

function parametersOf(path: string): readonly string[] {
  return [...path.matchAll(/:([A-Za-z0-9]+)/g)].map((match) => match[1] ?? '');
}
