import { formatFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { addBeforeProperty, addToObject } from './edit-source';
import { editText, readText, writeNew } from './edit-tree';
import { GeneratorRefusal, camelCase, literal, pascalCase, requireName, requirePath } from './names';

export interface ScreenOptions {
  readonly name: string;
  readonly app: 'shopper' | 'merchant-dashboard' | 'admin';
  readonly path: string;
  readonly title: string;
}

export async function generateScreen(tree: Tree, options: ScreenOptions): Promise<void> {
  const { name, app, path } = options;
  requireName(name);
  requirePath(path, '/');
  const source = `apps/${app}/src`;
  if (readText(tree, `${source}/route-paths.ts`).includes(`${literal(path)},`)) {
    throw new GeneratorRefusal(`${app} has a route at ${path} already`);
  }
  editText(tree, `${source}/route-paths.ts`, (text) =>
    addToObject(text, 'routePaths', `${camelCase(name)}: ${literal(path)}`, 'anythingElse'),
  );
  editText(tree, `${source}/router.tsx`, (text) =>
    addBeforeProperty(text, '[routePaths.anythingElse]', route(name)),
  );
  writeNew(tree, `${source}/screens/${name}.tsx`, screen(options));
  writeNew(tree, `${source}/screens/${name}.test.tsx`, test(options));
  await formatFiles(tree);
}

function route(name: string): string {
  return `[routePaths.${camelCase(name)}]: lazyRoute(() => import('./screens/${name}'), '${pascalCase(name)}')`;
}

function screen({ name, path, title }: ScreenOptions): string {
  return `import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';

/** The page at ${path}. */
export function ${pascalCase(name)}() {
  return (
    <>
      <PageTitle>{${literal(title)}}</PageTitle>
      <PageHeader title={${literal(title)}} />
    </>
  );
}
`;
}

const opened: Readonly<Record<ScreenOptions['app'], (at: string) => { imports: string; call: string }>> = {
  shopper: (at) => ({ imports: 'renderShopper', call: `renderShopper(${at})` }),
  'merchant-dashboard': (at) => ({
    imports: 'apiFor, owner, renderMerchant',
    call: `renderMerchant(${at}, apiFor(owner))`,
  }),
  admin: (at) => ({ imports: 'admin, apiFor, renderAdmin', call: `renderAdmin(${at}, apiFor(admin))` }),
};

function test({ name, app, path, title }: ScreenOptions): string {
  const { imports, call } = opened[app](literal(path.replaceAll(/:[A-Za-z0-9]+/g, 'example')));
  return `import { screen } from '@testing-library/react';
import { ${imports} } from '../testing';

/** The response of a deployment without the other apps' origins. */
beforeEach(() => {
  window.fetch = async () => new Response('', { status: 404 });
});

it('shows a skeleton and then ${name.replaceAll('-', ' ')}', async () => {
  const { container } = ${call};

  expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: ${literal(title)} })).toBeInTheDocument();
});
`;
}
