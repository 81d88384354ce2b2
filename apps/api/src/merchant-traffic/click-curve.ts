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

export type ClickCurve = readonly RankShare[];

interface ClickedOffer {
  readonly rank: number;
  readonly clicks: number;
  readonly productClicks: number;
}

const settingKey = 'click-curve';
const ranksMax = 10;
/** With fewer clicks, a rank has no reliable share. */
const productClicksMin = 200;
/** With fewer clicks, an offer gets no estimate. */
const ownClicksMin = 5;
const clickDays = 30;
const renewedAfterMs = 20 * 60 * 60_000;
const offersMax = 5_000;
const productsAtOnce = 300;

const storedSchema = z.object({
  at: z.string(),
  shares: z.array(z.object({ rank: z.int(), clicks: z.int(), productClicks: z.int() })),
});

export function clickCurveOf(offers: readonly ClickedOffer[]): ClickCurve {
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

/** Null with too few clicks for either rank, or when the wanted rank isn't better. */
export function clicksGained(
  curve: ClickCurve,
  rank: number,
  ownClicks: number,
  wantedRank = 1,
): number | null {
  const shareOf = (of: number) => {
    const found = curve.find((each) => each.rank === Math.min(of, ranksMax));
    return found === undefined || found.productClicks < productClicksMin
      ? null
      : found.clicks / found.productClicks;
  };
  const [wanted, own] = [shareOf(wantedRank), shareOf(rank)];
  if (wanted === null || own === null || own === 0 || wanted <= own || ownClicks < ownClicksMin) return null;
  return Math.round(ownClicks * (wanted / own - 1));
}

export async function readClickCurve({
  settings,
}: Pick<Services['storage'], 'settings'>): Promise<ClickCurve> {
  return (await readStored(settings))?.shares ?? [];
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
  const shares = clickCurveOf(offers).map((share) => ({ ...share }));
  await storage.settings.saveSetting(settingKey, { at: at.toISOString(), shares });
}

function clickedOffersOf(
  offers: readonly ProductOffer[],
  clicks: ReadonlyMap<string, number>,
  rankOf: (offerId: string) => number | null,
): readonly ClickedOffer[] {
  if (offers.length < 2) return [];
  const clicksOf = ({ offer }: ProductOffer) => clicks.get(offer.id) ?? 0;
  const productClicks = offers.reduce((sum, offer) => sum + clicksOf(offer), 0);
  return offers.flatMap((each) => {
    const rank = rankOf(each.offer.id);
    return rank === null ? [] : [{ rank, clicks: clicksOf(each), productClicks }];
  });
}

async function readStored(settings: Services['storage']['settings']) {
  const read = storedSchema.safeParse(await settings.findSetting(settingKey));
  return read.success ? read.data : null;
}
