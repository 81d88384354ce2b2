import { wordProblems } from './banned-words';
import { boundaryProblems } from './boundary-rules';
import { circleProblems } from './circles';
import { addressProblems } from './german-address';
import {
  environmentProblems,
  indexProblems,
  nameProblems,
  purityProblems,
  readmeProblems,
  spellingProblems,
} from './names-and-files';
import { neighbourProblems, roomProblems } from './neighbours';
import { deployedPackagesMax, importProblems, lockfileProblems, manifestProblems } from './packages';
import type { Project, Workspace } from './read-workspace';
import { unlistedJobs, unnamedRecords } from './recorded-names';
import { allServicesProblems } from './services-by-name';
import { tagProblems } from './tags';

const offers: Project = {
  name: 'offers',
  folder: 'libs/shopping/offers',
  isLibrary: true,
  tags: ['scope:shopping', 'type:domain', 'runs:anywhere'],
};

function workspaceOf(
  texts: Readonly<Record<string, string>>,
  projects: readonly Project[] = [offers],
): Workspace {
  return {
    root: '/nowhere',
    files: Object.keys(texts),
    projects,
    read: (path) => texts[path] ?? '',
    has: (path) => path in texts,
  };
}

function eslintrcWith(row: object, options: object = {}, severity = 'error'): object {
  const constraint = { sourceTag: 'scope:shopping', onlyDependOnLibsWithTags: ['scope:shopping'], ...row };
  const rule = [severity, { allow: [], depConstraints: [constraint], ...options }];
  return { overrides: [{ files: ['*.ts'], rules: { '@nx/enforce-module-boundaries': rule } }] };
}

it('passes a project with its three tags', () => {
  expect(tagProblems([offers])).toEqual([]);
});

it.each([
  ['a missing tag', ['scope:shopping', 'type:domain']],
  ['two tags of one axis', [...offers.tags, 'runs:node']],
  ['a tag that is not of the house', [...offers.tags, 'scope:everything']],
  ['the scope of another floor', ['scope:web', 'type:domain', 'runs:anywhere']],
])('refuses %s', (_what, tags) => {
  expect(tagProblems([{ ...offers, tags }])).not.toEqual([]);
});

it('passes a boundary rule with a row for every tag in use', () => {
  expect(boundaryProblems(eslintrcWith({}), ['scope:shopping'])).toEqual([]);
});

it.each([
  ['a row for every source', eslintrcWith({ sourceTag: '*' })],
  ['a row that may lean on everything', eslintrcWith({ onlyDependOnLibsWithTags: ['*'] })],
  ['a row that names nothing to lean on', eslintrcWith({ onlyDependOnLibsWithTags: [] })],
  ['imports that pass by the rule', eslintrcWith({}, { allow: ['@pricehunt/*'] })],
  ['a rule that only warns', eslintrcWith({}, {}, 'warn')],
  ['a tag in use without a row', eslintrcWith({ sourceTag: 'scope:web' })],
])('refuses %s', (_what, eslintrc) => {
  expect(boundaryProblems(eslintrc, ['scope:shopping'])).not.toEqual([]);
});

it('refuses lint rules without a boundary rule', () => {
  expect(() => boundaryProblems({ overrides: [] }, [])).toThrow(/enforce-module-boundaries/);
});

it.each(['libs/shopping/offers/src/utils.ts', 'apps/api/src/helpers/money.ts', 'libs/web/core/src/index.ts'])(
  'refuses the name of %s',
  (file) => {
    expect(nameProblems([file])).toHaveLength(1);
  },
);

it('allows a word that only contains a banned name', () => {
  expect(
    nameProblems(['libs/shopping/offers/src/shared-link.ts', 'libs/web/web-shell/src/index.ts']),
  ).toEqual([]);
});

it('refuses a name that is not in kebab-case', () => {
  expect(spellingProblems(['libs/web/ui-kit/src/OfferCard.tsx', 'libs/web/ui-kit/README.md'])).toHaveLength(
    1,
  );
});

