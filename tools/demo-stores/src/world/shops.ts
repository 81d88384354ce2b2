import type { DeliveryDays } from '@pricehunt/offers';
import type { Category, Language } from './words';

/** In the order of their ports. */
export const shopIds = [
  'lumen',
  'brandt',
  'pennywick',
  'nordlys',
  'barn',
  'gracht',
  'kettle',
  'klotz',
] as const;
export type ShopId = (typeof shopIds)[number];

/** How a shop presents its products to machines, or misbehaves. */
export type ShopKind = 'shopify' | 'json-ld' | 'microdata' | 'open-graph' | 'flaky' | 'guarded';

/** A shop as a business: range, prices, delivery costs. */
export interface ShopProfile {
  readonly id: ShopId;
  readonly name: string;
  readonly kind: ShopKind;
  readonly tagline: string;
  readonly since: string;
  readonly language: Language;
  /** ISO 3166 code of its delivery country. */
  readonly country: string;
  readonly currency: 'EUR' | 'USD' | 'GBP' | 'SEK';
  /** Relative to the usual price: 1 is average. */
  readonly level: number;
  /** How its prices end. */
  readonly ending: 'x.99' | 'x.00' | 'x.95' | 'x9.00' | 'x.97';
  readonly shippingMinor: number;
  /** Free delivery from this amount; null when delivery is never free. */
  readonly freeShippingFromMinor: number | null;
  /** Delivery costs to other countries in minor units; null for no delivery. */
  readonly abroad: Readonly<Record<string, number | null>>;
  /** From order to delivery, where the shop states it. */
  readonly deliveryDays?: { readonly home: DeliveryDays; readonly abroad: DeliveryDays };
  /** The share of each category's products that it sells, 0 to 1. */
  readonly shelf: Readonly<Partial<Record<Category, number>>>;
  readonly refurbishedShare: number;
}

