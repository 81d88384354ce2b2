import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import { decimalFromMoney } from '@pricehunt/offers';
import type { Availability, Condition } from '@pricehunt/offers';

/** What a product's data are made of. */
export interface ProductDataParts {
  readonly product: ProductView;
  readonly offers: readonly PricedOffer[];
  /** Address of the product's page. */
  readonly address: string;
}

/**
 * A product as schema.org tells search engines: Product with an AggregateOffer over the offers whose price is known in the
 * page's currency. Without any such offer it has none: a price that is not on the page is not claimed.
 */
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
    ...aggregateOffer(offers),
  };
}

function aggregateOffer(offers: readonly PricedOffer[]): Readonly<Record<string, unknown>> {
  const priced = offers
    .flatMap(({ offer, itemPrice }) => (itemPrice === null ? [] : [{ offer, itemPrice }]))
    .sort((one, other) => one.itemPrice.amountMinor - other.itemPrice.amountMinor);
  const lowest = priced[0]?.itemPrice;
  const highest = priced.at(-1)?.itemPrice;
  if (lowest === undefined || highest === undefined) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: lowest.currency,
      lowPrice: decimalFromMoney(lowest),
      highPrice: decimalFromMoney(highest),
      offerCount: priced.length,
      offers: priced.map(({ offer, itemPrice }) => ({
        '@type': 'Offer',
        price: decimalFromMoney(itemPrice),
        priceCurrency: itemPrice.currency,
        seller: { '@type': 'Organization', name: offer.retailer.name },
        ...termOf('availability', availabilityTerms[offer.availability]),
        ...termOf('itemCondition', conditionTerms[offer.condition]),
      })),
    },
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
  unknown: null,
};

const conditionTerms: Readonly<Record<Condition, string | null>> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
  damaged: 'DamagedCondition',
  unknown: null,
};
