import type { Offer } from '@pricehunt/offers';

export function taxAndWeightOf({ tax, weightGrams }: Offer): Pick<Offer, 'tax' | 'weightGrams'> {
  return { ...(tax === undefined ? {} : { tax }), ...(weightGrams === undefined ? {} : { weightGrams }) };
}
