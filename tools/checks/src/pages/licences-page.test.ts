import { licenceProblems, licencesPage, shippedPackages } from './licences-page';

const lockfile = {
  packages: {
    '': { name: 'pricehunt', license: 'MIT' },
    'node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/a/node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: '(GPL-3.0 OR Apache-2.0)' },
    'node_modules/jest': { version: '30.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/tailwindcss': { version: '4.3.3', license: 'MIT', dev: true },
    'node_modules/optional': { version: '1.0.0', license: '0BSD', optional: true },
  },
};

describe('the list of licences', () => {
  it('lists each production package once, with what is built into the pages', () => {
    expect(shippedPackages(lockfile).map(({ name, version }) => `${name} ${version}`)).toEqual([
      ...['a 1.0.0', 'optional 1.0.0', 'tailwindcss 4.3.3', 'zod 4.6.7'],
    ]);
    expect(licencesPage(shippedPackages(lockfile))).toContain('| zod | 4.6.7 | MIT |');
  });

  it.each([
    ['GPL-3.0', 'bad 1.0.0 has the licence GPL-3.0'],
    ['(MIT AND AGPL-3.0)', 'bad 1.0.0 has the licence (MIT AND AGPL-3.0)'],
    ['SEE LICENSE IN FILE', 'bad 1.0.0 has the licence SEE LICENSE IN FILE'],
    [undefined, 'bad 1.0.0 has the licence (none stated)'],
  ])('refuses the licence %s', (license, problem) => {
    const packages = { ...lockfile.packages, 'node_modules/bad': { version: '1.0.0', license } };

    expect(licenceProblems(shippedPackages({ packages }))).toEqual([problem]);
  });

  it('refuses a lockfile without packages', () => {
    expect(() => shippedPackages({})).toThrow('no production packages');
  });
});
