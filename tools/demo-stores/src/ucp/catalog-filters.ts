import * as z from 'zod/mini';
import { unitsPerEuro } from '../world/shops';
import type { CatalogProduct, CatalogVariant } from './ucp-catalog';

export const filtersShape = z.object({
  categories: z.optional(z.array(z.string())),
  price: z.optional(z.object({ min: z.optional(z.number()), max: z.optional(z.number()) })),
  available: z.optional(z.boolean()),
  condition: z.optional(z.array(z.enum(['new', 'secondhand']))),
  shop_ids: z.optional(z.array(z.string())),
});

/** Where and how the caller shops; soft hints, of which only the currency matters here. */
export const contextShape = z.object({ currency: z.optional(z.string()) });

/** Empty when no variant matches. Price bounds are minor units of the context's currency. */
export function matching(
  product: CatalogProduct,
  filters: z.infer<typeof filtersShape> | undefined,
  context: z.infer<typeof contextShape> | undefined,
  usualCurrency: string,
): readonly CatalogProduct[] {
  const wanted = filters?.categories;
  if (wanted !== undefined && !wanted.some((name) => name.toLowerCase() === product.category.toLowerCase()))
    return [];
  const currency = context?.currency ?? usualCurrency;
  const variants = product.variants.filter((variant) => {
    if ((filters?.available ?? true) && !variant.isAvailable) return false;
    if (filters?.condition !== undefined && !filters.condition.includes(conditionOf(variant))) return false;
    if (filters?.shop_ids !== undefined && !filters.shop_ids.includes(variant.seller.id)) return false;
    const amount = amountIn(variant, currency);
    return (
      amount >= (filters?.price?.min ?? 0) && amount <= (filters?.price?.max ?? Number.POSITIVE_INFINITY)
    );
  });
  return variants.length === 0 ? [] : [{ ...product, variants }];
}

function conditionOf({ listing }: CatalogVariant): 'new' | 'secondhand' {
  return listing.condition === 'new' ? 'new' : 'secondhand';
}

function amountIn({ listing }: CatalogVariant, currency: string): number {
  const rates: Readonly<Record<string, number>> = unitsPerEuro;
  const { amountMinor } = listing.price;
  return (
    (amountMinor / unitsPerEuro[listing.shop.currency]) *
    (rates[currency] ?? unitsPerEuro[listing.shop.currency])
  );
}
