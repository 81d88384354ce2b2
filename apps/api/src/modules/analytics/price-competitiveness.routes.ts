import { getPriceCompetitiveness, priceGapGroupOf, priceGapSteps } from '@pricehunt/api-contract/analytics';
import type { PriceGapGroup, PriceGapStep } from '@pricehunt/api-contract/analytics';
import type { PricePositionRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { ownBusiness } from '../../merchant-domains/own-business';
import { gapOf } from '../../merchant-traffic/price-gap';
import { rankPrices } from '../../merchant-traffic/rank-prices.job';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';

const itemsOfAPage = 50;
const placeSchema = z.object({ value: z.number(), offerId: z.string() });

export function registerPriceCompetitiveness(context: FastifyInstance, services: Services): void {
  const { storage, jobQueue, now } = services;
  registerEndpoint(context, getPriceCompetitiveness, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const { sort, step, q: text = '' } = query;
    const list = `prices ${sort} ${step ?? ''} ${text}`;
    const [rankedAt, steps, rows] = await Promise.all([
      storage.pricePositions.findRankedAt(businessId),
      storage.pricePositions.countSteps(businessId, text),
      storage.pricePositions.listPositions({
        businessId,
        text,
        priceGaps: step === undefined ? null : stepsOf(step),
        sort,
        limit: itemsOfAPage + 1,
        after: readCursor(query.cursor, list, placeSchema),
      }),
    ]);
    // The first request ranks at once instead of waiting for the hourly job.
    if (rankedAt === null) {
      const minute = now().toISOString().slice(0, 16);
      await jobQueue.enqueue(rankPrices, { businessId }, { idempotencyKey: `${businessId} ${minute}` });
    }
    const page = rows.slice(0, itemsOfAPage);
    const last = page.at(-1);
    const distribution = priceGapSteps.map((each) => {
      const counted = steps.find(({ priceGap }) => priceGap === each);
      return { step: each, products: counted?.items ?? 0, clicks: counted?.clicks ?? 0 };
    });
    return {
      success: true as const,
      rankedAt,
      distribution,
      items: page.map(positionView),
      nextCursor:
        rows.length > itemsOfAPage && last !== undefined
          ? cursorOf(list, {
              value: { impact: last.impact, clicks: last.clicks, gap: last.gapPoints }[
                sort === 'impact' || sort === 'clicks' ? sort : 'gap'
              ],
              offerId: last.offerId,
            })
          : null,
      total: distribution
        .filter((each) => step === undefined || stepsOf(step).includes(each.step))
        .reduce((sum, { products }) => sum + products, 0),
    };
  });
}

function positionView(row: PricePositionRow) {
  const { currency, bestMinor, priceMinor } = row;
  return {
    id: row.offerId,
    itemId: row.itemId,
    title: row.title,
    imageUrl: row.imageUrl,
    price: { amountMinor: priceMinor, currency },
    position: row.position,
    offersShown: row.offersShown,
    clicks: row.clicks,
    best:
      bestMinor === null
        ? null
        : {
            price: { amountMinor: bestMinor, currency },
            retailer: { name: row.bestRetailerName ?? '', domain: row.bestRetailerDomain ?? '' },
          },
    ...gapOf(row),
    step: stepOf(row.priceGap),
    winningPrice: row.winMinor === null ? null : { amountMinor: row.winMinor, currency },
    clicksGained: row.winClicks,
  };
}

function stepsOf(wanted: PriceGapStep | PriceGapGroup): readonly PriceGapStep[] {
  return priceGapSteps.filter((step) => step === wanted || priceGapGroupOf(step) === wanted);
}

function stepOf(text: string): PriceGapStep {
  return priceGapSteps.find((step) => step === text) ?? 'alone';
}
