import type { Offer } from '@pricehunt/offers';

/** What an offer states of the tax in its price and of its weight; nothing of what it leaves open. */
export function taxAndWeightOf({ tax, weightGrams }: Offer): Pick<Offer, 'tax' | 'weightGrams'> {
  return { ...(tax === undefined ? {} : { tax }), ...(weightGrams === undefined ? {} : { weightGrams }) };
}
