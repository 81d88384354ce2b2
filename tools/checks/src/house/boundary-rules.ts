import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isRecord, texts } from './read-workspace';

/** A row of the boundary rule: the tags that projects with a tag may depend on. */
export interface Constraint {
  /** The files of the row's override. */
  readonly where: string;
  readonly sourceTag: string;
  readonly allowedTags: readonly string[];
  readonly bannedPackages: readonly string[];
}

const ruleName = '@nx/enforce-module-boundaries';

/** The settings of lint, whose boundary rule is made from boundaries.json, with what .eslintrc.json adds. */
export function readEslintrc(): unknown {
  const rules = createRequire(import.meta.url)('../../lint-rules.cjs');
  const added = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../.eslintrc.json'), 'utf8'));
  return { ...rules, overrides: [...rules.overrides, added, ...(added.overrides ?? [])] };
}

/** Returns every row of every boundary rule. Throws when there is none. */
export function readConstraints(eslintrc: unknown): readonly Constraint[] {
  const constraints = boundaryOptions(eslintrc).flatMap(({ where, options }) =>
    list(options['depConstraints']).map((row) => ({
      where,
      sourceTag: String(row['sourceTag'] ?? ''),
      allowedTags: texts(row['onlyDependOnLibsWithTags']),
      bannedPackages: texts(row['bannedExternalImports']),
    })),
  );
  if (constraints.length === 0) throw new Error(`lint-rules.cjs has no ${ruleName}`);
  return constraints;
}

export function boundaryProblems(eslintrc: unknown, tagsInUse: readonly string[]): readonly string[] {
  const rules = boundaryOptions(eslintrc);
  const constraints = readConstraints(eslintrc);
  return [
    ...rules.flatMap(({ where, severity, options }) => [
      ...(severity === 'error' ? [] : [`${where}: ${ruleName} is not an error`]),
      ...(texts(options['allow']).length === 0 ? [] : [`${where}: "allow" lets imports past the rule`]),
    ]),
    ...constraints.flatMap(({ where, sourceTag, allowedTags }) =>
      sourceTag.includes('*') || allowedTags.length === 0 || allowedTags.some((tag) => tag.includes('*'))
        ? [`${where}: the row of "${sourceTag}" allows everything`]
        : [],
    ),
    ...rules.flatMap(({ where }) =>
      tagsInUse
        .filter((tag) => !constraints.some((row) => row.where === where && row.sourceTag === tag))
        .map((tag) => `${where}: no row for ${tag}`),
    ),
  ];
}

interface BoundaryRule {
  readonly where: string;
  readonly severity: unknown;
  readonly options: Readonly<Record<string, unknown>>;
}

function boundaryOptions(eslintrc: unknown): readonly BoundaryRule[] {
  if (!isRecord(eslintrc)) return [];
  return [eslintrc, ...list(eslintrc['overrides'])].flatMap((part) => {
    const rules = isRecord(part['rules']) ? part['rules'] : {};
    if (!(ruleName in rules)) return [];
    const rule = rules[ruleName];
    const [severity, options]: readonly unknown[] = Array.isArray(rule) ? rule : [rule];
    const where = texts(part['files']).join(', ');
    return [{ where, severity, options: isRecord(options) ? options : {} }];
  });
}

function list(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
