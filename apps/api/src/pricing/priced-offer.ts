import { captureSource } from '@pricehunt/api-contract/captures';
import type { OfferView, Outbound, PricedOffer } from '@pricehunt/api-contract';
import { convertMoney, offerTotal, shippingTerms, totalIn } from '@pricehunt/offers';
import type { ExchangeRates, Offer, ShippingTerms } from '@pricehunt/offers';
import type { OutboundSigner } from '../outbound/outbound-signer';
import { offerViewOf } from '../products/wire-views';

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
      { ...shippingTerms(offer, country, rates), shipping: total.shipping, country },
      signer,
    ),
    outbound: wayOut(offer, signer),
    deliveredTotal: total.kind === 'delivered' ? totalIn(total, currency, rates) : null,
    itemPrice: convertMoney(offer.price, currency, rates),
  };
}

/** A link from a visitor's browser is never signed: the redirect follows it only to known shops. */
function wayOut({ id, source, link, affiliateLink }: Offer, signer: OutboundSigner): Outbound {
  if (source === captureSource) return { to: link, offer: id, signature: '' };
  return signer.sign(affiliateLink ?? link, id);
}

function linkedOfferView(
  offer: Offer,
  terms: ShippingTerms & { readonly country: string | null },
  signer: OutboundSigner,
): OfferView {
  const view = offerViewOf(offer, terms);
  return signer.leadsToShopifyStore(offer.link) ? { ...view, isShopifyStore: true } : view;
}

export function needsRates(
  { offer: { price, shipping } }: Pick<PricedOffer, 'offer'>,
  currency: string,
): boolean {
  if (price.currency !== currency) return true;
  return shipping.kind === 'known' && shipping.cost.currency !== currency;
}
