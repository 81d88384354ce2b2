import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { decimalOfNumber, textOfHtml } from '../shop-offer';
import type { ReadGoods } from '../shop-offer';

const text = z.catch(z.nullable(z.string()), null);
const number = z.catch(z.nullable(z.number()), null);
const listingShape = z.object({ products: z.array(z.unknown()) });
const productShape = z.object({
  id_product: z.union([z.int(), z.string()]),
  name: z.string().check(z.minLength(1)),
  url: z.string(),
  canonical_url: text,
  manufacturer_name: text,
  reference: text,
  price_amount: z.number(),
  regular_price_amount: number,
  main_variants: z.catch(z.array(z.unknown()), []),
});

/** The list has no currency, stock or barcodes. Throws SourceFailure if it isn't a list. */
export function readPrestaShopListing(answer: unknown, what: string): readonly ReadGoods[] {
  const listed = listingShape.safeParse(answer).data?.products;
  if (listed === undefined) throw new SourceFailure('bad-answer', `${what} returned no listing`);
  const products = listed.flatMap((one) => productShape.safeParse(one).data ?? []);
  // Another variant may cost more.
  const sole = products.filter(({ main_variants: variants }) => variants.length <= 1);
  return sole.map((product) => ({
    variantId: String(product.id_product),
    link: product.canonical_url || product.url,
    title: textOfHtml(product.name),
    brand: product.manufacturer_name,
    barcodes: [product.reference],
    sku: product.reference,
    price: { amount: decimalOfNumber(product.price_amount) ?? '', currency: null },
    listPrice:
      product.regular_price_amount === null
        ? null
        : { amount: decimalOfNumber(product.regular_price_amount) ?? '', currency: null },
    availability: 'unknown',
  }));
}
