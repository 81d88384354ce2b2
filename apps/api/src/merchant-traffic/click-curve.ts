import { dayMs } from '@pricehunt/offers';
import type { ProductOffer } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { pricePositionOf } from '../merchant-items/price-position';
import { testOrderSource } from './test-order-marks';
import type { Needs, Services } from '../services';
import { offersByProduct } from './offers-by-product';

interface RankShare {
  /** 1 is the cheapest; the last rank includes all further ones. */
  readonly rank: number;
  readonly clicks: number;
  readonly productClicks: number;
}

export interface ClickCurve {
  readonly shares: readonly RankShare[];
  /** People's clicks by offer. */
  readonly clicks: ReadonlyMap<string, number>;
}

interface ClickedOffer {
  readonly rank: number;
  readonly clicks: number;
  readonly productClicks: number;
}

const settingKey = 'click-curve';
const ranksMax = 10;
/** With fewer clicks on its products, a rank has no reliable share. */
const shareClicksMin = 200;
/** With fewer clicks, a product gets no estimate. */
const productClicksMin = 10;
const clickDays = 30;
const renewedAfterMs = 20 * 60 * 60_000;
const offersMax = 5_000;
const productsAtOnce = 300;

const storedSchema = z.object({
  at: z.string(),
  shares: z.array(z.object({ rank: z.int(), clicks: z.int(), productClicks: z.int() })),
  clicks: z.array(z.tuple([z.string(), z.int()])),
});

export function rankSharesOf(offers: readonly ClickedOffer[]): readonly RankShare[] {
  const shares = new Map<number, RankShare>();
  for (const { rank: exact, clicks, productClicks } of offers) {
    const rank = Math.min(exact, ranksMax);
    const before = shares.get(rank) ?? { rank, clicks: 0, productClicks: 0 };
    shares.set(rank, {
      rank,
      clicks: before.clicks + clicks,
      productClicks: before.productClicks + productClicks,
    });
  }
  return [...shares.values()].toSorted((one, other) => one.rank - other.rank);
}

/**
 * Of the product's clicks, the share that the wanted rank usually gets, less what the offer has already: at most the clicks
 * of the product's other offers. Null with too few clicks, or when the wanted rank isn't better.
 */
export function clicksGained(
  { shares, clicks }: ClickCurve,
  { offerId, offers }: { readonly offerId: string; readonly offers: readonly ProductOffer[] },
  { rank, wantedRank }: { readonly rank: number; readonly wantedRank: number },
): number | null {
  const share = shares.find((each) => each.rank === Math.min(wantedRank, ranksMax));
  const productClicks = sumClicks(offers, clicks);
  if (wantedRank >= rank || productClicks < productClicksMin) return null;
  if (share === undefined || share.productClicks < shareClicksMin) return null;
  const usual = Math.round((productClicks * share.clicks) / share.productClicks);
  return Math.max(0, usual - (clicks.get(offerId) ?? 0));
}

export async function readClickCurve({
  settings,
}: Pick<Services['storage'], 'settings'>): Promise<ClickCurve> {
  const stored = await readStored(settings);
  return { shares: stored?.shares ?? [], clicks: new Map(stored?.clicks) };
}

/** Recomputed once a day from people's clicks of the last 30 days and today's ranks. */
export async function renewClickCurve(
  { storage, now }: Needs<'storage' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const at = now();
  const stored = await readStored(storage.settings);
  if (stored !== null && at.getTime() - Date.parse(stored.at) < renewedAfterMs) return;
  const since = new Date(at.getTime() - clickDays * dayMs).toISOString();
  const clicks = await storage.clicks.countClicksByOffer({
    since,
    exceptSource: testOrderSource,
    limit: offersMax,
  });
  const clicked = await storage.offers.findOffersByIds([...clicks.keys()]);
  const productIds = [...new Set(clicked.map(({ productId }) => productId))];
  const rates = await storage.exchangeRates.readRates();
  const offers: ClickedOffer[] = [];
  for (let from = 0; from < productIds.length; from += productsAtOnce) {
    signal?.throwIfAborted();
    const listed = await storage.offers.listOffersOfProducts(productIds.slice(from, from + productsAtOnce));
    for (const own of offersByProduct(listed).values())
      offers.push(...clickedOffersOf(own, clicks, (id) => pricePositionOf(id, own, rates)?.position ?? null));
  }
  const shares = rankSharesOf(offers).map((share) => ({ ...share }));
  await storage.settings.saveSetting(settingKey, { at: at.toISOString(), shares, clicks: [...clicks] });
}

function clickedOffersOf(
  offers: readonly ProductOffer[],
  clicks: ReadonlyMap<string, number>,
  rankOf: (offerId: string) => number | null,
): readonly ClickedOffer[] {
  if (offers.length < 2) return [];
  const productClicks = sumClicks(offers, clicks);
  return offers.flatMap(({ offer: { id } }) => {
    const rank = rankOf(id);
    return rank === null ? [] : [{ rank, clicks: clicks.get(id) ?? 0, productClicks }];
  });
}

function sumClicks(offers: readonly ProductOffer[], clicks: ReadonlyMap<string, number>): number {
  return offers.reduce((sum, { offer }) => sum + (clicks.get(offer.id) ?? 0), 0);
}

async function readStored(settings: Services['storage']['settings']) {
  const read = storedSchema.safeParse(await settings.findSetting(settingKey));
  return read.success ? read.data : null;
}
