import { readMeasure } from '@pricehunt/offers';
import type { PricedListing } from '../../rows/listings';
import { attributesOf } from '../catalog/listed-attributes';
import type { AttributeFacet } from './search-request';

const facetsMax = 6;
const valuesMax = 20;
/** An attribute is a filter if a value of it has at least this many products, on average. */
const productsOfValueMin = 1.5;

/** Keys of values by the attribute's name. */
export type AttributeChoices = Readonly<Record<string, readonly string[]>>;

export function hasAttributes(listing: PricedListing, wanted: AttributeChoices): boolean {
  const names = Object.keys(wanted);
  if (names.length === 0) return true;
  const own = attributesOf(listing);
  return names.every((name) =>
    own.some((each) => each.name === name && wanted[name]?.includes(each.key) === true),
  );
}

/** Learned from the listings, those that most products state first. Each is counted as if only the others were set. */
export function attributeFacets(
  listings: readonly PricedListing[],
  chosen: AttributeChoices,
): readonly AttributeFacet[] {
  const stated = new Map<string, number>();
  for (const listing of listings)
    for (const name of new Set(attributesOf(listing).map((each) => each.name)))
      stated.set(name, (stated.get(name) ?? 0) + 1);
  return [...stated]
    .sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
    .flatMap(([name]) => {
      const { [name]: _own, ...others } = chosen;
      const values = countedValues(
        name,
        listings.filter((listing) => hasAttributes(listing, others)),
      );
      const products = values.reduce((sum, { count }) => sum + count, 0);
      const isFilter = values.length > 1 && products >= values.length * productsOfValueMin;
      return isFilter || chosen[name] !== undefined
        ? [{ name, values: inOrder(values.slice(0, valuesMax)) }]
        : [];
    })
    .slice(0, facetsMax);
}

function countedValues(name: string, listings: readonly PricedListing[]): AttributeFacet['values'] {
  const values = new Map<string, string[]>();
  for (const listing of listings) {
    const own = attributesOf(listing).filter((each) => each.name === name);
    for (const { key, label } of own) values.set(key, [...(values.get(key) ?? []), label]);
  }
  return [...values]
    .map(([value, labels]) => ({ value, label: commonest(labels), count: labels.length }))
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
}

/** Of equally common spellings, lower case. */
function commonest(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const [first] = [...counts].sort((left, right) => right[1] - left[1] || (left[0] > right[0] ? -1 : 1));
  return first?.[0] ?? '';
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