it.each([
  ['hides what it offers', 'libs/shopping/offers/src/index.ts', "export * from './money';"],
  ['gives no name', 'libs/shopping/offers/src/index.ts', 'export default 1;'],
  ['stands inside a project', 'libs/shopping/offers/src/prices/index.ts', ''],
])('refuses an index that %s', (_what, file, text) => {
  expect(indexProblems(workspaceOf({ [file]: text }))).toHaveLength(1);
});

it('refuses a project without README and a README with a missing heading', () => {
  const missing = readmeProblems(workspaceOf({}));
  const incomplete = readmeProblems(
    workspaceOf({ 'libs/shopping/offers/README.md': '# offers\n\n## Purpose\n' }),
  );

  expect([missing, incomplete]).toEqual([[expect.any(String)], [expect.any(String)]]);
});

it('lets only config.ts read the environment', () => {
  const reads = 'export const value = process.env.PORT;';

  const problems = environmentProblems(
    workspaceOf({ 'apps/api/src/config.ts': reads, 'apps/api/src/compose.ts': reads }),
  );

  expect(problems).toEqual([expect.stringContaining('apps/api/src/compose.ts')]);
});

it.each(['DOM', 'DOM.Iterable', 'node'])('refuses %s in the tsconfig of a pure project', (entry) => {
  const problems = purityProblems(
    workspaceOf({ 'libs/shopping/offers/tsconfig.json': `{"x": ["${entry}"]}` }),
  );

  expect(problems).toHaveLength(1);
});

it.each([
  ['a range of versions', { dependencies: { zod: '^4.0.0' } }],
  ['a package named twice', { dependencies: { zod: '4.0.0' }, devDependencies: { zod: '4.0.0' } }],
])('refuses %s', (_what, manifest) => {
  expect(manifestProblems(workspaceOf({ 'package.json': JSON.stringify(manifest) }))).toHaveLength(1);
});

it('allows a package under a second name with its own exact version', () => {
  const manifest = (version: string) => JSON.stringify({ devDependencies: { 'typescript-7': version } });

  const exact = manifestProblems(workspaceOf({ 'package.json': manifest('npm:typescript@7.0.2') }));
  const ranged = manifestProblems(workspaceOf({ 'package.json': manifest('npm:typescript@^7.0.2') }));

  expect(exact).toEqual([]);
  expect(ranged).toHaveLength(1);
});

it.each(['apps/api/src/main.ts', 'apps/shopper/src/main.tsx'])(
  'refuses too many packages in what %s is part of',
  (file) => {
    const imports = Array.from(
      { length: deployedPackagesMax + 1 },
      (_, n) => `import { p${n} } from 'p${n}';`,
    ).join('\n');

    const problems = manifestProblems(workspaceOf({ 'package.json': '{}', [file]: imports }));

    expect(problems).toHaveLength(1);
  },
);

it('refuses a second package.json in an app', () => {
  expect(manifestProblems(workspaceOf({ 'package.json': '{}', 'apps/api/package.json': '{}' }))).toHaveLength(
    1,
  );
});

it.each([
  ['no hash', { version: '1.0.0' }],
  ['a weak hash', { version: '1.0.0', integrity: 'sha1-abc' }],
  ['an address', { version: '1.0.0', integrity: 'sha512-abc', resolved: 'https://elsewhere.example/p.tgz' }],
  ['a git source', { version: 'git+ssh://git@elsewhere.example/p.git', integrity: 'sha512-abc' }],
  ['a linked folder', { version: '1.0.0', integrity: 'sha512-abc', link: true }],
])('refuses a locked package with %s', (_what, entry) => {
  expect(lockfileProblems({ packages: { '': {}, 'node_modules/p': entry } })).toHaveLength(1);
});

it('refuses an empty lockfile', () => {
  expect(lockfileProblems({})).toHaveLength(1);
});

