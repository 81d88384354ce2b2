import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { variantAttributes, variantTitle } from '../../variant-facts';
import type { ReadGoods } from '../shop-offer';

const text = z.catch(z.nullable(z.string()), null);
const money = z.object({ amount: z.string(), currencyCode: z.string() });
const variantShape = z.object({
  id: z.string(),
  title: text,
  sku: text,
  barcode: text,
  availableForSale: z.catch(z.nullable(z.boolean()), null),
  selectedOptions: z.catch(z.array(z.object({ name: z.string(), value: z.string() })), []),
  price: money,
  compareAtPrice: z.catch(z.nullable(money), null),
});
const productShape = z.object({
  title: z.string().check(z.minLength(1)),
  vendor: text,
  handle: z.string().check(z.minLength(1)),
  featuredImage: z.catch(z.nullable(z.object({ url: text })), null),
  variants: z.object({ nodes: z.array(z.unknown()) }),
});
const searchShape = z.object({ data: z.object({ search: z.object({ nodes: z.array(z.unknown()) }) }) });
const currencyShape = z.object({
  data: z.object({ shop: z.object({ paymentSettings: z.object({ currencyCode: z.string() }) }) }),
});

/** One per variant. Throws SourceFailure for errors and invalid responses. */
export function readShopifySearch(answer: unknown, what: string): readonly ReadGoods[] {
  const nodes = searchShape.safeParse(answer).data?.data.search.nodes;
  if (nodes === undefined) throw new SourceFailure('bad-answer', `${what} returned no search`);
  const products = nodes.flatMap((one) => productShape.safeParse(one).data ?? []);
  return products.flatMap((product) => {
    const variants = product.variants.nodes.flatMap((one) => variantShape.safeParse(one).data ?? []);
    const page = `/products/${encodeURIComponent(product.handle)}`;
    return variants.map((variant): ReadGoods => {
      const number = /(\d+)(?:\?.*)?$/.exec(variant.id)?.[1] ?? variant.id;
      return {
        variantId: number,
        link: variants.length > 1 ? `${page}?variant=${encodeURIComponent(number)}` : page,
        title: variantTitle(product.title, variant.title),
        brand: product.vendor,
        barcodes: [variant.barcode],
        sku: variant.sku,
        attributes: variantAttributes(
          variant.selectedOptions.map(({ name, value }) => ({ name, label: value })),
        ),
        price: amountOf(variant.price),
        listPrice: variant.compareAtPrice === null ? null : amountOf(variant.compareAtPrice),
        availability:
          variant.availableForSale === null
            ? 'unknown'
            : variant.availableForSale
              ? 'in_stock'
              : 'out_of_stock',
        imageUrl: product.featuredImage?.url,
      };
    });
  });
}

/** Throws SourceFailure if GraphQL is closed. */
export function readShopifyCurrency(answer: unknown, what: string): string {
  const read = currencyShape.safeParse(answer);
  if (!read.success) throw new SourceFailure('bad-answer', `${what} doesn’t allow GraphQL requests`);
  return read.data.data.shop.paymentSettings.currencyCode;
}

function amountOf({ amount, currencyCode }: z.infer<typeof money>) {
  return { amount, currency: currencyCode };
}
