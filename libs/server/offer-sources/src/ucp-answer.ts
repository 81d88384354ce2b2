import { isCurrency } from '@pricehunt/offers';
import type { Availability, Condition, Money, Offer } from '@pricehunt/offers';
import { canonicalLink } from '@pricehunt/product-links';
import * as z from 'zod/mini';
import { SourceFailure } from './offer-source';
import type { FoundOffer } from './offer-source';
import { gtinsOf, offerIdOf, retailerOf, variantAttributes, variantTitle, webAddress } from './variant-facts';

export interface Sighting {
  readonly sourceId: string;
  /** ISO 8601 in UTC. */
  readonly checkedAt: string;
}

/** Amounts are integer minor units. Leaves out variants without a price or page. */
export function offersOfUcpAnswer(answer: unknown, sighting: Sighting): readonly FoundOffer[] {
  const failed = failureShape.safeParse(answer);
  if (failed.success) {
    const { code, message } = failed.data.error;
    throw new SourceFailure('bad-answer', `${sighting.sourceId} returned error ${code}: ${message}`);
  }
  const read = answerShape.safeParse(answer);
  if (!read.success || read.data.result.isError === true) {
    throw new SourceFailure('bad-answer', `${sighting.sourceId} returned no products`);
  }
  const listed = read.data.result.structuredContent.products;
  const products = listed.flatMap((one) => productShape.safeParse(one).data ?? []);
  if (listed.length > 0 && products.length === 0) {
    throw new SourceFailure('bad-answer', `${sighting.sourceId} returned products in an unknown format`);
  }
  return products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const read = variantShape.safeParse(variant);
      const offer = read.success ? offerOf(product, read.data, sighting) : null;
      return offer === null ? [] : { offer, productId: null };
    }),
  );
}

const text = z.catch(z.nullish(z.string()), null);
const amount = z.object({ amount: z.int().check(z.nonnegative()), currency: z.string() });
const media = z.catch(z.nullish(z.array(z.object({ type: text, url: text }))), null);

const failureShape = z.object({
  error: z.object({ code: z.number(), message: z.catch(z.string(), '') }),
});
const answerShape = z.object({
  result: z.object({
    isError: z.optional(z.boolean()),
    structuredContent: z.object({ products: z.array(z.unknown()) }),
  }),
});
const conditions = z.catch(
  z.nullish(
    z.union([
      z.string(),
      z.pipe(
        z.array(z.string()),
        z.transform(([only]) => only ?? ''),
      ),
    ]),
  ),
  null,
);
const productShape = z.object({
  title: z.string().check(z.minLength(1)),
  url: text,
  brand: text,
  media,
  condition: conditions,
  variants: z.array(z.unknown()),
});
const variantShape = z.object({
  id: z.string(),
  title: text,
  sku: text,
  url: text,
  price: amount,
  list_price: z.catch(z.nullish(amount), null),
  barcodes: z.catch(z.nullish(z.array(z.object({ value: z.string() }))), null),
  availability: z.catch(z.nullish(z.object({ available: z.nullish(z.boolean()), status: text })), null),
  condition: conditions,
  options: z.catch(z.nullish(z.array(z.object({ name: z.string(), label: z.string() }))), null),
  media,
  seller: z.catch(z.nullish(z.object({ name: text })), null),
});
type UcpProduct = z.infer<typeof productShape>;
type UcpVariant = z.infer<typeof variantShape>;

function offerOf(product: UcpProduct, variant: UcpVariant, sighting: Sighting): Offer | null {
  const address = webAddress(variant.url) ?? webAddress(product.url);
  const price = moneyOf(variant.price);
  if (address === null || price === null) return null;
  const link = canonicalLink(address);
  const listPrice = moneyOf(variant.list_price);
  const isReduced =
    listPrice !== null && listPrice.currency === price.currency && listPrice.amountMinor > price.amountMinor;
  return {
    id: offerIdOf(sighting.sourceId, link, variant.id),
    source: sighting.sourceId,
    retailer: retailerOf(link, variant.seller?.name ?? null),
    seller: null,
    sku: variant.sku || null,
    link,
    affiliateLink: null,
    imageUrl: imageOf(variant) ?? imageOf(product),
    title: variantTitle(product.title, variant.title ?? null),
    brand: product.brand || null,
    gtins: gtinsOf((variant.barcodes ?? []).map((barcode) => barcode.value)),
    mpn: null,
    attributes: variantAttributes(variant.options ?? []),
    price,
    listPrice: isReduced ? listPrice : null,
    shipping: { kind: 'unknown' },
    shippingRates: [],
    availability: availabilityOf(variant),
    condition: conditionOf(variant.condition ?? product.condition ?? null),
    checkedAt: sighting.checkedAt,
  };
}

/** Null for none, an unknown currency, and zero, which in catalogs means not entered. */
function moneyOf(stated: UcpVariant['list_price']): Money | null {
  if (!stated || stated.amount === 0 || !isCurrency(stated.currency)) return null;
  return { amountMinor: stated.amount, currency: stated.currency };
}

function imageOf({ media }: Pick<UcpVariant, 'media'>): string | null {
  const image = media?.find(({ type }) => type === null || type === undefined || type === 'image');
  return webAddress(image?.url);
}

const availabilityByStatus: ReadonlyMap<string, Availability> = new Map([
  ['instock', 'in_stock'],
  ['limitedavailability', 'limited'],
  ['lowstock', 'limited'],
  ['preorder', 'pre_order'],
  ['backorder', 'back_order'],
  ['specialorder', 'special_order'],
  ['outofstock', 'out_of_stock'],
  ['soldout', 'out_of_stock'],
  ['discontinued', 'discontinued'],
]);

function availabilityOf({ availability }: UcpVariant): Availability {
  const status = availability?.status?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
  const stated = availabilityByStatus.get(status);
  if (stated !== undefined) return stated;
  if (availability?.available === undefined || availability.available === null) return 'unknown';
  return availability.available ? 'in_stock' : 'out_of_stock';
}

const conditionByName: ReadonlyMap<string, Condition> = new Map([
  ['new', 'new'],
  ['refurbished', 'refurbished'],
  ['secondhand', 'used'],
  ['used', 'used'],
]);

function conditionOf(stated: string | null): Condition {
  return conditionByName.get(stated?.toLowerCase() ?? '') ?? 'unknown';
}
