import {
  alertPast,
  cheapestItem,
  convertMoney,
  dayMs,
  freshRates,
  isInStock,
  offerTotal,
  productPrice,
  rankingCurrency,
  shippingTerms,
  totalIn,
  dailyLows,
  expectedTaxAt,
  latestBasis,
} from '@pricehunt/offers';
import type {
  AlertMemory,
  AlertObservation,
  AlertRule,
  ConditionClass,
  DailyLow,
  ExchangeRates,
  Money,
  Offer,
  PriceTax,
  ShippingTo,
  StatedTotal,
} from '@pricehunt/offers';
import type { AlertSighting, Stores } from '@pricehunt/storage';
import type { Needs } from '../../services';

/** In days, for a new low whose rule has no period. */
const pastDaysMax = 1_000;

export interface TrackedProduct {
  readonly productId: string;
  readonly rule: AlertRule;
  readonly currency: string;
  /** Delivery country; null for any. */
  readonly country: string | null;
  readonly conditionClass: ConditionClass;
  readonly shippingCounted: boolean;
  /** Domains of the shops whose prices count; null for all. */
  readonly shops: readonly string[] | null;
}

export interface SeenProduct {
  readonly observation: AlertObservation;
  readonly sighting: Omit<AlertSighting, 'thresholdMinor'>;
  /** Latest `checkedAt` of the offers; empty if there are none. */
  readonly checkedAt: string;
}

/** A shop that didn't respond leaves stock unknown. */
export async function observeProduct(
  services: Needs<'storage' | 'now'>,
  watched: TrackedProduct,
  memory: AlertMemory | null,
  seenBefore: AlertSighting | null,
): Promise<SeenProduct> {
  const { storage } = services;
  const now = services.now();
  const offers = await readOffers(storage, watched);
  const rates = freshRates(await storage.exchangeRates.readRates(), now);
  const best = bestOf(offers, watched, rates);
  const checkedAt = offers.reduce(
    (latest, offer) => (offer.checkedAt > latest ? offer.checkedAt : latest),
    '',
  );
  const inStock = stockOf(offers);
  return {
    observation: {
      at: now.toISOString(),
      price: best?.price ?? null,
      ...(best === null ? {} : { tax: best.tax }),
      inStock,
      ...(await pastOf(services, watched, {
        rates,
        memory,
        seenBefore,
        best,
      })),
    },
    sighting: {
      at: checkedAt === '' ? now.toISOString() : checkedAt,
      priceMinor: best?.price.amountMinor ?? null,
      ...(best === null ? {} : { holds: holdsOf(best, watched) }),
      inStock,
      ...(best === null && !areComparable(offers, watched, rates) ? { lacksRate: true as const } : {}),
    },
    checkedAt,
  };
}

/** Null if there is no price, or if the alert includes shipping and that is unknown. */
export async function findPriceOfAlert(
  { storage }: Needs<'storage'>,
  watched: TrackedProduct,
  rates: ExchangeRates,
): Promise<BestPrice | null> {
  return bestOf(await readOffers(storage, watched), watched, rates);
}

export interface OfferOfAlert {
  readonly shopName: string;
  readonly imageUrl: string | null;
  /** With or without shipping, as the alert says; null if the offer has no such price. */
  readonly comparedPrice: Money | null;
  readonly itemPrice: Money;
  readonly shipping: ShippingTo;
  /** The item price from which shipping is free; null for none. */
  readonly freeFrom: Money | null;
  readonly tax: PriceTax;
  readonly currency: string;
  /** Null if shipping is unknown. */
  readonly deliveredTotal: Money | null;
}

/** The offer with the alert's price, else the best available one; null if there is none. */
export async function findOfferOfAlert(
  { storage, now }: Needs<'storage' | 'now'>,
  watched: TrackedProduct,
): Promise<OfferOfAlert | null> {
  const { currency, country, conditionClass } = watched;
  const offers = await readOffers(storage, watched);
  const rates = freshRates(await storage.exchangeRates.readRates(), now());
  const terms = { rates, destination: country };
  const compared = bestOf(offers, watched, rates);
  const best = productPrice(offers, conditionClass, terms);
  const offer = compared?.offer ?? (best?.isBest === true ? best.offer : null);
  if (offer === null) return null;
  const total = offerTotal(offer, terms);
  const { freeFrom } = shippingTerms(offer, country, rates);
  const shown = (money: Money): Money => convertMoney(money, currency, rates) ?? money;
  return {
    shopName: offer.retailer.name,
    imageUrl: offer.imageUrl,
    comparedPrice: compared?.price ?? null,
    itemPrice: shown(offer.price),
    shipping:
      total.shipping.kind === 'known' ? { kind: 'known', cost: shown(total.shipping.cost) } : total.shipping,
    freeFrom: freeFrom && shown(freeFrom),
    tax: total.tax,
    currency: offer.price.currency,
    deliveredTotal: total.kind === 'delivered' ? (totalIn(total, currency, rates) ?? total.own) : null,
  };
}

