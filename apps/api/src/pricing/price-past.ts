import type { DealVerdictView } from '@pricehunt/api-contract/browsing';
import { dayMs, priceDrop, pricePast, soldOutSpans } from '@pricehunt/offers';
import type {
  ConditionClass,
  DailyLow,
  DaySpan,
  ExchangeRates,
  LowsBasis,
  Offer,
  PriceDrop,
} from '@pricehunt/offers';
import type { ProductPast } from '@pricehunt/storage';
import type { PlaceOfRequest } from '../access/country-of-request';
import type { Needs } from '../services';

/** The verdict uses at least this many days, however few were requested. */
const verdictDaysMin = 365;

export interface PricePast {
  readonly currency: string | null;
  readonly conditionClass: ConditionClass;
  /** Null without prices. */
  readonly basis: LowsBasis | null;
  readonly points: readonly DailyLow[];
  readonly soldOut: readonly DaySpan[];
  readonly verdict: DealVerdictView;
  /** All current ones, whichever prices count. */
  readonly offers: readonly Offer[];
}

/** Which prices count: all by default. */
interface PriceLine {
  readonly condition?: ConditionClass | undefined;
  /** By their domains. */
  readonly shops?: readonly string[] | undefined;
}

/** The past of a product's price at a place, as `pricePast` of offers defines it, with its verdict. */
export async function readPricePast(
  services: Needs<'storage' | 'now'>,
  productId: string,
  terms: PastTermsOfRequest,
): Promise<PricePast> {
  const [past] = await readPricePasts(services, [productId], terms);
  if (past === undefined) throw new Error('No past was read for the product.');
  return past;
}

interface PastTermsOfRequest extends PlaceOfRequest, PriceLine {
  readonly days: number;
}

/** The same for several products, in their order. */
export async function readPricePasts(
  services: Needs<'storage' | 'now'>,
  productIds: readonly string[],
  terms: PastTermsOfRequest,
): Promise<readonly PricePast[]> {
  const rates = await services.storage.exchangeRates.readRates();
  const { days, currency, country } = terms;
  const stored = await storedPastsOf(services, productIds, terms);
  return stored.map((each) => pastAt(services, each, { days, currency, country, rates }));
}

function pastAt(
  services: Needs<'now'>,
  stored: StoredPast,
  terms: PlaceOfRequest & { readonly days: number; readonly rates: ExchangeRates },
): PricePast {
  const { days, rates, ...place } = terms;
  const sinceDay = dayBefore(services, Math.max(days, verdictDaysMin));
  const past = pricePast(stored, { ...place, rates, sinceDay });
  const { currency, basis, points } = past;
  const since = dayBefore(services, days);
  return {
    currency,
    conditionClass: stored.conditionClass,
    basis,
    points: points.filter(({ day }) => day >= since),
    soldOut: soldOutSpans(stored.pasts, { country: place.country, rates, sinceDay: since }),
    verdict: verdictOf(past),
    offers: stored.all,
  };
}

/** The product's price drop at a place, as `priceDrop` of offers defines it; null for none. */
export async function readPriceDrop(
  services: Needs<'storage' | 'now'>,
  productId: string,
  place: PlaceOfRequest & { readonly rates: ExchangeRates },
): Promise<PriceDrop<Offer> | null> {
  const [stored] = await storedPastsOf(services, [productId]);
  return stored === undefined
    ? null
    : priceDrop(pricePast(stored, { ...place, sinceDay: dayBefore(services, verdictDaysMin) }));
}

interface StoredPast extends ProductPast {
  readonly offers: readonly Offer[];
  readonly all: readonly Offer[];
}

async function storedPastsOf(
  { storage: { priceHistory, offers } }: Needs<'storage'>,
  productIds: readonly string[],
  { condition, shops }: PriceLine = {},
): Promise<readonly StoredPast[]> {
  const pasts = await priceHistory.readPasts(productIds, condition, shops);
  const listed = await offers.listOffersOfProducts(productIds);
  return productIds.flatMap((productId) => {
    const past = pasts.get(productId);
    const all = listed.flatMap((each) => (each.productId === productId ? [each.offer] : []));
    const counted = all.filter(({ retailer }) => shops?.includes(retailer.domain) ?? true);
    return past === undefined ? [] : [{ ...past, offers: counted, all }];
  });
}

function dayBefore({ now }: Needs<'now'>, days: number): string {
  return new Date(now().getTime() - days * dayMs).toISOString().slice(0, 10);
}

function verdictOf({ points, offer, rating }: ReturnType<typeof pricePast<Offer>>): DealVerdictView {
  const price = points.at(-1)?.low;
  if (rating === null || price === undefined) return noVerdict;
  const { percentBelowMedian, median90, low30, low90, allTimeLow, trend, daysOfData } = rating.evidence;
  return {
    verdict: rating.verdict,
    today: { price, shop: offer?.retailer.name ?? null },
    percentBelowMedian,
    median90,
    low30,
    low90,
    allTimeLow,
    trend,
    daysOfData,
  };
}

const noVerdict = {
  verdict: 'not-enough-data' as const,
  today: null,
  percentBelowMedian: null,
  median90: null,
  low30: null,
  low90: null,
  allTimeLow: null,
  trend: null,
  daysOfData: 0,
};
