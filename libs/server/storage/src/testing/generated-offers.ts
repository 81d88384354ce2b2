import {
  availabilities,
  conditions,
  type ExchangeRates,
  type Offer,
  type Shipping,
  type ShippingPolicy,
  type ShippingRate,
} from '@pricehunt/offers';
import { childrenOf, productCategories, type ProductCategory } from '@pricehunt/product-categories';
import type { Storage } from '../storage';
import { sampleOffer } from './samples';

export const generatedRates: ExchangeRates = {
  base: 'EUR',
  date: '2099-01-01',
  rates: { USD: 1.0813, CAD: 1.5127, GBP: 0.8391, SEK: 11.357, JPY: 171.94 },
};

export const generatedCountries = ['DE', 'US', 'SE', 'CA', 'GB', null] as const;
const shippingCountries = ['DE', 'US', 'SE', 'CA', 'GB'] as const;

export function seededRandom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Seeds compared by one test, both ends included. */
export interface AgreementSeeds {
  readonly first: number;
  readonly last: number;
}

/** Seeds per storage; each needs its own category. */
const seedsOfStorageMax = 100;

/** The seeds per storage: as many as AGREEMENT_SEEDS says, otherwise the usual number. */
export function agreementSeeds(wanted: string | undefined, usual: number): readonly AgreementSeeds[] {
  const given = Number(wanted);
  const seeds = Number.isInteger(given) && given > 0 ? given : usual;
  return Array.from({ length: Math.ceil(seeds / seedsOfStorageMax) }, (_, place) => ({
    first: place * seedsOfStorageMax + 1,
    last: Math.min((place + 1) * seedsOfStorageMax, seeds),
  }));
}

/** The time limit, if it is longer than other tests'. */
export function agreementTimeoutMs({ first, last }: AgreementSeeds): number | undefined {
  const seeds = last - first + 1;
  return seeds > 60 ? seeds * 10_000 : undefined;
}

/** A category without subcategories, unique to the seed within its storage. */
export function categoryOfSeed(seed: number): ProductCategory {
  const narrowest = productCategories.filter(({ slug }) => childrenOf(slug).length === 0);
  const category = narrowest[seed % seedsOfStorageMax];
  if (category === undefined) throw new Error('There are more seeds than categories.');
  return category;
}

const shopDomains = [
  'one.de',
  'two.com',
  'three.se',
  'four.us',
  'five.ca',
  'six.co.uk',
  '127.0.0.1:4400',
] as const;

/** Shipping rules and policies of the shops for all seeds, saved as the operator's. */
export async function saveGeneratedRules({
  shopShipping,
}: Pick<Storage, 'shopShipping'>): Promise<RulesOfShops> {
  const random = seededRandom(18);
  const shops = shopDomains.map((domain) => {
    return { domain, rates: generatedRules(random), policy: generatedPolicy(random) };
  });
  for (const { domain: retailerDomain, rates, policy } of shops) {
    await shopShipping.saveOperatorRates(retailerDomain, rates);
    const link = `https://${retailerDomain}/`;
    await shopShipping.savePolicy({ retailerDomain, policy, link, readAt: '2026-11-20T08:00:00.000Z' });
  }
  return new Map(
    shops.map(({ domain, rates, policy }) => [
      domain,
      {
        ...(rates.length === 0
          ? {}
          : { shopRates: rates.map((rate) => ({ ...rate, enteredBy: 'operator' as const })) }),
        ...(policy.length === 0 ? {} : { shopPolicy: policy }),
      },
    ]),
  );
}

type RulesOfShops = ReadonlyMap<string, Pick<Offer, 'shopRates' | 'shopPolicy'>>;

export function withRules(offers: readonly Offer[], rules: RulesOfShops): readonly Offer[] {
  return offers.map((offer) => ({ ...offer, ...rules.get(offer.retailer.domain) }));
}

function generatedPolicy(random: () => number): ShippingPolicy {
  return (['DE', 'US', null] as const).flatMap((country): ShippingPolicy => {
    if (random() < 0.6) return [];
    const plain = {
      countries: country === null ? [] : [country],
      itemCount: null,
      season: null,
      deliveryDays: null,
      weightGrams: random() < 0.5 ? null : { min: null, max: 500 },
    };
    const limit = { amountMinor: 150, currency: 'EUR' };
    const cost = { amountMinor: 5 + Math.floor(random() * 30), currency: 'EUR' };
    return [
      { ...plain, orderValue: { min: null, max: limit }, charge: { kind: 'amount', cost } },
      { ...plain, orderValue: { min: limit, max: null }, charge: { kind: 'share', ofOrder: 0.1 } },
    ];
  });
}

function generatedRules(random: () => number): readonly ShippingRate[] {
  return shippingCountries.flatMap((country) => {
    if (random() < 0.5) return [];
    const cost = random() < 0.3 ? null : { amountMinor: 10 + Math.floor(random() * 40), currency: 'EUR' };
    const isFreeFrom = cost !== null && random() < 0.5;
    const freeFrom = isFreeFrom ? { amountMinor: 150, currency: 'EUR' } : null;
    const light = { gramsMax: 500, cost: { amountMinor: 7, currency: 'EUR' } };
    return [{ country, cost, freeFrom, ...(random() < 0.5 ? { weightClasses: [light] } : {}) }];
  });
}

/** A product's offers, from shops in several countries, with various currencies, conditions and shipping. */
export function generatedOffers(random: () => number, idBase: string): readonly Offer[] {
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const currency = () => oneOf(['EUR', 'EUR', 'USD', 'USD', 'CAD', 'GBP', 'SEK', 'KES']);
  const money = (max: number) => ({ amountMinor: Math.floor(random() * max), currency: currency() });
  const shipping = (): Shipping => {
    const kind = oneOf<Shipping['kind']>(['free', 'unknown', 'known', 'known']);
    return kind === 'known' ? { kind, cost: money(40) } : { kind };
  };
  const rates = (): readonly ShippingRate[] =>
    shippingCountries.flatMap((country) =>
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
        domain: oneOf(shopDomains),
      },
      price: { ...money(100), amountMinor: 100 + Math.floor(random() * 100) },
      shipping: shipping(),
      shippingRates: rates(),
      availability: oneOf(['in_stock', 'in_stock', ...availabilities]),
      condition: oneOf(['new', 'new', ...conditions]),
      checkedAt: `2026-11-2${Math.floor(random() * 2)}T08:00:00.000Z`,
      ...(random() < 0.5 ? { tax: oneOf(['included', 'excluded']) } : {}),
      ...(random() < 0.5 ? { weightGrams: 100 + Math.floor(random() * 900) } : {}),
    }),
  );
}
