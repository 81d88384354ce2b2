import type { ComparedOffer, OffersState } from '@pricehunt/api-contract/comparisons';
import { isInStock, taxPlace } from '@pricehunt/offers';

/** The filters and sort order of offers, stored in the page's query. */
export interface OfferChoices {
  readonly sort: OfferSort;
  readonly isInStock: boolean;
  readonly isNew: boolean;
  readonly hasFreeShipping: boolean;
  readonly shop: string | null;
}

export const offerSorts = ['delivered', 'item', 'checked'] as const;
type OfferSort = (typeof offerSorts)[number];

const names = {
  sort: 'sort',
  isInStock: 'stock',
  isNew: 'new',
  hasFreeShipping: 'free',
  shop: 'shop',
} as const;

export function readOfferChoices(query: URLSearchParams): OfferChoices {
  const sort = offerSorts.find((each) => each === query.get(names.sort));
  return {
    sort: sort ?? 'delivered',
    isInStock: query.get(names.isInStock) === '1',
    isNew: query.get(names.isNew) === '1',
    hasFreeShipping: query.get(names.hasFreeShipping) === '1',
    shop: query.get(names.shop),
  };
}

/** Writes the choices into the query without their defaults; other parameters stay. */
export function writeOfferChoices(query: URLSearchParams, choices: OfferChoices): URLSearchParams {
  const written = new URLSearchParams(query);
  const write = (name: string, value: string | null) => {
    if (value === null) written.delete(name);
    else written.set(name, value);
  };
  write(names.sort, choices.sort === 'delivered' ? null : choices.sort);
  write(names.isInStock, choices.isInStock ? '1' : null);
  write(names.isNew, choices.isNew ? '1' : null);
  write(names.hasFreeShipping, choices.hasFreeShipping ? '1' : null);
  write(names.shop, choices.shop);
  return written;
}

export function isFiltering({ isInStock, isNew, hasFreeShipping, shop }: OfferChoices): boolean {
  return isInStock || isNew || hasFreeShipping || shop !== null;
}

/** The offers that match the filters, in the chosen order. They arrive by delivered total. */
export function filteredOffers(
  { ranked, country = null }: Pick<OffersState, 'ranked' | 'country'>,
  choices: OfferChoices,
): readonly ComparedOffer[] {
  const fitting = ranked.filter((row) => fits(row, choices));
  switch (choices.sort) {
    case 'delivered':
      return fitting;
    case 'item':
      return fitting.toSorted(
        (one, other) => placeOf(one, country) - placeOf(other, country) || itemMinor(one) - itemMinor(other),
      );
    case 'checked':
      return fitting.toSorted(
        (one, other) => Date.parse(other.offer.checkedAt) - Date.parse(one.offer.checkedAt),
      );
  }
}

export function filterCounts(ranked: readonly ComparedOffer[]) {
  return {
    isInStock: ranked.filter(({ offer }) => isInStock(offer.availability)).length,
    isNew: ranked.filter(({ offer }) => offer.condition === 'new').length,
    hasFreeShipping: ranked.filter(({ offer }) => offer.shipping.kind === 'free').length,
  };
}

function fits({ offer }: ComparedOffer, choices: OfferChoices): boolean {
  return (
    (!choices.isInStock || isInStock(offer.availability)) &&
    (!choices.isNew || offer.condition === 'new') &&
    (!choices.hasFreeShipping || offer.shipping.kind === 'free') &&
    (choices.shop === null || offer.retailer.domain === choices.shop)
  );
}

function placeOf({ offer: { tax = 'included' } }: ComparedOffer, country: string | null): number {
  return taxPlace(tax, country);
}

function itemMinor({ itemPrice }: ComparedOffer): number {
  return itemPrice?.amountMinor ?? Number.MAX_SAFE_INTEGER;
}
