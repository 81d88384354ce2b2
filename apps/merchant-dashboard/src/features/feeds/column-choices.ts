import { feedColumnUses } from '@pricehunt/api-contract';
import type { Feed } from '@pricehunt/api-contract';
import type { ColumnUseName } from '../../messages/english/feed-columns';

/** What is chosen for a column: what it holds, that it isn't used, or what its name says. */
export type ColumnChoice = ColumnUseName | 'unused' | 'by-name';

type ColumnMapping = Feed['columnMapping'];

/** What is chosen for a column in a mapping. */
export function choiceIn(mapping: ColumnMapping, column: string): ColumnChoice {
  const use = mapping.find((each) => each.column === column);
  if (use === undefined) return 'by-name';
  return use.attribute ?? 'unused';
}

/** The mapping with another choice for a column. */
export function withChoice(mapping: ColumnMapping, column: string, choice: ColumnChoice): ColumnMapping {
  const others = mapping.filter((each) => each.column !== column);
  if (choice === 'by-name') return others;
  return [...others, { column, attribute: choice === 'unused' ? null : choice }];
}

/** The choice that a value of a control stands for. */
export function readChoice(value: string): ColumnChoice {
  return feedColumnUses.find((use) => use === value) ?? (value === 'unused' ? 'unused' : 'by-name');
}
