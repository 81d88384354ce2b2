import type { OfferView, PricedOffer } from '@pricehunt/api-contract';
import { convertMoney, offerTotal, shippingTerms, totalIn } from '@pricehunt/offers';
import type { ExchangeRates, Offer, ShippingTerms } from '@pricehunt/offers';
import type { OutboundSigner } from './outbound-signer';
import { offerViewOf } from './wire-views';

/** An offer as a row of an offers table: its totals in the table's currency, and its signed way out. */
export function pricedOffer(
  offer: Offer,
  terms: {
    readonly currency: string;
    readonly country: string | null;
    readonly rates: ExchangeRates;
    readonly signer: OutboundSigner;
  },
): PricedOffer {
  const { currency, country, rates, signer } = terms;
  const total = offerTotal(offer, { destination: country, rates });
  return {
    offer: linkedOfferView(
      offer,
      { ...shippingTerms(offer, country, rates), shipping: total.shipping },
      signer,
    ),
    outbound: signer.sign(offer.affiliateLink ?? offer.link, offer.id),
    deliveredTotal: total.kind === 'delivered' ? totalIn(total, currency, rates) : null,
    itemPrice: convertMoney(offer.price, currency, rates),
  };
}

/** An offer as it goes over the wire, with whether its shop is a connected Shopify store. */
function linkedOfferView(offer: Offer, terms: ShippingTerms, signer: OutboundSigner): OfferView {
  const view = offerViewOf(offer, terms);
  return signer.leadsToShopifyStore(offer.link) ? { ...view, isShopifyStore: true } : view;
}

/** Whether rates are needed to say in this currency what a row costs. */
export function needsRates(
  { offer: { price, shipping } }: Pick<PricedOffer, 'offer'>,
  currency: string,
): boolean {
  if (price.currency !== currency) return true;
  return shipping.kind === 'known' && shipping.cost.currency !== currency;
}
