import type { DeliveryDays, PaymentMethod, ReturnTerms, ShippingRate, ShopFacts } from '@pricehunt/offers';
import { jsonLd } from '../pages/escape-html';
import { schemaAvailability, schemaCondition } from '../pages/page-marks';
import { decimalPrice } from '../pages/printed-price';
import { describe, productPage } from '../pages/product-page';
import { notFoundPage } from '../pages/text-pages';
import type { Listing } from '../world/listings';
import { detailsOf } from '../world/product-details';
import { statedFacts } from '../world/stated-facts';
import { googleFeed } from './google-feed';
import { imagePathOf, pathOf } from './paths';
import { answerAtCounter } from './plain-counter';
import type { Store } from './store';
import { htmlReply, textReply } from './web';
import type { Counter } from './web';

/** A shop with full JSON-LD: a ProductGroup whose variants each have a link, an offer and shipping details. */
export function brandtCounter(store: Store): Counter {
  return (visit) => {
    if (visit.path === '/feed.xml') return textReply(googleFeed(store), 'application/xml; charset=utf-8');
    const [, handle, sku] = /^\/artikel\/([^/]+)(?:\/([^/]+))?$/.exec(visit.path) ?? [];
    if (handle === undefined) return answerAtCounter(store, visit);
    const group = store.listings.filter((listing) => listing.handle === handle);
    const listing = sku === undefined ? group[0] : group.find((one) => one.sku === sku);
    if (listing === undefined) return htmlReply(notFoundPage(store), 404);
    return htmlReply(
      productPage(store, listing, { head: headOf(store, group, listing), showsBarcode: true }),
    );
  };
}

function headOf({ origin }: Store, group: readonly Listing[], listing: Listing): string {
  const canonical = `<link rel="canonical" href="${origin}${pathOf(listing)}">`;
  if (group.length < 2)
    return canonical + jsonLd({ '@context': 'https://schema.org', ...variant(origin, listing) });
  const { product, title, handle } = listing;
  return (
    canonical +
    jsonLd({
      '@context': 'https://schema.org/',
      '@type': 'ProductGroup',
      name: title.group,
      description: describe(listing),
      url: `${origin}/artikel/${handle}`,
      brand: { '@type': 'Brand', name: product.brand },
      productGroupID: handle,
      variesBy: variesBy(group),
      hasVariant: group.map((one) => variant(origin, one)),
    })
  );
}

function propertiesMarkup({ product, shop }: Listing): object {
  const properties = [
    ...(product.capacity === null ? [] : [{ name: 'Speicher', value: product.capacity }]),
    ...detailsOf(product, shop.language),
  ];
  if (properties.length === 0) return {};
  return { additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })) };
}

function variant(origin: string, listing: Listing): object {
  const { product, title, sku, price, shop, listPrice } = listing;
  const facts = statedFacts(listing);
  return {
    '@type': 'Product',
    name: title.full,
    sku,
    mpn: product.mpn,
    gtin13: product.gtin,
    brand: { '@type': 'Brand', name: product.brand },
    image: `${origin}${imagePathOf(listing)}`,
    description: describe(listing),
    url: `${origin}${pathOf(listing)}`,
    ...ratingMarkup(facts),
    ...(product.colour === null ? {} : { color: title.options[0] }),
    ...(product.size === null ? {} : { size: product.size }),
    ...propertiesMarkup(listing),
    offers: {
      '@type': 'Offer',
      url: `${origin}${pathOf(listing)}`,
      price: Number(decimalPrice(price)),
      priceCurrency: price.currency,
      availability: schemaAvailability(listing.availability),
      itemCondition: schemaCondition(listing.condition),
      seller: { '@type': 'Organization', name: shop.name },
      ...(listPrice === null
        ? {}
        : {
            priceSpecification: [
              {
                '@type': 'UnitPriceSpecification',
                price: Number(decimalPrice(price)),
                priceCurrency: price.currency,
              },
              {
                '@type': 'UnitPriceSpecification',
                priceType: 'https://schema.org/StrikethroughPrice',
                price: Number(decimalPrice(listPrice)),
                priceCurrency: price.currency,
              },
            ],
          }),
      shippingDetails: [shippingDetails(listing), ...listing.shippingRates.map(shippingAbroad)],
      hasMerchantReturnPolicy: facts.returns?.map(returnPolicy),
      acceptedPaymentMethod: facts.payments?.map((method) => paymentNames.get(method)),
    },
  };
}

function returnPolicy({ countries, days, isFree }: ReturnTerms): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnFees: `https://schema.org/${isFree === true ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  };
}

const paymentNames = new Map<PaymentMethod, string>([
  ['card', 'https://schema.org/CreditCard'],
  ['paypal', 'http://purl.org/goodrelations/v1#PayPal'],
  ['invoice', 'Rechnung'],
  ['bank-transfer', 'Vorkasse'],
]);

function ratingMarkup({ rating }: ShopFacts): object {
  if (rating === undefined) return {};
  const { value, best, count } = rating;
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: value, bestRating: best, ratingCount: count },
  };
}

function shippingDetails({ shop, shipping }: Listing): object {
  const cost = shipping.kind === 'known' ? shipping.cost.amountMinor : 0;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: cost / 100, currency: shop.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop.country },
    ...deliveryTime(shop.deliveryDays?.home),
  };
}

/** A day of it to hand the parcel over. */
function deliveryTime(stated: DeliveryDays | undefined): object {
  if (stated === undefined) return {};
  const { min, max } = stated;
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: min, maxValue: max - 1, unitCode: 'DAY' },
    },
  };
}

function shippingAbroad({ country, cost, deliveryDays }: ShippingRate): object {
  const destination = { '@type': 'DefinedRegion', addressCountry: country };
  const details = { '@type': 'OfferShippingDetails', shippingDestination: destination };
  if (cost === null) return { ...details, doesNotShip: true };
  const shippingRate = {
    '@type': 'MonetaryAmount',
    value: cost.amountMinor / 100,
    currency: cost.currency,
  };
  return { ...details, shippingRate, ...deliveryTime(deliveryDays) };
}

function variesBy(group: readonly Listing[]): readonly string[] {
  const differ = (value: (listing: Listing) => string | null) => new Set(group.map(value)).size > 1;
  return [
    ...(differ(({ product }) => product.colour) ? ['https://schema.org/color'] : []),
    ...(differ(({ product }) => product.size) ? ['https://schema.org/size'] : []),
    ...(differ(({ product }) => product.capacity) ? ['https://schema.org/additionalProperty'] : []),
  ];
}
