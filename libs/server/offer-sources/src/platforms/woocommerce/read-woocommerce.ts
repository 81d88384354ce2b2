import type { Availability } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { variantAttributes, variantTitle } from '../../variant-facts';
import { decimalOfMinor, textOfHtml } from '../shop-offer';
import type { ReadGoods, StatedAmount } from '../shop-offer';

const text = z.catch(z.nullable(z.string()), null);
const flag = z.catch(z.nullable(z.boolean()), null);

const productShape = z.object({
  id: z.int(),
  name: z.string(),
  type: z.catch(z.string(), 'simple'),
  variation: text,
  permalink: z.string(),
  sku: text,
  on_sale: flag,
  prices: z.object({
    price: z.string(),
    regular_price: text,
    price_range: z.catch(z.nullable(z.object({ min_amount: z.string() })), null),
    currency_code: z.string(),
    currency_minor_unit: z.int(),
  }),
  images: z.catch(z.array(z.object({ src: z.string() })), []),
  brands: z.catch(z.array(z.object({ name: z.string() })), []),
  is_purchasable: flag,
  is_in_stock: flag,
  is_on_backorder: flag,
});

/** Old versions lack some fields. */
export type WooCommerceProduct = z.infer<typeof productShape>;

export function readWooCommerceProducts(answer: unknown, what: string): readonly WooCommerceProduct[] {
  if (!Array.isArray(answer)) throw new SourceFailure('bad-answer', `${what} has no open Store API`);
  const products = answer.flatMap((one) => productShape.safeParse(one).data ?? []);
  if (answer.length > 0 && products.length === 0) {
    throw new SourceFailure('bad-answer', `${what} returned products in an unknown format`);
  }
  return products;
}

/** With its price or starting price; null if this shop doesn't sell it. */
export function goodsOfProduct(
  product: WooCommerceProduct,
): { readonly kind: 'exact' | 'from'; readonly goods: ReadGoods } | { readonly kind: 'none' } {
  const price = amountOf(product, product.prices.price);
  // External products are sold elsewhere; grouped ones list others.
  if (price === null || product.type === 'external' || product.type === 'grouped') return { kind: 'none' };
  const isFrom = product.type === 'variable' && product.prices.price_range !== null;
  const [variation] = optionsOf(product);
  const title = textOfHtml(product.name);
  return {
    kind: isFrom ? 'from' : 'exact',
    goods: goodsOf(product, price, variation === undefined ? title : variantTitle(title, variation.label)),
  };
}

/** An invalid price gives an invalid amount. */
export function goodsOfVariation(product: WooCommerceProduct, variation: WooCommerceProduct): ReadGoods {
  const labels = optionsOf(variation).map(({ label }) => label);
  const price = amountOf(variation, variation.prices.price) ?? { amount: '', currency: null };
  const title = variantTitle(textOfHtml(product.name), labels.join(' / '));
  const goods = goodsOf(variation, price, title);
  return {
    ...goods,
    brand: goods.brand ?? brandOf(product),
    imageUrl: goods.imageUrl ?? product.images[0]?.src,
  };
}

function goodsOf(product: WooCommerceProduct, price: StatedAmount, title: string): ReadGoods {
  const { regular_price: regular, price_range: range } = product.prices;
  return {
    variantId: String(product.id),
    link: product.permalink,
    title,
    brand: brandOf(product),
    barcodes: [product.sku],
    sku: product.sku,
    attributes: variantAttributes(optionsOf(product)),
    price,
    listPrice:
      product.on_sale === true && regular !== null && range === null ? amountOf(product, regular) : null,
    availability: availabilityOf(product),
    imageUrl: product.images[0]?.src,
  };
}

/** Integers in units of the last displayed decimal, which can differ from the currency's. */
function amountOf({ prices }: WooCommerceProduct, amount: string): StatedAmount | null {
  const decimal = decimalOfMinor(amount, prices.currency_minor_unit);
  return decimal === null ? null : { amount: decimal, currency: prices.currency_code };
}

/** Parses "Colour: Red, Size: 42". */
function optionsOf({
  variation,
}: WooCommerceProduct): readonly { readonly name: string; readonly label: string }[] {
  return textOfHtml(variation ?? '')
    .split(/,\s+(?=[^,:]{1,40}:)/)
    .flatMap((option) => {
      const [, name, label] = /^([^:]{1,40}):\s*(.{1,80})$/.exec(option) ?? [];
      return name === undefined || label === undefined ? [] : [{ name, label }];
    });
}

function brandOf({ brands }: WooCommerceProduct): string | null {
  return brands[0] === undefined ? null : textOfHtml(brands[0].name);
}

/** WooCommerce counts products on backorder as in stock. */
function availabilityOf(product: WooCommerceProduct): Availability {
  if (product.is_on_backorder === true) return 'back_order';
  if (product.is_in_stock === null) return 'unknown';
  if (!product.is_in_stock) return 'out_of_stock';
  return product.is_purchasable === false ? 'unknown' : 'in_stock';
}
