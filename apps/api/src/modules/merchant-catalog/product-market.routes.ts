import { getProductMarket, previewProductPrice } from '@pricehunt/api-contract/merchant-products';
import {
  conditionClassOf,
  convertMoney,
  dayMs,
  freshRates,
  mainCountryOf,
  subtractMoney,
  taxOf,
  dailyLowsIn,
  lowsThatCompare,
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
      own === undefined ? [] : readHistory(services, row, own, rates),
      readTraffic(services, row),
    ]);
    return {
      ...done,
      offers: marketOf(row.offerId, offers, rates).map((each) => marketView(each, row, rates)),
      history,
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
    const { clicks } = await readTraffic(services, row);
    return {
      ...done,
      price,
      pricePosition: previewed,
      clicksGained:
        today === null || previewed === null
          ? null
          : clicksGained(await readClickCurve(storage), today.position, clicks, previewed.position),
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

/** The own item price and the lowest of all shops whose prices compare with it, new or used as the own offer. */
async function readHistory(
  { storage, now }: Needs<'storage' | 'now'>,
  { productId, offerId, currency }: MerchantItemRow,
  own: Offer,
  rates: ExchangeRates,
) {
  const since = new Date(now().getTime() - historyDays * dayMs).toISOString().slice(0, 10);
  const conditionClass = conditionClassOf(own.condition);
  const [all, ofOwn] = await Promise.all([
    storage.priceHistory.listDailyLows(productId, since, conditionClass),
    storage.priceHistory.listDailyPrices(productId, offerId, since, conditionClass),
  ]);
  const compared = lowsThatCompare(all.groups, taxOf(own), mainCountryOf(own));
  const lowestOn = new Map(dailyLowsIn(currency, compared, rates).map(({ day, low }) => [day, low]));
  return dailyLowsIn(currency, ofOwn, rates).map(({ day, low }) => ({
    day,
    own: low,
    lowest: lowestOn.get(day) ?? low,
  }));
}

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