it('refuses unlisted packages, and development packages in deployed code', () => {
  const problems = importProblems(
    workspaceOf({
      'package.json': JSON.stringify({ dependencies: { zod: '4.0.0' }, devDependencies: { jest: '30.0.0' } }),
      'apps/api/src/good.ts': "import * as z from 'zod/mini';\nimport type { Config } from 'jest';\n",
      'apps/api/src/good.test.ts': "import { test } from 'jest';\n",
      'apps/api/src/unnamed.ts': "import {\n  one,\n} from '@nobody/knows/this';\n",
      'apps/api/src/deployed.ts': "import { test } from 'jest';\n",
    }),
  );

  expect(problems).toEqual([
    expect.stringContaining('@nobody/knows, which package.json does not name'),
    expect.stringContaining('apps/api/src/deployed.ts is deployed'),
  ]);
});

describe('neighbourProblems', () => {
  it.each([
    ['apps/shop/src/features/cart/components/line.tsx', '../../payment/requests/pay'],
    ['apps/api/src/modules/orders/orders.routes.ts', '../feeds/own-feed'],
  ])('refuses %s an import of %s', (file, path) => {
    expect(neighbourProblems(workspaceOf({ [file]: `import { it } from '${path}';` }))).toHaveLength(1);
  });

  it.each([
    ['apps/shop/src/features/cart/components/line.tsx', '../requests/add'],
    ['apps/shop/src/features/cart/components/line.tsx', '../../../route-paths'],
    ['apps/shop/src/screens/cart.tsx', '../features/cart/components/line'],
    ['apps/api/src/modules/orders/orders.test.ts', '../feeds/own-feed'],
  ])('lets %s import %s', (file, path) => {
    expect(neighbourProblems(workspaceOf({ [file]: `import { it } from '${path}';` }))).toEqual([]);
  });
});

describe('roomProblems', () => {
  it('refuses a folder of the API an import of a module', () => {
    const file = 'apps/api/src/pricing/totals.ts';
    const problems = roomProblems(workspaceOf({ [file]: "import { it } from '../modules/alerts/judge';" }));
    expect(problems).toEqual([expect.stringContaining(`${file} imports apps/api/src/modules/alerts/judge`)]);
  });

  it.each([
    ['apps/api/src/modules/alerts/judge.ts', '../../jobs'],
    ['apps/api/src/modules/alerts/judge.ts', '../../audiences/admin'],
    ['apps/api/src/pricing/totals.ts', '../compose'],
  ])('refuses %s an import of %s', (file, path) => {
    expect(roomProblems(workspaceOf({ [file]: `import { it } from '${path}';` }))).toHaveLength(1);
  });

  it('refuses services an import of a module', () => {
    const text = "import type { It } from './modules/alerts/push-keys';";
    expect(roomProblems(workspaceOf({ 'apps/api/src/services.ts': text }))).toHaveLength(1);
  });

  it('refuses a circle of folders, through types too', () => {
    const texts = {
      'apps/api/src/pricing/one.ts': "import type { Two } from '../products/two';",
      'apps/api/src/products/three.ts': "import { one } from '../pricing/four';",
    };
    expect(roomProblems(workspaceOf(texts))).toEqual([
      'pricing imports products imports pricing: a circle of folders',
    ]);
  });

  it.each([
    ['apps/api/src/audiences/admin.ts', '../modules/admin-jobs/admin-jobs.routes'],
    ['apps/api/src/jobs.ts', './modules/alerts/deliver-alerts.job'],
    ['apps/api/src/modules/alerts/judge.ts', '../../pricing/totals'],
    ['apps/api/src/pricing/totals.test.ts', '../modules/alerts/judge'],
  ])('lets %s import %s', (file, path) => {
    expect(roomProblems(workspaceOf({ [file]: `import { it } from '${path}';` }))).toEqual([]);
  });
});

it('refuses circular imports of any length', () => {
  const texts = {
    'libs/a/src/one.ts': "import {\n  two,\n} from './two';\n",
    'libs/a/src/two.ts': "export { three } from './three';\n",
    'libs/a/src/three.tsx': "import { one } from './one';\n",
  };

  const problems = circleProblems(workspaceOf(texts));

  expect(problems).toEqual([
    'libs/a/src/one.ts imports libs/a/src/two.ts imports libs/a/src/three.tsx imports libs/a/src/one.ts: a circle',
  ]);
});