export async function readOffers(
  storage: Pick<Stores, 'offers'>,
  { productId, shops }: Pick<TrackedProduct, 'productId' | 'shops'>,
): Promise<readonly Offer[]> {
  const offers = (await storage.offers.listOffersOfProducts([productId])).map(({ offer }) => offer);
  return offers.filter(({ retailer }) => shops?.includes(retailer.domain) ?? true);
}

/** Whether the offers' prices can be compared in the alert's currency, or needn't be. */
export function areComparable(
  offers: readonly Offer[],
  { rule, currency }: Pick<TrackedProduct, 'rule' | 'currency'>,
  rates: ExchangeRates,
): boolean {
  return rule.kind === 'back-in-stock' || rankingCurrency(offers, currency, rates) === currency;
}

interface BestPrice {
  readonly offer: Offer;
  readonly price: Money;
  readonly tax: PriceTax;
}

function bestOf(offers: readonly Offer[], watched: TrackedProduct, rates: ExchangeRates): BestPrice | null {
  const { currency, country, conditionClass, shippingCounted } = watched;
  const terms = { currency, rates, destination: country };
  if (!shippingCounted) {
    return cheapestItem(offers, conditionClass, terms);
  }
  const best = productPrice(offers, conditionClass, terms);
  if (best?.isBest !== true || best.total.kind !== 'delivered') return null;
  const price = totalIn(best.total, currency, rates);
  return price && { offer: best.offer, price, tax: best.total.tax };
}

function holdsOf({ offer, tax }: BestPrice, { shippingCounted }: TrackedProduct): StatedTotal {
  return { kind: shippingCounted ? 'delivered' : 'item-only', tax, currency: offer.price.currency };
}

function stockOf(offers: readonly Offer[]): boolean | null {
  if (offers.some(({ availability }) => isInStock(availability))) return true;
  const isGone = offers.every(({ availability }) =>
    ['out_of_stock', 'discontinued', 'pre_order', 'back_order'].includes(availability),
  );
  return offers.length > 0 && isGone ? false : null;
}

/** Observations since the last look don't count as the past yet. */
async function pastOf(
  { storage, now }: Needs<'storage' | 'now'>,
  watched: TrackedProduct,
  seen: {
    readonly rates: ExchangeRates;
    readonly memory: AlertMemory | null;
    readonly seenBefore: AlertSighting | null;
    readonly best: BestPrice | null;
  },
): Promise<Pick<AlertObservation, 'median30' | 'lowBefore'>> {
  const { rule } = watched;
  const looksBack = rule.kind === 'new-low' || (rule.kind === 'percent-drop' && rule.against === 'median-30');
  if (!looksBack) return { median30: null, lowBefore: null };
  const today = now().toISOString().slice(0, 10);
  const lastSeen = seen.seenBefore?.at.slice(0, 10) ?? today;
  const points = await lowsOfAlert({ storage, now }, watched, { ...seen, tax: seen.best?.tax ?? null });
  const { median30, lowBefore } = alertPast(watched, points, lastSeen < today ? lastSeen : today);
  return { median30, lowBefore: lowerOf(lowBefore, seen.memory?.lastMinor ?? null) };
}

/** The lowest price of each day as the alert compares it, with its tax today, or the latest if there is no price today. */
export async function lowsOfAlert(
  { storage, now }: Needs<'storage' | 'now'>,
  watched: Omit<TrackedProduct, 'rule'>,
  { rates, tax }: { readonly rates: ExchangeRates; readonly tax: PriceTax | null },
): Promise<readonly DailyLow[]> {
  const { productId, conditionClass, currency, country, shippingCounted, shops } = watched;
  const { pasts } = await storage.priceHistory.readPast(productId, conditionClass, shops);
  const sinceDay = new Date(now().getTime() - pastDaysMax * dayMs).toISOString().slice(0, 10);
  const terms = { currency, country, rates, sinceDay };
  const comparedTax = tax ?? latestBasis(pasts, conditionClass, terms)?.tax ?? expectedTaxAt(country);
  return dailyLows(pasts, { includesShipping: shippingCounted, tax: comparedTax }, terms).points;
}

function lowerOf(low: Money | null, lastMinor: number | null): Money | null {
  if (low === null || lastMinor === null) return low;
  return { ...low, amountMinor: Math.min(low.amountMinor, lastMinor) };
}
