import type { Feed } from '@pricehunt/api-contract';

/** All issues of one code in the latest runs of all feeds. */
export interface IssueGroup {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly sentence: string;
  readonly hint: string;
  readonly count: number;
}

/** The issues of products that are in the catalog, by code, the most frequent first; rows that stayed out are not in it. */
export function issueGroupsOf(feeds: readonly Feed[]): readonly IssueGroup[] {
  const groups = new Map<string, IssueGroup>();
  for (const group of feeds.flatMap(({ latestImport }) => latestImport?.preview?.issues ?? [])) {
    if (group.severity === 'error' || /^(?:file|header)\./.test(group.code)) continue;
    const { code, severity, sentence, hint } = group;
    const count = group.count + (groups.get(code)?.count ?? 0);
    groups.set(code, { code, severity, sentence, hint, count });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
