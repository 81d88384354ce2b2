import { feedColumnUses } from '@pricehunt/api-contract/feeds';
import type { Feed } from '@pricehunt/api-contract/feeds';
import type { ColumnUseName } from '../../messages/english/feed-columns';

/** What a column holds: a chosen use, not used, or automatic by its name. */
export type ColumnChoice = ColumnUseName | 'unused' | 'by-name';

type ColumnMapping = Feed['columnMapping'];

export function choiceIn(mapping: ColumnMapping, column: string): ColumnChoice {
  const use = mapping.find((each) => each.column === column);
  if (use === undefined) return 'by-name';
  return use.attribute ?? 'unused';
}

export function withChoice(mapping: ColumnMapping, column: string, choice: ColumnChoice): ColumnMapping {
  const others = mapping.filter((each) => each.column !== column);
  if (choice === 'by-name') return others;
  return [...others, { column, attribute: choice === 'unused' ? null : choice }];
}

export function readChoice(value: string): ColumnChoice {
  return feedColumnUses.find((use) => use === value) ?? (value === 'unused' ? 'unused' : 'by-name');
}
