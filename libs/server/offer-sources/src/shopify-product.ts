import { moneyFromDecimal } from '@pricehunt/offers';
import type { Money, Offer } from '@pricehunt/offers';
import { canonicalLink } from '@pricehunt/product-links';
import * as z from 'zod/mini';
import { gtinsOf, offerIdOf, retailerOf, variantAttributes, variantTitle, webAddress } from './variant-facts';

/** Parses /products/{handle}.js; null if invalid. */
export function readShopifyProduct(document: unknown): ShopifyProduct | null {
  return productShape.safeParse(document).data ?? null;
}

export interface ShopifySighting {
  readonly sourceId: string;
  readonly origin: string;
  readonly name: string | null;
  /** ISO 4217; not in the document. */
  readonly currency: string;
  /** ISO 8601 in UTC. */
  readonly checkedAt: string;
}

/** One offer per priced variant with its link; a product without options has its plain link. */
export function offersOfShopifyProduct(product: ShopifyProduct, sighting: ShopifySighting): readonly Offer[] {
  const isChoice = product.variants.length > 1;
  return product.variants.flatMap((variant) => {
    const price = moneyOfHundredths(variant.price, sighting.currency);
    return price === null ? [] : [offerOf(product, { variant, price, isChoice }, sighting)];
  });
}

const text = z.catch(z.nullish(z.string()), null);
const hundredths = z.catch(z.nullish(z.int().check(z.nonnegative())), null);
const imageSource = z.catch(z.nullish(z.object({ src: text })), null);

const productShape = z.object({
  title: z.string().check(z.minLength(1)),
  handle: z.string().check(z.minLength(1)),
  vendor: text,
  featured_image: text,
  options: z.catch(z.array(z.union([z.string(), z.object({ name: z.string() })])), []),
  variants: z.array(
    z.object({
      id: z.union([z.int(), z.string()]),
      title: text,
      sku: text,
      barcode: text,
      options: z.catch(z.array(z.string()), []),
      price: hundredths,
      compare_at_price: hundredths,
      available: z.catch(z.nullish(z.boolean()), null),
      featured_image: imageSource,
      /** In grams; 0 if not entered. */
      weight: z.catch(z.nullish(z.int().check(z.nonnegative())), null),
    }),
  ),
});

export type ShopifyProduct = z.infer<typeof productShape>;
type ShopifyVariant = ShopifyProduct['variants'][number];

function offerOf(
  product: ShopifyProduct,
  priced: { readonly variant: ShopifyVariant; readonly price: Money; readonly isChoice: boolean },
  { sourceId, origin, name, currency, checkedAt }: ShopifySighting,
): Offer {
  const { variant, price, isChoice } = priced;
  const page = `${origin}/products/${encodeURIComponent(product.handle)}`;
  const link = canonicalLink(isChoice ? `${page}?variant=${variant.id}` : page);
  const listPrice = moneyOfHundredths(variant.compare_at_price, currency);
  const isReduced = listPrice !== null && listPrice.amountMinor > price.amountMinor;
  return {
    id: offerIdOf(sourceId, link, String(variant.id)),
    source: sourceId,
    retailer: retailerOf(link, name),
    seller: null,
    sku: variant.sku || null,
    link,
    affiliateLink: null,
    imageUrl: webAddress(variant.featured_image?.src, origin) ?? webAddress(product.featured_image, origin),
    title: variantTitle(product.title, variant.title ?? null),
    brand: product.vendor || null,
    gtins: gtinsOf([variant.barcode]),
    mpn: null,
    attributes: variantAttributes(optionsOf(product, variant)),
    price,
    listPrice: isReduced ? listPrice : null,
    shipping: { kind: 'unknown' },
    shippingRates: [],
    availability: availabilityOf(variant),
    condition: 'unknown',
    checkedAt,
    ...(variant.weight ? { weightGrams: variant.weight } : {}),
  };
}

/** Hundredths in any currency: 1000 yen are 100000. Null for zero, which means not entered. */
function moneyOfHundredths(amount: number | null | undefined, currency: string): Money | null {
  if (amount === null || amount === undefined || amount === 0) return null;
  const digits = String(amount).padStart(3, '0');
  return moneyFromDecimal(`${digits.slice(0, -2)}.${digits.slice(-2)}`, currency);
}

function optionsOf(product: ShopifyProduct, variant: ShopifyVariant) {
  return product.options.map((option, index) => ({
    name: typeof option === 'string' ? option : option.name,
    label: variant.options[index] ?? '',
  }));
}

function availabilityOf({ available }: ShopifyVariant): Offer['availability'] {
  if (available === null || available === undefined) return 'unknown';
  return available ? 'in_stock' : 'out_of_stock';
}
