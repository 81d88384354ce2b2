import type { PricedOffer } from '@pricehunt/api-contract';
import type {
  BasketLineView,
  BasketOrder,
  BasketPlan as BasketPlanView,
  planBasket,
} from '@pricehunt/api-contract/baskets';
import { planBasket as planOrders } from '@pricehunt/baskets';
import type { BasketPlan } from '@pricehunt/baskets';
import { rankingCurrency } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { EndpointAnswer } from '../../plugins/contract';
import { needsRates, pricedOffer } from '../../pricing/priced-offer';
import { productViewOf } from '../../products/wire-views';
import type { Needs } from '../../services';
import { offersForLine } from './basket-offers';
import type { BasketTerms, OfferForBasket } from './basket-offers';

export interface WantedItem {
  readonly productId: string;
  readonly quantity: number;
}

type Answer = Omit<EndpointAnswer<typeof planBasket>, 'success'>;

/** The cheapest shops for a list of products. Lines without stated shipping are left out of the plans, and named. */
export async function planBasketFor(
  services: Needs<'storage' | 'outboundSigner'>,
  wanted: readonly WantedItem[],
  place: PlaceOfRequest,
): Promise<Answer> {
  const { storage, outboundSigner: signer } = services;
  const merged = await storage.productDecisions.findMerged(wanted.map(({ productId }) => productId));
  const currentId = (productId: string) => merged.get(productId) ?? productId;
  const ids = [...new Set(wanted.map(({ productId }) => currentId(productId)))];
  const [products, found, rates] = await Promise.all([
    storage.products.findProductsByIds(ids),
    storage.offers.listOffersOfProducts(ids),
    storage.exchangeRates.readRates(),
  ]);
  const { country } = place;
  const currency = rankingCurrency(
    found.map(({ offer }) => offer),
    place.currency,
    rates,
  );
  const terms = currency === null ? null : { currency, country, rates };
  const lines = wanted.map(({ productId, quantity }) => {
    const id = currentId(productId);
    const offers = found.filter((each) => each.productId === id).map(({ offer }) => offer);
    const product = products.find((each) => each.id === id) ?? null;
    const chosen =
      terms === null ? { planned: [], withoutShipping: null } : offersForLine(offers, quantity, terms);
    return { productId, quantity, product, ...chosen };
  });
  const planned = lines.filter((line) => line.planned.length > 0);
  const plans = planOrders(planned.map((line) => ({ offers: line.planned })));
  const shown: PricedOffer[] = [];
  const priced = (offer: Offer) => {
    const view = pricedOffer(offer, {
      currency: terms?.currency ?? offer.price.currency,
      country,
      rates,
      signer,
    });
    shown.push(view);
    return view;
  };
  const planView = (plan: BasketPlan, { currency: unit }: BasketTerms): BasketPlanView => {
    const bought = plan.choices.flatMap((choice, at) => {
      const line = planned[at];
      const offer = line?.planned[choice];
      return line === undefined || offer === undefined ? [] : [{ ...line, ...offer }];
    });
    const orders = [...new Set(bought.map(({ shop }) => shop))]
      .map((shop) =>
        orderOf(
          bought.filter((each) => each.shop === shop),
          unit,
          priced,
        ),
      )
      .sort((left, right) => right.items.amountMinor - left.items.amountMinor);
    const amountMinor = orders.reduce(
      (sum, { items: value, shipping }) => sum + value.amountMinor + shipping.amountMinor,
      0,
    );
    const isProven = plan.atLeast >= plan.total;
    const atLeast = isProven ? amountMinor : Math.min(amountMinor, Math.floor(plan.atLeast / 1000));
    return {
      orders,
      total: { amountMinor, currency: unit },
      atLeast: { amountMinor: atLeast, currency: unit },
    };
  };
  const answer = {
    currency,
    lines: lines.map((line): BasketLineView => {
      const { productId, quantity, product, withoutShipping } = line;
      const known = { productId, quantity, product: product && productViewOf(product) };
      if (product === null) return { ...known, standing: 'unknown-product' };
      if (line.planned.length > 0) return { ...known, standing: 'planned' };
      if (withoutShipping === null || currency === null) return { ...known, standing: 'not-sold' };
      const itemsFrom = {
        cost: rounded(withoutShipping.cost, currency),
        priced: priced(withoutShipping.offer),
      };
      return { ...known, standing: 'shipping-not-stated', itemsFrom };
    }),
    plans:
      plans === null || terms === null
        ? null
        : {
            cheapest: planView(plans.cheapest, terms),
            oneShop: plans.oneShop && planView(plans.oneShop, terms),
            twoShops: plans.twoShops && planView(plans.twoShops, terms),
          },
  };
  const isConverted = currency !== null && shown.some((each) => needsRates(each, currency));
  return { ...answer, ratesDate: isConverted ? rates.date : null };
}

type BoughtLine = OfferForBasket & WantedItem;

function orderOf(
  bought: readonly BoughtLine[],
  currency: string,
  priced: (offer: Offer) => PricedOffer,
): BasketOrder {
  const [first] = bought;
  if (first === undefined) throw new Error('An order without lines.');
  const { retailer, seller } = first.offer;
  const value = bought.reduce((sum, { cost }) => sum + cost, 0);
  const charged = bought.filter(({ freeFrom }) => freeFrom === null || value < freeFrom);
  const own = bought.reduce((sum, { surcharge = 0 }) => sum + surcharge, 0);
  const shared = Math.max(0, ...charged.map(({ shipping }) => shipping ?? 0));
  const [total, items] = [rounded(value + own + shared, currency), rounded(value, currency)];
  const thresholds = charged.flatMap(({ shipping, freeFrom }) => (shipping === 0 ? [] : [freeFrom]));
  const freeFrom = Math.max(...thresholds.map((each) => each ?? Infinity));
  return {
    retailer,
    seller,
    lines: bought.map(({ productId, quantity, cost, offer }) => ({
      productId,
      quantity,
      cost: rounded(cost, currency),
      priced: priced(offer),
    })),
    items,
    shipping: { amountMinor: total.amountMinor - items.amountMinor, currency },
    ...(own === 0 && shared > 0 && freeFrom < Infinity ? { freeFrom: rounded(freeFrom, currency) } : {}),
  };
}

function rounded(thousandths: number, currency: string) {
  return { amountMinor: Math.round(thousandths / 1000), currency };
}
