import { minorUnitDigits } from '@pricehunt/offers';
import { readFilterWords } from '@pricehunt/product-search';
import type { PriceBound } from '@pricehunt/product-search';
import { browsePath, everything } from './browse-choices';
import type { BrowseChoices, PriceChoice } from './browse-choices';
import { usePriceWords } from './price-words';

/** The choices with the filters among the words, such as "under $300", as choices of their own. A chosen filter wins. */
export function withFilterWords(choices: BrowseChoices, currency: string): BrowseChoices {
  const { rest, minPrice, maxPrice, condition, availability, shipsFree } = readFilterWords(
    choices.words,
    currency,
  );
  const price = priceOf(minPrice, maxPrice, currency);
  const isProductNamed = /[\p{L}\p{N}]/u.test(rest);
  const saysAny = price !== null || condition !== null || availability !== null || shipsFree;
  if (!saysAny || (!isProductNamed && price === null)) return choices;
  return {
    ...choices,
    words: rest,
    price: choices.price ?? price,
    conditions: choices.conditions.length > 0 || condition === null ? choices.conditions : [condition],
    isInStock: choices.isInStock || availability === 'in_stock',
    shipsFree: choices.shipsFree || shipsFree,
  };
}

/**
 * Where a search by words begins: in the catalog for words that describe products, such as "vacuum under $300" or
 * "desk lamp"; null for those that may name one product, which is compared at all shops.
 */
export function browsePathOfWords(words: string, currency: string): string | null {
  const asTyped = { ...everything, words };
  const filtered = withFilterWords(asTyped, currency);
  return filtered === asTyped && !isGeneral(words) ? null : browsePath(filtered);
}

/** The words with their price limit, such as "quiet vacuum under $300", if a search for them has the same limit. */
export function useTypedWords({ words, price }: BrowseChoices): string {
  const priceWords = usePriceWords();
  if (words === '' || price === null) return words;
  const named = priceWords(price);
  const typed = `${words} ${named.charAt(0).toLowerCase()}${named.slice(1)}`;
  const meant = withFilterWords({ ...everything, words: typed }, price.currency);
  const isSame = meant.words === words && isSamePrice(meant.price, price);
  return isSame ? typed : words;
}

function isSamePrice(one: PriceChoice | null, other: PriceChoice): boolean {
  return (
    one !== null &&
    one.minMinor === other.minMinor &&
    one.maxMinor === other.maxMinor &&
    one.currency === other.currency
  );
}

/** One or two words without a number: a kind of product rather than a model. */
function isGeneral(words: string): boolean {
  return /^\P{N}+$/u.test(words) && words.trim().split(/\s+/).length <= 2;
}

function priceOf(least: PriceBound | null, most: PriceBound | null, ofPlace: string): PriceChoice | null {
  const currency = most?.currency ?? least?.currency ?? ofPlace;
  const minor = (bound: PriceBound | null) =>
    bound === null ? null : Math.round(bound.amount * 10 ** minorUnitDigits(currency));
  return least === null && most === null ? null : { minMinor: minor(least), maxMinor: minor(most), currency };
}
