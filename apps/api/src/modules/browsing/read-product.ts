import type { getProduct, listProductOffers } from '@pricehunt/api-contract';
import { bestOffer, rankingCurrency, rankOffers } from '@pricehunt/offers';
import type { Product } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import { findCatalogProduct } from '../../catalog-product';
import { categoryPathOf, categorySlugOf } from '../../category-views';
import type { PlaceOfRequest } from '../../country-of-request';
import { needsRates, pricedOffer } from '../../priced-offer';
import type { EndpointAnswer } from '../../plugins/contract';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { productViewOf } from '../../wire-views';

/** The product of this id, or the one that a person merged it into; refuses an unknown one. */
export async function requireProduct(storage: Storage, id: string): Promise<Product> {
  const product = await findCatalogProduct(storage, id);
  if (product === null) throw new Refusal('product.not-found');
  return product;
}

/** The product as the wire shows it, and the way to its category. */
export async function readProduct(
  storage: Storage,
  id: string,
): Promise<Omit<EndpointAnswer<typeof getProduct>, 'success'>> {
  const product = await requireProduct(storage, id);
  const slug = categorySlugOf(product, product.category);
  return { product: productViewOf(product), categoryPath: categoryPathOf(slug) };
}

/** A product's offers as a shopper gets them there, in the order of the ranking, then those that have no exchange rate. */
export async function listOffersOfProduct(
  services: Services,
  id: string,
  place: PlaceOfRequest,
): Promise<Omit<EndpointAnswer<typeof listProductOffers>, 'success' | 'nextCursor'>> {
  const product = await requireProduct(services.storage, id);
  const offers = (await services.storage.offers.listOffersOfProducts([product.id])).map(({ offer }) => offer);
  const rates = await services.storage.exchangeRates.readRates();
  const currency = rankingCurrency(offers, place.currency, rates);
  if (currency === null) return { currency, ratesDate: null, unconverted: 0, bestOfferId: null, items: [] };
  const terms = { currency, rates, destination: place.country };
  const { ranked, unranked } = rankOffers(offers, terms);
  const items = [...ranked, ...unranked].map(({ offer }) =>
    pricedOffer(offer, { currency, rates, country: place.country, signer: services.outboundSigner }),
  );
  return {
    currency,
    ratesDate: items.some((item) => needsRates(item, currency)) ? rates.date : null,
    unconverted: unranked.length,
    bestOfferId: bestOffer(offers, terms)?.offer.id ?? null,
    items,
  };
}