it.each([
  ['refuses a circle through a type import', "import type { One } from './one';\n", 1],
  ['allows a circle through a dynamic import', "export const load = () => import('./one');\n", 0],
])('%s', (_what, text, refused) => {
  const texts = {
    'libs/a/src/one.ts': "import { two } from './two';\n",
    'libs/a/src/two.ts': text,
  };

  const problems = circleProblems(workspaceOf(texts));

  expect(problems).toHaveLength(refused);
});

describe('addressProblems', () => {
  it.each([
    ['apps/shopper/src/messages/german/account.ts', "'Sie sind abgemeldet.'"],
    ['apps/shopper/src/messages/german/account.ts', '(name: string) => `${name} in Ihrem Konto`'],
    ['apps/api/src/modules/redirects/leaving-page.ts', "'Zurück zu Ihrer Suche'"],
    ['apps/api/src/modules/alerts/alert-words.ts', "'Wir schreiben Ihnen.'"],
    ['apps/merchant-dashboard/src/messages/german/feeds.ts', "'Gib deine Feed-URL ein.'"],
    ['apps/admin/src/messages/german/shops.ts', "'Du kannst den Shop wieder aufnehmen.'"],
    ['apps/api/src/notices/business-notices.ts', '(sum: string) => `${sum} für dich`'],
    ['libs/web/commission-statement/src/messages/german.ts', "'Deine Provision'"],
    ['libs/web/ui-kit/src/messages/shipping-rule-words.ts', "'Wähle dein Land.'"],
    ['libs/web/account-forms/src/messages/german.ts', "'Dein Passwort'"],
    ['libs/web/account-forms/src/messages/german.ts', "'Ihr Passwort'"],
    ['apps/api/src/modules/identity/account-mails.ts', "'Geben Sie ein Passwort ein.'"],
    ['apps/api/src/modules/identity/german-mails-for-shoppers.ts', "'Ihr Passwort'"],
    ['apps/api/src/modules/identity/german-mails-for-merchants.ts', "'Dein Passwort'"],
  ])('refuses %s the text %s', (file, text) => {
    expect(addressProblems(workspaceOf({ [file]: `export const text = ${text};` }))).toHaveLength(1);
  });

  it.each([
    [
      'apps/shopper/src/messages/german/account.ts',
      "'Dein Konto gehört dir, bis du es löschst. Siehe unten.'",
    ],
    ['apps/merchant-dashboard/src/messages/german/feeds.ts', "'Geben Sie Ihre Feed-URL ein.'"],
    ['libs/web/ui-kit/src/messages/shipping-rule-words.ts', "'Wählen Sie ein Land.'"],
    ['libs/web/account-forms/src/messages/german.ts', "'Bitte das Passwort eingeben.' // neither du nor Sie"],
    ['apps/api/src/main.ts', '[dir].length'],
  ])('lets %s say %s', (file, text) => {
    expect(addressProblems(workspaceOf({ [file]: `export const text = ${text};` }))).toEqual([]);
  });
});

