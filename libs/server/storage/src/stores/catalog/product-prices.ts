import {
  anywhere,
  conditionClasses,
  conditionShown,
  destinationsOf,
  offerTotal,
  productPrice,
  type Destination,
  type ExchangeRates,
  type OfferTotal,
} from '@pricehunt/offers';
import { and, eq } from 'drizzle-orm';
import type { Access } from '../../access';
import type { OfferOfPrice } from './offer-rows';
import type { ListingRow, PriceRow } from '../../rows/listings';

/** The destinations of a product's offers and of its price drops. */
function pricedDestinations(offers: readonly OfferOfPrice[], fallen?: FallenOffers): readonly Destination[] {
  return [...new Set([...destinationsOf(offers), ...(fallen?.keys() ?? [])])];
}

/** The product's own destinations other than `anywhere`, as text: " DE EUR ", or nothing. */
export function listedDestinations(offers: readonly OfferOfPrice[], fallen?: FallenOffers): string {
  const named = pricedDestinations(offers, fallen).filter((destination) => destination !== anywhere);
  return named.length === 0 ? '' : ` ${named.join(' ')} `;
}

/** The offers of a product's price drops, by destination. */
export type FallenOffers = ReadonlyMap<
  Destination,
  { readonly offerId: string; readonly basisPoints: number }
>;

export function pricesOf(
  { number, destinations, categorySlug, inStock }: ListingRow,
  offers: readonly OfferOfPrice[],
  { rates, fallen }: { readonly rates: ExchangeRates; readonly fallen: FallenOffers | undefined },
): readonly PriceRow[] {
  /** Zero once another offer is cheaper or the fallen one can't be bought. */
  const dropOf = (destination: Destination, leading: OfferTotal): number => {
    const drop = fallen?.get(destination);
    const offer = drop && offers.find(({ id }) => id === drop.offerId);
    if (offer === undefined) return 0;
    const total = offerTotal(offer, { destination, rates });
    const isLeading =
      total.kind === leading.kind && total.tax === leading.tax && isSameAmount(total, leading);
    return isLeading ? (drop?.basisPoints ?? 0) : 0;
  };
  const shown = conditionShown(offers);
  return pricedDestinations(offers, fallen).flatMap((destination) =>
    conditionClasses.flatMap((conditionClass): readonly PriceRow[] => {
      const price = productPrice(offers, conditionClass, { destination, rates });
      if (price === null) return [];
      const { kind, shipping, tax, reference, own } = price.total;
      const isShipped = kind !== 'not-shipped';
      return [
        {
          number,
          destination,
          conditionClass,
          kind,
          tax,
          isShown: conditionClass === shown,
          isObtainable: price.isObtainable,
          shipsFree: shipping.kind === 'free',
          dropBasisPoints: conditionClass === shown && price.isBest ? dropOf(destination, price.total) : 0,
          reference: isShipped ? reference : null,
          ownMinor: isShipped ? own.amountMinor : null,
          ownCurrency: isShipped ? own.currency : null,
          destinations,
          categorySlug,
          inStock,
        },
      ];
    }),
  );
}

function isSameAmount(one: OfferTotal, other: OfferTotal): boolean {
  if (one.reference !== null && other.reference !== null) return one.reference === other.reference;
  return one.own.currency === other.own.currency && one.own.amountMinor === other.own.amountMinor;
}

/** Replaces the prices of the products; writes only changes. */
export async function savePrices(
  { database, tables: { productPrices }, isOneOf, saveRows }: Access,
  numbers: readonly number[],
  prices: readonly PriceRow[],
): Promise<void> {
  const known = await database.select().from(productPrices).where(isOneOf(productPrices.number, numbers));
  const before = new Map(known.map((row) => [keyOf(row), row]));
  const changed = prices.filter((row) => !isSame(row, before.get(keyOf(row))));
  for (const row of prices) before.delete(keyOf(row));
  const gone = [...before.values()];
  for (const destination of new Set(gone.map((row) => row.destination)))
    for (const conditionClass of conditionClasses) {
      const own = gone.filter(
        (row) => row.destination === destination && row.conditionClass === conditionClass,
      );
      await database.delete(productPrices).where(
        and(
          isOneOf(
            productPrices.number,
            own.map(({ number }) => number),
          ),
          eq(productPrices.destination, destination),
          eq(productPrices.conditionClass, conditionClass),
        ),
      );
    }
  await saveRows(productPrices, changed, replacePrice);
}

const replacePrice = { taken: 'replace', key: ['number', 'destination', 'conditionClass'] } as const;

function keyOf({ number, destination, conditionClass }: PriceRow): string {
  return `${number} ${destination} ${conditionClass}`;
}

function isSame(left: PriceRow, right: PriceRow | undefined): boolean {
  return (
    right !== undefined &&
    left.isShown === right.isShown &&
    left.kind === right.kind &&
    left.tax === right.tax &&
    left.isObtainable === right.isObtainable &&
    left.shipsFree === right.shipsFree &&
    left.dropBasisPoints === right.dropBasisPoints &&
    left.reference === right.reference &&
    left.ownMinor === right.ownMinor &&
    left.ownCurrency === right.ownCurrency &&
    left.destinations === right.destinations &&
    left.categorySlug === right.categorySlug &&
    left.inStock === right.inStock
  );
}
