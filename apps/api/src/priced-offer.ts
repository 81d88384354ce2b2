import type { OfferView, PricedOffer } from '@pricehunt/api-contract';
import { convertMoney, totalPrice } from '@pricehunt/offers';
import type { ExchangeRates, Money, Offer } from '@pricehunt/offers';
import type { OutboundSigner } from './outbound-signer';
import { offerViewOf } from './wire-views';

/** An offer as a row of an offers table: its totals in the table's currency, and its signed way out. */
export function pricedOffer(
  offer: Offer,
  terms: { readonly currency: string; readonly rates: ExchangeRates | null; readonly signer: OutboundSigner },
): PricedOffer {
  const convert = (money: Money): Money | null => {
    if (money.currency === terms.currency) return money;
    return terms.rates === null ? null : convertMoney(money, terms.currency, terms.rates);
  };
  const total = totalPrice(offer, terms.rates ?? undefined);
  return {
    offer: linkedOfferView(offer, terms.signer),
    outbound: terms.signer.sign(offer.affiliateLink ?? offer.link, offer.id),
    deliveredTotal: total.kind === 'delivered' ? convert(total.total) : null,
    itemPrice: convert(offer.price),
  };
}

/** An offer as it goes over the wire, with whether its shop is a connected Shopify store. */
export function linkedOfferView(offer: Offer, signer: OutboundSigner): OfferView {
  const view = offerViewOf(offer);
  return signer.leadsToShopifyStore(offer.link) ? { ...view, isShopifyStore: true } : view;
}

/** Whether rates are needed to say in this currency what the offer costs. */
export function needsRates({ price, shipping }: Offer, currency: string): boolean {
  if (price.currency !== currency) return true;
  return shipping.kind === 'known' && shipping.cost.currency !== currency;
}

/**
 * The currency to compare offers in: the one that was asked for, unless none of them converts to it, then that of most of them; null
 * for no offers where none was asked for. Few of the world's currencies have a reference rate.
 */
export function comparisonCurrency(
  offers: readonly Offer[],
  wanted: string | null,
  rates: ExchangeRates,
): string | null {
  const isOfUse =
    offers.length === 0 ||
    (wanted !== null && offers.some(({ price }) => convertMoney(price, wanted, rates)));
  return isOfUse ? wanted : commonCurrency(offers);
}

/** The currency that most of the offers are in; the first of the most common ones, null for no offers. */
export function commonCurrency(offers: readonly Offer[]): string | null {
  const counts = new Map<string, number>();
  for (const { price } of offers) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}
