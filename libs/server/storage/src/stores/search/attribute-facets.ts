import { readMeasure } from '@pricehunt/offers';
import type { PricedListing } from '../../rows/listings';
import { attributeIn, attributeInText, attributeTexts } from '../catalog/listed-attributes';
import type { ListedAttribute } from '../catalog/listed-attributes';
import type { AttributeFacet } from './search-request';

const facetsMax = 6;
const valuesMax = 20;
/** An attribute is a filter if a value of it has at least this many products, on average. */
const productsOfValueMin = 1.5;

/** Keys of values by the attribute's name. */
export type AttributeChoices = Readonly<Record<string, readonly string[]>>;

export function hasAttributes({ attributes }: PricedListing, wanted: AttributeChoices): boolean {
  return Object.keys(wanted).every((name) => hasAttribute(attributes, name, wanted));
}

function hasAttribute(text: string, name: string, wanted: AttributeChoices): boolean {
  return wanted[name]?.some((key) => text.includes(attributeInText(name, key))) === true;
}

/** Learned from the listings, those that most products state first. Each is counted as if only the others were set. */
export function attributeFacets(
  listings: readonly PricedListing[],
  chosen: AttributeChoices,
): readonly AttributeFacet[] {
  const names = Object.keys(chosen);
  const all = new Map<string, number>();
  const chosenOnes = names.length === 0 ? all : new Map<string, number>();
  const othersOf = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const { attributes } of listings) {
    countAttributes(all, attributes);
    if (names.length === 0) continue;
    const [missing = null, ...more] = names.filter((name) => !hasAttribute(attributes, name, chosen));
    if (more.length > 0) continue;
    if (missing === null) countAttributes(chosenOnes, attributes);
    for (const [name, counts] of othersOf)
      if (missing === null || missing === name) countAttributes(counts, attributes);
  }
  const stated = byName(all);
  const known = names.length === 0 ? stated : byName(chosenOnes);
  const valuesOf = (name: string): readonly StatedValue[] => {
    const others = othersOf.get(name);
    return (others === undefined ? known : byName(others)).get(name) ?? [];
  };
  const facets: AttributeFacet[] = [];
  for (const name of mostStatedFirst(stated)) {
    if (facets.length >= facetsMax) break;
    const values = countedValues(valuesOf(name));
    const products = values.reduce((sum, { count }) => sum + count, 0);
    const isFilter = values.length > 1 && products >= values.length * productsOfValueMin;
    if (isFilter || chosen[name] !== undefined)
      facets.push({ name, values: inOrder(values.slice(0, valuesMax)) });
  }
  return facets;
}

/** Counts the texts of a listing's attributes whole: of thousands of listings, only the different ones are read. */
function countAttributes(counts: Map<string, number>, attributes: string): void {
  for (const text of attributeTexts(attributes)) counts.set(text, (counts.get(text) ?? 0) + 1);
}

interface StatedValue extends ListedAttribute {
  readonly count: number;
}

function byName(counts: ReadonlyMap<string, number>): ReadonlyMap<string, readonly StatedValue[]> {
  const values = new Map<string, StatedValue[]>();
  for (const [text, count] of counts) {
    const value = { ...attributeIn(text), count };
    const known = values.get(value.name);
    if (known === undefined) values.set(value.name, [value]);
    else known.push(value);
  }
  return values;
}

function mostStatedFirst(values: ReadonlyMap<string, readonly StatedValue[]>): readonly string[] {
  return [...values]
    .map(([name, own]) => ({ name, count: own.reduce((sum, { count }) => sum + count, 0) }))
    .sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1))
    .map(({ name }) => name);
}

function countedValues(stated: readonly StatedValue[]): AttributeFacet['values'] {
  const values = new Map<string, StatedValue[]>();
  for (const value of stated) values.set(value.key, [...(values.get(value.key) ?? []), value]);
  return [...values]
    .map(([value, spellings]) => ({
      value,
      label: commonest(spellings),
      count: spellings.reduce((sum, { count }) => sum + count, 0),
    }))
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
}

/** Of equally common spellings, lower case. */
function commonest(spellings: readonly StatedValue[]): string {
  const [first] = spellings.toSorted(
    (left, right) => right.count - left.count || (left.label > right.label ? -1 : 1),
  );
  return first?.label ?? '';
}

/** Amounts in their order, units apart; other values by their number of products. */
function inOrder(values: AttributeFacet['values']): AttributeFacet['values'] {
  const amounts = values.map(({ value }) => amountOf(value));
  if (amounts.some((amount) => amount === null)) return values;
  return values
    .map((value, place) => ({ value, amount: amounts[place] ?? 0 }))
    .sort((left, right) => left.amount - right.amount)
    .map(({ value }) => value);
}

const factors = new Map([
  ['mb', 1e6],
  ['gb', 1e9],
  ['tb', 1e12],
  ['ml', 0.001],
  ['cl', 0.01],
  ['mm', 0.001],
  ['cm', 0.01],
  ['g', 0.001],
]);

function amountOf(value: string): number | null {
  const measure = readMeasure(value);
  if (measure !== null) return measure.from ?? 0;
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)(?: (\p{L}+))?$/u.exec(value) ?? [];
  return amount === undefined ? null : Number(amount) * (factors.get(unit) ?? 1);
}
