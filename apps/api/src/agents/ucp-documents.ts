import { ucpVersion } from '@pricehunt/api-contract/ucp';
import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import { visibleLine } from '@pricehunt/offers';
import type { Availability, Money } from '@pricehunt/offers';

const variantsMax = 25;

/** Which ID of a lookup led to a variant. */
interface Input {
  readonly id: string;
  readonly match: 'exact' | 'featured';
}

export interface ProductWithOffers {
  readonly product: ProductView;
  /** Best total first. */
  readonly offers: readonly PricedOffer[];
}

export function ucpEnvelope(capability: 'search' | 'lookup', content: object): object {
  const capabilities = { [`dev.ucp.shopping.catalog.${capability}`]: [{ version: ucpVersion }] };
  return { ucp: { version: ucpVersion, capabilities }, ...content };
}

/** A product with a variant for each shop's offer. Null without offers, since UCP requires a price. */
export function productDocument(
  { product, offers }: ProductWithOffers,
  { shopperOrigin, inputs }: { readonly shopperOrigin: string; readonly inputs: readonly Input[] },
): object | null {
  const [first] = offers;
  if (first === undefined) return null;
  const title = visibleLine(product.title);
  const description = product.description === null ? title : visibleLine(product.description);
  return {
    id: product.id,
    title,
    description: { plain: description },
    url: `${shopperOrigin}/product/${encodeURIComponent(product.id)}`,
    ...(product.brand === null ? {} : { brand: product.brand }),
    ...(product.category === null
      ? {}
      : { categories: [{ value: product.category.name.en, taxonomy: 'google_product_category' }] }),
    ...mediaOf(product.imageUrl, title),
    price_range: rangeOf(offers, first.offer.price.currency),
    variants: offers.slice(0, variantsMax).map((priced) => variantDocument(priced, inputs)),
  };
}

function variantDocument({ offer, deliveredTotal }: PricedOffer, inputs: readonly Input[]): object {
  const { retailer, shipping, listPrice } = offer;
  const title = visibleLine(offer.title);
  const own = inputs.filter(({ id, match }) => match === 'featured' || id === offer.id);
  return {
    id: offer.id,
    title,
    description: { plain: title },
    ...(offer.sku === null ? {} : { sku: offer.sku }),
    url: offer.link,
    price: amountOf(offer.price),
    ...(listPrice === null ? {} : { list_price: amountOf(listPrice) }),
    availability: { available: availableOnes.has(offer.availability), status: offer.availability },
    barcodes: offer.gtins.map((value) => ({ type: 'GTIN', value })),
    ...(offer.condition === 'unknown' ? {} : { condition: [offer.condition] }),
    options: Object.entries(offer.attributes).map(([name, label]) => ({ name, label })),
    ...mediaOf(offer.imageUrl, title),
    seller: { name: offer.seller ?? retailer.name, domain: retailer.domain },
    ...(own.length === 0 ? {} : { inputs: own }),
    metadata: {
      observed_at: offer.checkedAt,
      shipping:
        shipping.kind === 'known'
          ? { kind: 'known', cost: amountOf(shipping.cost) }
          : { kind: shipping.kind },
      ...(deliveredTotal === null ? {} : { delivered_total: amountOf(deliveredTotal) }),
    },
  };
}

const availableOnes: ReadonlySet<Availability> = new Set(['in_stock', 'limited', 'pre_order', 'back_order']);

function amountOf({ amountMinor, currency }: Money): { readonly amount: number; readonly currency: string } {
  return { amount: amountMinor, currency };
}

/** Over the offers in one currency, because a range has one. */
function rangeOf(offers: readonly PricedOffer[], currency: string): object {
  const amounts = offers
    .map(({ offer }) => offer.price)
    .filter((price) => price.currency === currency)
    .map(({ amountMinor }) => amountMinor);
  return {
    min: { amount: Math.min(...amounts), currency },
    max: { amount: Math.max(...amounts), currency },
  };
}

function mediaOf(url: string | null, title: string): object {
  return url === null ? {} : { media: [{ type: 'image', url, alt_text: title }] };
}
