import { isRecord } from '../house/read-workspace';

/** A package that is part of what is deployed. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package states it, an SPDX expression; null where it states none. */
  readonly licence: string | null;
}

/** Licences that what is deployed may carry: those that ask for a notice at most, and MPL, which asks for its own files. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Development packages that leave something in the pages: its style sheet. */
const builtIn: readonly string[] = ['tailwindcss'];

/** The packages of production in a lockfile, by name and version, each once. Throws when it names none. */
export function shippedPackages(lockfile: unknown): readonly ShippedPackage[] {
  const entries = isRecord(lockfile) && isRecord(lockfile['packages']) ? lockfile['packages'] : {};
  const shipped = Object.entries(entries).flatMap(([path, entry]): ShippedPackage[] => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (name === '' || !isRecord(entry)) return [];
    if (entry['dev'] === true && !builtIn.includes(name)) return [];
    const { version, license: licence } = entry;
    return [
      {
        ...{ name: typeof entry['name'] === 'string' ? entry['name'] : name, version: String(version) },
        licence: typeof licence === 'string' ? licence : null,
      },
    ];
  });
  if (shipped.length === 0) throw new Error('package-lock.json names no packages of production');
  const byKey = new Map(shipped.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}

/** Packages that may not be shipped, one sentence each; empty when all is well. */
export function licenceProblems(packages: readonly ShippedPackage[]): readonly string[] {
  return packages
    .filter(({ licence }) => licence === null || !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence ?? '(none stated)'}`);
}

/** An expression of OR is allowed when one side is, one of AND when both are. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.has(licence)));
}

/** docs/licences.md, made from the packages. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? ''} |`);
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence ?? '', (counts.get(licence ?? '') ?? 0) + 1);
  const sums = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, count]) => `| ${licence} | ${count} |`);
  return `${introduction}
| licence | packages |
| --- | --- |
${sums.join('\n')}

## Packages

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}
`;
}

const introduction = `# Licences of shipped packages

Made by \`npx nx run checks:write-pages\` from package-lock.json. Do not edit it by hand.

The packages that PriceHunt's programs and pages are built from or installed with, whatever the platform. A check refuses a licence that
isn't one of these: ${[...allowed].join(', ')}. Of a choice (OR), one of them is enough.
`;