const lumen: ShopProfile = {
  id: 'lumen',
  name: 'Lumen Supply',
  kind: 'shopify',
  tagline: 'Good tools for looking, listening and making.',
  since: '2014',
  language: 'en',
  country: 'US',
  currency: 'USD',
  level: 0.97,
  ending: 'x.00',
  shippingMinor: 695,
  freeShippingFromMinor: 7500,
  abroad: { DE: 1995, SE: 2495 },
  refurbishedShare: 0,
  shelf: {
    headphones: 0.85,
    speakers: 0.8,
    phones: 0.6,
    computers: 0.6,
    cameras: 0.9,
    gaming: 0.7,
    kitchen: 0.5,
    coffee: 0.6,
    toys: 0.6,
    'smart-home': 0.8,
    accessories: 0.7,
    shoes: 0.4,
  },
};
const brandt: ShopProfile = {
  id: 'brandt',
  name: 'Elektro Brandt',
  kind: 'json-ld',
  tagline: 'Technik zum fairen Preis. Seit drei Generationen.',
  since: '1958',
  language: 'de',
  country: 'DE',
  currency: 'EUR',
  level: 0.99,
  ending: 'x.99',
  shippingMinor: 595,
  freeShippingFromMinor: 9900,
  abroad: { AT: 995, SE: 1495, US: 2990, CH: null },
  deliveryDays: { home: { min: 1, max: 4 }, abroad: { min: 4, max: 8 } },
  refurbishedShare: 0.05,
  shelf: {
    headphones: 0.95,
    speakers: 0.9,
    phones: 0.95,
    computers: 0.95,
    cameras: 0.8,
    gaming: 0.8,
    kitchen: 0.7,
    coffee: 0.7,
    cleaning: 0.9,
    'power-tools': 0.8,
    toys: 0.5,
    'smart-home': 0.8,
    'personal-care': 0.8,
    accessories: 0.7,
  },
};
const pennywick: ShopProfile = {
  id: 'pennywick',
  name: 'Pennywick & Daughters',
  kind: 'microdata',
  tagline: 'Everything for the house, properly packed.',
  since: '1926',
  language: 'en',
  country: 'GB',
  currency: 'GBP',
  level: 1.02,
  ending: 'x.95',
  shippingMinor: 395,
  freeShippingFromMinor: 5000,
  abroad: { US: 1495, DE: null },
  refurbishedShare: 0,
  shelf: {
    kitchen: 0.95,
    coffee: 0.9,
    cleaning: 0.9,
    'personal-care': 0.8,
    toys: 0.8,
    headphones: 0.5,
    speakers: 0.6,
    'smart-home': 0.6,
    phones: 0.25,
    shoes: 0.5,
    accessories: 0.4,
  },
};
const nordlys: ShopProfile = {
  id: 'nordlys',
  name: 'Nordlys Elektronik',
  kind: 'open-graph',
  tagline: 'Prylar för långa kvällar.',
  since: '2003',
  language: 'sv',
  country: 'SE',
  currency: 'SEK',
  level: 1.01,
  ending: 'x9.00',
  shippingMinor: 4900,
  freeShippingFromMinor: 49900,
  abroad: { DE: 14900, US: 29900 },
  refurbishedShare: 0,
  shelf: {
    headphones: 0.9,
    speakers: 0.8,
    phones: 0.8,
    computers: 0.8,
    cameras: 0.6,
    gaming: 0.9,
    coffee: 0.5,
    kitchen: 0.5,
    cleaning: 0.6,
    'smart-home': 0.7,
    toys: 0.5,
    'personal-care': 0.5,
    'power-tools': 0.4,
    accessories: 0.6,
  },
};
const barn: ShopProfile = {
  id: 'barn',
  name: 'Bargain Barn Direct',
  kind: 'flaky',
  tagline: 'Overstock, open box and honest refurbs.',
  since: '1999',
  language: 'en',
  country: 'US',
  currency: 'USD',
  level: 0.91,
  ending: 'x.97',
  shippingMinor: 999,
  freeShippingFromMinor: null,
  abroad: {},
  refurbishedShare: 0.45,
  shelf: {
    headphones: 0.8,
    speakers: 0.6,
    phones: 0.7,
    computers: 0.7,
    gaming: 0.7,
    'power-tools': 0.8,
    cleaning: 0.7,
    kitchen: 0.6,
    'smart-home': 0.4,
    toys: 0.5,
    shoes: 0.6,
    accessories: 0.7,
  },
};
const gracht: ShopProfile = {
  id: 'gracht',
  name: 'Grachtwinkel',
  kind: 'guarded',
  tagline: 'Van de kade naar je keukentafel.',
  since: '1987',
  language: 'nl',
  country: 'NL',
  currency: 'EUR',
  level: 1,
  ending: 'x.00',
  shippingMinor: 0,
  freeShippingFromMinor: 0,
  abroad: {},
  refurbishedShare: 0.15,
  shelf: {
    headphones: 0.7,
    speakers: 0.7,
    phones: 0.7,
    computers: 0.5,
    coffee: 0.8,
    kitchen: 0.7,
    cleaning: 0.7,
    shoes: 0.8,
    toys: 0.7,
    'personal-care': 0.7,
    'smart-home': 0.5,
    gaming: 0.5,
    accessories: 0.4,
  },
};
const kettle: ShopProfile = {
  id: 'kettle',
  name: 'Kettle & Crumb',
  kind: 'shopify',
  tagline: 'A small shop for slow breakfasts.',
  since: '2019',
  language: 'en',
  country: 'GB',
  currency: 'GBP',
  level: 1.03,
  ending: 'x.00',
  shippingMinor: 450,
  freeShippingFromMinor: 6000,
  abroad: {},
  refurbishedShare: 0,
  shelf: { coffee: 0.95, kitchen: 0.8 },
};
const klotz: ShopProfile = {
  id: 'klotz',
  name: 'Klotz & Kegel',
  kind: 'shopify',
  tagline: 'Spielsachen, die bleiben.',
  since: '2011',
  language: 'de',
  country: 'DE',
  currency: 'EUR',
  level: 0.96,
  ending: 'x.99',
  shippingMinor: 495,
  freeShippingFromMinor: 5500,
  abroad: { AT: 995, US: null },
  refurbishedShare: 0,
  shelf: { toys: 1, gaming: 0.95 },
};

/** In the order of the ports. */
export const shops: readonly ShopProfile[] = [lumen, brandt, pennywick, nordlys, barn, gracht, kettle, klotz];

/** Fixed, so that prices never change by themselves. */
export const unitsPerEuro = { EUR: 1, USD: 1.08, GBP: 0.86, SEK: 11.3 } as const;