describe('wordProblems', () => {
  it.each([
    ['a document', 'docs/page.md', 'Its owner is told by mail.', 'is told'],
    ['a line that wraps', 'docs/page.md', 'An order of\nours.', 'of ours'],
    [
      'a message',
      'apps/admin/src/messages/english/home.ts',
      "export const a = { b: 'Needs you' };",
      'Needs you',
    ],
    [
      'a plural message',
      'apps/admin/src/messages/english/home.ts',
      'const a = (n: number) => `${n} are told`;',
      'are told',
    ],
    ['an exported function', 'apps/admin/src/home.ts', 'export function readToldDomain() {}', 'Told'],
    ['an exported value', 'apps/admin/src/home.ts', 'export const provedDomains = [];', 'proved'],
    ['an exported type', 'apps/admin/src/home.ts', 'export type Hindrance = string;', 'Hindrance'],
    ['a re-export', 'apps/admin/src/index.ts', "export { surmised } from './home';", 'surmised'],
    ['a file name', 'apps/admin/src/operator-door.ts', '', 'operator door'],
    ['a test name', 'apps/admin/src/home.test.ts', "it('reckons the total', () => {});", 'reckons'],
  ])('refuses a banned word in %s', (_where, path, text, word) => {
    expect(wordProblems([{ path, text }], ['apps/admin'])).toEqual([
      expect.stringContaining(`${path}: "${word}" in "`),
    ]);
  });

  it.each([
    ['honest uses of a word', 'docs/page.md', '%s stands for a value. Understand it as a standard.'],
    [
      'code in a document',
      'docs/page.md',
      'Set `told` in [the form](told.md).\n\n```sh\nnpm run prove\n```\n',
    ],
    ['a generated page', 'docs/errors.md', 'Do not edit it by hand. You were told.'],
    ['what is not exported', 'apps/admin/src/home.ts', 'const told = true;'],
    [
      'a key of a message',
      'apps/admin/src/messages/english/home.ts',
      "const a = { 'domain.proved': 'Verified' };",
    ],
    ['German messages', 'apps/admin/src/messages/german/home.ts', "const a = { b: 'Stand' };"],
    ['folders that are not checked', 'apps/shopper/src/home.ts', 'export const told = true;'],
  ])('allows %s', (_what, path, text) => {
    expect(wordProblems([{ path, text }], ['apps/admin'])).toEqual([]);
  });
});

describe('names in the console', () => {
  const table = `export const names = { jobs: { 'send-mail': '' }, actions: { 'feed.added': '', 'feed.ended': '' } };`;
  const unnamed = (source: string) =>
    unnamedRecords(
      workspaceOf({ 'apps/admin/src/messages/english/names.ts': table, 'apps/api/src/a.ts': source }),
    );

  it.each([
    "act({ action: 'feed.moved' });",
    "act({ action: isOn ? 'feed.added' : 'feed.moved' });",
    "const action = 'feed.moved';",
    "function note(at: Date, action: string) {} note(now, 'feed.moved');",
    "const moveFeed = defineJob('move-feed', payload);",
  ])('refuses the unnamed record of %s', (source) => {
    expect(unnamed(source)).toHaveLength(1);
  });

  it.each([
    "act({ action: isOn ? 'feed.added' : 'feed.ended' });",
    "throw new Refusal('feed.moved');",
    "const sendMail = defineJob('send-mail', payload);",
  ])('accepts %s', (source) => {
    expect(unnamed(source)).toEqual([]);
  });
});

it('refuses a job that the worker does not list', () => {
  const problems = unlistedJobs(
    workspaceOf({
      'apps/api/src/jobs.ts': 'export const jobs = [{ definition: sendMail, handle: handleSendMail }];',
      'apps/api/src/a.job.ts': "export const sendMail = defineJob('a', z.object({}));",
      'apps/api/src/b.job.ts': "export const countStock = defineJob('b', z.object({}));",
    }),
  );

  expect(problems).toEqual([expect.stringContaining('countStock')]);
});

describe('services of the API', () => {
  const problemsOf = (file: string, text: string) => allServicesProblems(workspaceOf({ [file]: text }));

  it.each([
    'function readShop(services: Services, domain: string) {}',
    'function readShop({ storage }: Services) {}',
    'interface Reading { readonly services: Services; }',
    'type Read = (services: Services) => void;',
  ])('are named one by one in %s', (text) => {
    expect(problemsOf('apps/api/src/modules/shops/read-shop.ts', text)).toHaveLength(1);
  });

  it.each([
    ['apps/api/src/modules/shops/read-shop.ts', "function readShop({ storage }: Needs<'storage'>) {}"],
    ['apps/api/src/modules/shops/read-shop.ts', "function readShop(storage: Services['storage']) {}"],
    [
      'apps/api/src/modules/shops/shops.routes.ts',
      'function registerShops(app: FastifyInstance, services: Services) {}',
    ],
    ['apps/api/src/compose.ts', 'const services: Services = {};'],
    ['apps/api/src/modules/shops/shops.test.ts', 'let services: Services;'],
  ])('may be taken so in %s: %s', (file, text) => {
    expect(problemsOf(file, text)).toEqual([]);
  });
});
