import {
  availabilities,
  conditions,
  type ExchangeRates,
  type Offer,
  type Shipping,
  type ShippingRate,
} from '@pricehunt/offers';
import { sampleOffer } from './samples';

/** Rates for the generated offers; there is none for shillings. */
export const generatedRates: ExchangeRates = {
  base: 'EUR',
  date: '2099-01-01',
  rates: { USD: 1.0813, SEK: 11.357, JPY: 171.94 },
};

export const generatedCountries = ['DE', 'US', 'SE', null] as const;

/** Numbers from 0 to below 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Some offers of a product: shops at home in several places, currencies, conditions, and what they say of shipping. */
export function generatedOffers(random: () => number, idBase: string): readonly Offer[] {
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const currency = () => oneOf(['EUR', 'EUR', 'USD', 'SEK', 'KES']);
  const money = (max: number) => ({ amountMinor: Math.floor(random() * max), currency: currency() });
  const shipping = (): Shipping => {
    const kind = oneOf<Shipping['kind']>(['free', 'unknown', 'known', 'known']);
    return kind === 'known' ? { kind, cost: money(40) } : { kind };
  };
  const rates = (): readonly ShippingRate[] =>
    (['DE', 'US', 'SE'] as const).flatMap((country) =>
      random() < 0.6
        ? []
        : [
            {
              country,
              cost: random() < 0.3 ? null : money(40),
              freeFrom: random() < 0.7 ? null : money(200),
            },
          ],
    );
  return Array.from({ length: Math.floor(random() * 6) }, (_, place) =>
    sampleOffer({
      id: `${idBase}-${place}`,
      link: `https://shop.example/${idBase}-${place}`,
      retailer: {
        name: 'Shop',
        domain: oneOf(['one.de', 'two.com', 'three.se', 'four.us', '127.0.0.1:4400']),
      },
      price: { ...money(100), amountMinor: 100 + Math.floor(random() * 100) },
      shipping: shipping(),
      shippingRates: rates(),
      availability: oneOf(['in_stock', 'in_stock', ...availabilities]),
      condition: oneOf(['new', 'new', ...conditions]),
      checkedAt: `2026-11-2${Math.floor(random() * 2)}T08:00:00.000Z`,
    }),
  );
}
