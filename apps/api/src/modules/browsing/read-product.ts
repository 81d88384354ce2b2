import type { getProduct, listProductOffers } from '@pricehunt/api-contract/browsing';
import { bestOffer, rankingCurrency, rankOffers, withDetailsOf } from '@pricehunt/offers';
import type { ExchangeRates, Offer, Product } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import { findCatalogProduct } from '../../products/catalog-product';
import { categoryPathOf, categorySlugOf } from '../../products/category-views';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { needsRates, pricedOffer } from '../../pricing/priced-offer';
import type { EndpointAnswer } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { productViewOf } from '../../products/wire-views';

/** Follows merges. Throws product.not-found, or product.gone for a deleted product. */
export async function requireProduct(storage: Storage, id: string): Promise<Product> {
  const product = await findCatalogProduct(storage, id);
  if (product !== null) return product;
  throw new Refusal((await storage.products.wasRemoved(id)) ? 'product.gone' : 'product.not-found');
}

export async function readProduct(
  storage: Storage,
  id: string,
): Promise<Omit<EndpointAnswer<typeof getProduct>, 'success'>> {
  const product = await requireProduct(storage, id);
  const slug = categorySlugOf(product, product.category);
  const offers = (await storage.offers.listOffersOfProducts([product.id])).map(({ offer }) => offer);
  const attributes = withDetailsOf(product.attributes, offers);
  return { product: productViewOf({ ...product, attributes }), categoryPath: categoryPathOf(slug) };
}

/** Ranked for the shopper's place; offers without an exchange rate come last. */
export async function listOffersOfProduct(
  { storage, outboundSigner }: Needs<'storage' | 'outboundSigner'>,
  id: string,
  place: PlaceOfRequest,
): Promise<Omit<EndpointAnswer<typeof listProductOffers>, 'success' | 'nextCursor'>> {
  const product = await requireProduct(storage, id);
  const offers = (await storage.offers.listOffersOfProducts([product.id])).map(({ offer }) => offer);
  const rates = await storage.exchangeRates.readRates();
  return rankedOffers({ outboundSigner }, offers, rates, place);
}

/** Ranked for the shopper's place; offers without an exchange rate come last. */
export function rankedOffers(
  { outboundSigner }: Needs<'outboundSigner'>,
  offers: readonly Offer[],
  rates: ExchangeRates,
  place: PlaceOfRequest,
): Omit<EndpointAnswer<typeof listProductOffers>, 'success' | 'nextCursor'> {
  const currency = rankingCurrency(offers, place.currency, rates);
  if (currency === null) return { currency, ratesDate: null, unconverted: 0, bestOfferId: null, items: [] };
  const terms = { currency, rates, destination: place.country };
  const { ranked, unranked } = rankOffers(offers, terms);
  const items = [...ranked, ...unranked].map(({ offer }) =>
    pricedOffer(offer, { currency, rates, country: place.country, signer: outboundSigner }),
  );
  return {
    currency,
    ratesDate: items.some((item) => needsRates(item, currency)) ? rates.date : null,
    unconverted: unranked.length,
    bestOfferId: bestOffer(offers, terms)?.offer.id ?? null,
    items,
  };
}
