import * as z from 'zod';
import { readWorkspace } from '../house/read-workspace';
import { boundaryProblems, readEslintrc } from '../house/boundary-rules';
import { nameProblems, purityProblems, readmeProblems, spellingProblems } from '../house/names-and-files';
import { tagProblems } from '../house/tags';
import { copyWorkspace } from '../planted/copy-of-workspace';
import type { CopyOfWorkspace, ProgramEnd } from '../planted/copy-of-workspace';

describe('the generators, in a copy of the repository', () => {
  const madeLibraries = [
    'libs/shopping/delivery-times',
    'libs/server/parcel-tracking',
    'libs/web/price-badge',
  ];
  const madeOrChanged = [
    ...madeLibraries,
    'apps/api/src/audiences',
    'apps/api/src/modules/browsing',
    'apps/api/src/modules/carriers',
    'apps/shopper/src/router.tsx',
    'apps/shopper/src/screens/carriers.tsx',
    'apps/shopper/src/screens/carriers.test.tsx',
    'apps/admin/src/screens',
    'libs/agreements/api-contract/src',
  ];
  let copy: CopyOfWorkspace;
  let ends: readonly ProgramEnd[];

  beforeAll(() => {
    copy = copyWorkspace();
    const generate = (name: string, ...options: string[]) =>
      copy.run('nx', ['g', `@pricehunt/tools:${name}`, ...options, '--no-interactive']);
    ends = [
      generate(
        'library',
        'delivery-times',
        '--floor=shopping',
        '--type=domain',
        '--runs=anywhere',
        '--purpose=Times.',
      ),
      generate(
        'library',
        'parcel-tracking',
        '--floor=server',
        '--type=adapter',
        '--runs=node',
        '--purpose=Parcels.',
      ),
      generate('library', 'price-badge', '--floor=web', '--type=ui', '--runs=browser', '--purpose=Badges.'),
      generate(
        'endpoint',
        'list-carriers',
        '--module=carriers',
        '--path=/api/carriers',
        "--summary=The carriers of a shop's parcels",
      ),
      generate(
        'endpoint',
        'get-carrier',
        '--module=carriers',
        '--path=/api/carriers/:id',
        '--summary=One carrier',
      ),
      generate(
        'endpoint',
        'rate-carrier',
        '--module=browsing',
        '--method=POST',
        '--path=/api/carriers/:id/ratings',
        '--summary=Rate it',
      ),
      generate('screen', 'carriers', '--app=shopper', '--path=/carriers', "--title=A shop's carriers"),
      generate('screen', 'carrier-jobs', '--app=admin', '--path=/carriers/:id/jobs', '--title=Jobs'),
    ];
  }, 400_000);
  afterAll(() => copy.remove());

  it('each generator succeeds', () => {
    expect(ends.filter(({ code }) => code !== 0)).toEqual([]);
  });

  it('the repository checks pass on the output', () => {
    const workspace = readWorkspace(copy.root);

    expect(workspace.projects.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['delivery-times', 'parcel-tracking', 'price-badge']),
    );
    expect([
      ...tagProblems(workspace.projects),
      ...nameProblems(workspace.files),
      ...spellingProblems(workspace.files),
      ...readmeProblems(workspace),
      ...purityProblems(workspace),
      ...boundaryProblems(readEslintrc(), ['scope:shopping']),
    ]).toEqual([]);
    expect(workspace.read('.github/CODEOWNERS')).toContain('/libs/web/price-badge/ ');
  });

  it('lint passes on all created and changed files', () => {
    const { code, output } = copy.run('eslint', [
      '--ext',
      '.ts,.tsx',
      '--max-warnings',
      '0',
      ...madeOrChanged,
    ]);

    expect({ code, output }).toEqual({ code: 0, output: '' });
  });

  it.each([...madeLibraries, 'apps/api', 'apps/shopper'])('%s type-checks', (folder) => {
    const { code, output } = copy.run('../typescript-7/bin/tsc', [
      '--noEmit',
      '--singleThreaded',
      '-p',
      `${folder}/tsconfig.json`,
    ]);

    expect({ code, output }).toEqual({ code: 0, output: '' });
  });

  it('the tests of all created and changed files pass', () => {
    const tested = [
      ...madeLibraries,
      'libs/agreements/api-contract',
      'apps/api',
      'apps/shopper',
      'apps/admin',
    ];
    const { code, output, errors } = copy.run('jest', [
      '--ci',
      '--json',
      ...['--projects', ...tested],
      ...['--testPathPatterns', ...madeLibraries, 'endpoints', 'carrier'],
    ]);

    expect({ code, errors: code === 0 ? '' : errors }).toEqual({ code: 0, errors: '' });
    const files = z
      .object({ testResults: z.array(z.object({ name: z.string() })) })
      .parse(JSON.parse(output))
      .testResults.map(({ name }) => name);
    expect(tested.filter((folder) => !files.some((file) => file.includes(`/${folder}/`)))).toEqual([]);
  });

  it('changes nothing when the name already exists', () => {
    const before = readWorkspace(copy.root).files;

    const again = copy.run('nx', [
      ...['g', '@pricehunt/tools:endpoint', 'list-carriers', '--module=carriers', '--path=/api/other'],
      ...['--summary=Again', '--no-interactive'],
    ]);

    expect(again.code).not.toBe(0);
    expect(again.output + again.errors).toContain('already has an endpoint named listCarriers');
    expect(readWorkspace(copy.root).files).toEqual(before);
  });
});
