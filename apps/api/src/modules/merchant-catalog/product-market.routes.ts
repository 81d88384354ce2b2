import { getProductMarket, previewProductPrice } from '@pricehunt/api-contract/merchant-products';
import {
  conditionClassOf,
  convertMoney,
  dayMs,
  freshRates,
  mainCountryOf,
  subtractMoney,
  basisOf,
  dailyLows,
  offerTotal,
} from '@pricehunt/offers';
import type { ExchangeRates, Offer } from '@pricehunt/offers';
import type { MerchantItemRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { ownRow } from '../../merchant-domains/own-business';
import { marketOf, pricePositionOf } from '../../merchant-items/price-position';
import type { MarketOffer } from '../../merchant-items/price-position';
import { businessDaysOf } from '../../merchant-traffic/business-days';
import { clicksGained, readClickCurve } from '../../merchant-traffic/click-curve';
import { lastDays } from '../../merchant-traffic/report-days';
import { registerEndpoint } from '../../plugins/contract';
import type { Needs, Services } from '../../services';

const historyDays = 90;
const trafficDays = 30;
const done = { success: true } as const;

export function registerProductMarket(context: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  registerEndpoint(context, getProductMarket, async ({ params }, request) => {
    const found = await storage.merchantItems.findItemOfOffer(params.id);
    const row = ownRow(request, found, 'product.not-found');
    const rates = freshRates(await storage.exchangeRates.readRates(), now());
    const offers = row.isShown ? await storage.offers.listOffersOfProducts([row.productId]) : [];
    const own = offers.find(({ offer }) => offer.id === row.offerId)?.offer;
    const [history, traffic] = await Promise.all([
      own === undefined ? noHistory : readHistory(services, row, own, rates),
      readTraffic(services, row),
    ]);
    return {
      ...done,
      offers: marketOf(row.offerId, offers, rates).map((each) => marketView(each, row, rates)),
      ...history,
      traffic,
    };
  });
  registerEndpoint(context, previewProductPrice, async ({ params, query }, request) => {
    const found = await storage.merchantItems.findItemOfOffer(params.id);
    const row = ownRow(request, found, 'product.not-found');
    const rates = freshRates(await storage.exchangeRates.readRates(), now());
    const offers = row.isShown ? await storage.offers.listOffersOfProducts([row.productId]) : [];
    const price = { amountMinor: query.amountMinor, currency: row.currency };
    const repriced = offers.map((each) =>
      each.offer.id === row.offerId ? { ...each, offer: { ...each.offer, price } } : each,
    );
    const today = pricePositionOf(row.offerId, offers, rates);
    const previewed = pricePositionOf(row.offerId, repriced, rates);
    return {
      ...done,
      price,
      pricePosition: previewed,
      clicksGained:
        today === null || previewed === null
          ? null
          : clicksGained(
              await readClickCurve(storage),
              { offerId: row.offerId, offers },
              { rank: today.position, wantedRank: previewed.position },
            ),
    };
  });
}

function marketView(
  { offer, amount, kind, position }: MarketOffer,
  row: MerchantItemRow,
  rates: ExchangeRates,
) {
  const { id, retailer, availability, condition, checkedAt } = offer;
  const item = convertMoney(offer.price, amount.currency, rates);
  return {
    id,
    isOwn: id === row.offerId,
    price: amount,
    availability,
    condition,
    checkedAt,
    position,
    retailer: { name: retailer.name, domain: retailer.domain },
    shipping: ({ delivered: 'included', 'item-only': 'unknown', 'not-shipped': 'not-shipped' } as const)[
      kind
    ],
    shippingCost: kind === 'delivered' && item !== null ? subtractMoney(amount, item) : null,
  };
}

/**
 * The own price and the lowest of all shops, in the shop's main country and new or used as the own offer: totals if the own
 * shipping is known, otherwise item prices.
 */
async function readHistory(
  { storage, now }: Needs<'storage' | 'now'>,
  { productId, offerId, currency }: MerchantItemRow,
  own: Offer,
  rates: ExchangeRates,
) {
  const country = mainCountryOf(own);
  const basis = basisOf(offerTotal(own, { destination: country, rates }));
  if (basis === null) return noHistory;
  const { pasts } = await storage.priceHistory.readPast(productId, conditionClassOf(own.condition));
  const sinceDay = new Date(now().getTime() - historyDays * dayMs).toISOString().slice(0, 10);
  const terms = { currency, country, rates, sinceDay };
  const lowestOn = new Map(dailyLows(pasts, basis, terms).points.map(({ day, low }) => [day, low]));
  const ofOwn = dailyLows(
    pasts.filter(({ id }) => id === offerId),
    basis,
    terms,
  );
  return {
    history: ofOwn.points.map(({ day, low }) => ({ day, own: low, lowest: lowestOn.get(day) ?? low })),
    historyIncludesShipping: basis.includesShipping,
  };
}

const noHistory = { history: [], historyIncludesShipping: false };

async function readTraffic(
  { storage, now }: Needs<'storage' | 'now'>,
  { businessId, offerId }: MerchantItemRow,
) {
  const period = lastDays(now(), trafficDays, await businessDaysOf(storage, businessId));
  const [counts] = await storage.trafficReports.findDimension({
    businessId,
    dimension: 'product',
    values: [offerId],
    ...period,
  });
  return {
    period,
    impressions: counts?.impressions ?? 0,
    clicks: counts?.humanClicks ?? 0,
    orders: counts?.orders ?? 0,
  };
}
