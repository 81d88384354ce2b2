import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import { decimalFromMoney } from '@pricehunt/offers';
import type { Availability, Condition } from '@pricehunt/offers';

export interface ProductDataParts {
  readonly product: ProductView;
  readonly offers: readonly PricedOffer[];
  readonly address: string;
}

/** The schema.org Product with an AggregateOffer, in the shops' currencies; no price without offers. */
export function productData({
  product,
  offers,
  address,
}: ProductDataParts): Readonly<Record<string, unknown>> {
  const [gtin] = product.gtins;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.title,
    url: address,
    ...(product.imageUrl === null ? {} : { image: [product.imageUrl] }),
    ...(product.description === null ? {} : { description: product.description }),
    ...(product.brand === null ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    ...(gtin === undefined ? {} : { gtin }),
    ...(product.mpn === null ? {} : { mpn: product.mpn }),
    ...(product.category === null ? {} : { category: product.category.name.en }),
    ...aggregateOffers(offers),
  };
}

/** One AggregateOffer per currency, because amounts in two currencies have no common range. */
function aggregateOffers(offers: readonly PricedOffer[]): Readonly<Record<string, unknown>> {
  const shown = offers.map(({ offer }) => offer);
  const currencies = [...new Set(shown.map(({ price }) => price.currency))];
  const ranges = currencies.map((currency) =>
    aggregateOffer(shown.filter(({ price }) => price.currency === currency)),
  );
  if (ranges.length === 0) return {};
  return { offers: ranges.length === 1 ? ranges[0] : ranges };
}

function aggregateOffer(offers: readonly PricedOffer['offer'][]): Readonly<Record<string, unknown>> {
  const cheapestFirst = offers.toSorted((one, other) => one.price.amountMinor - other.price.amountMinor);
  const each = cheapestFirst.map((offer) => ({
    '@type': 'Offer',
    price: decimalFromMoney(offer.price),
    priceCurrency: offer.price.currency,
    seller: { '@type': 'Organization', name: offer.retailer.name },
    ...termOf('availability', availabilityTerms[offer.availability]),
    ...termOf('itemCondition', conditionTerms[offer.condition]),
  }));
  return {
    '@type': 'AggregateOffer',
    priceCurrency: each[0]?.priceCurrency,
    lowPrice: each[0]?.price,
    highPrice: each.at(-1)?.price,
    offerCount: each.length,
    offers: each,
  };
}

function termOf(property: string, term: string | null): Readonly<Record<string, string>> {
  return term === null ? {} : { [property]: `https://schema.org/${term}` };
}
const availabilityTerms: Readonly<Record<Availability, string | null>> = {
  in_stock: 'InStock',
  pre_order: 'PreOrder',
  back_order: 'BackOrder',
  special_order: 'BackOrder',
  out_of_stock: 'OutOfStock',
  discontinued: 'Discontinued',
  limited: 'LimitedAvailability',
  in_store: 'InStoreOnly',
  unknown: null,
};

const conditionTerms: Readonly<Record<Condition, string | null>> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
  damaged: 'DamagedCondition',
  unknown: null,
};
