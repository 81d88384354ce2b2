import { load } from 'cheerio/slim';
import { readJsonPath } from './json-path';
import type { PageRule, RuleProblem, ShopRules } from './shop-rules';

const lengthMax = 500;

/** Checks only the syntax; null if valid. */
export function ruleProblem(rule: PageRule): RuleProblem | null {
  const written = rule.kind === 'css' ? rule.selector : rule.kind === 'regex' ? rule.pattern : rule.path;
  if (written.trim() === '') return 'empty';
  if (written.length > lengthMax) return 'too-long';
  if (rule.kind === 'json-path') return readJsonPath(written) === null ? 'path' : null;
  if (rule.kind === 'regex') return patternProblem(written);
  if (rule.attribute !== null && !/^[A-Za-z_:][\w:.-]{0,60}$/u.test(rule.attribute)) return 'attribute';
  try {
    load('<p>words</p>').root().find(written);
    return null;
  } catch {
    return 'selector';
  }
}

export function problemsOfRules(
  rules: ShopRules,
): readonly { readonly field: string; readonly problem: RuleProblem }[] {
  const { results, product } = rules;
  const all: readonly (readonly [string, PageRule | null | undefined])[] = [
    ['item', results?.item],
    ['link', results?.link],
    ...Object.entries(product),
  ];
  return all.flatMap(([field, rule]) => {
    const problem = rule === null || rule === undefined ? null : ruleProblem(rule);
    return problem === null ? [] : [{ field, problem }];
  });
}

function patternProblem(pattern: string): RuleProblem | null {
  try {
    // The empty alternative always matches, so that the groups can be counted.
    const groups = (new RegExp(`${pattern}|`, 's').exec('') ?? []).length - 1;
    return groups === 1 ? null : 'group';
  } catch {
    return 'pattern';
  }
}
