import type { Offer } from '@pricehunt/offers';

/** What few offers state, without what this one doesn't. */
export function statedDetailsOf({
  tax,
  weightGrams,
  facts,
}: Offer): Pick<Offer, 'tax' | 'weightGrams' | 'facts'> {
  return {
    ...(tax === undefined ? {} : { tax }),
    ...(weightGrams === undefined ? {} : { weightGrams }),
    ...(facts === undefined ? {} : { facts }),
  };
}
