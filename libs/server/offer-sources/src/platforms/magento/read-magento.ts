import type { Availability } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { SourceFailure } from '../../offer-source';
import { variantAttributes, variantTitle } from '../../variant-facts';
import { decimalOfNumber, textOfHtml } from '../shop-offer';
import type { ReadGoods, StatedAmount } from '../shop-offer';

const text = z.catch(z.nullable(z.string()), null);
const money = z.object({ value: z.nullable(z.number()), currency: text });
const rangeShape = z.object({
  minimum_price: z.object({ final_price: money, regular_price: z.catch(z.nullable(money), null) }),
  maximum_price: z.catch(z.nullable(z.object({ final_price: money })), null),
});
const thingShape = z.looseObject({ sku: z.string(), stock_status: text, price_range: rangeShape });
const productShape = z.extend(thingShape, {
  name: z.string().check(z.minLength(1)),
  url_key: z.string().check(z.minLength(1)),
  small_image: z.catch(z.nullable(z.object({ url: text })), null),
  variants: z.catch(
    z.nullable(
      z.array(
        z.object({
          attributes: z.catch(z.array(z.object({ code: z.string(), label: z.string() })), []),
          product: thingShape,
        }),
      ),
    ),
    null,
  ),
});
type Thing = z.infer<typeof thingShape>;

const answerShape = z.object({
  data: z.catch(z.nullable(z.record(z.string(), z.unknown())), null),
  errors: z.catch(z.nullable(z.array(z.object({ message: z.catch(z.string(), '') }))), null),
});
const productsShape = z.object({ products: z.object({ items: z.array(z.unknown()) }) });
const suffixShape = z.object({ storeConfig: z.object({ product_url_suffix: text }) });
const currencyShape = z.object({ storeConfig: z.object({ default_display_currency_code: text }) });
const fieldsShape = z.object({ __type: z.object({ inputFields: z.array(z.object({ name: z.string() })) }) });

/** GraphQL errors have status 200. Throws SourceFailure without data. */
export function dataOf(answer: unknown, what: string): Readonly<Record<string, unknown>> {
  const read = answerShape.safeParse(answer).data;
  if (read !== undefined && read.data !== null) return read.data;
  const [error] = read?.errors ?? [];
  throw new SourceFailure(
    'bad-answer',
    `${what} answers ${error === undefined ? 'no GraphQL' : error.message.slice(0, 200)}`,
  );
}

/** The display currency. A shop that forbids introspection still uses GraphQL. */
export function storeFactsIn(answer: unknown, what: string): { readonly currency: string | null } {
  const read = answerShape.safeParse(answer).data;
  if (read === undefined || (read.data === null && (read.errors ?? []).length === 0)) {
    throw new SourceFailure('bad-answer', `${what} returned no GraphQL`);
  }
  return {
    currency: currencyShape.safeParse(read.data).data?.storeConfig.default_display_currency_code ?? null,
  };
}

export function barcodeAttributeIn(answer: unknown): string | null {
  const fields =
    fieldsShape.safeParse(answerShape.safeParse(answer).data?.data).data?.__type.inputFields ?? [];
  return (
    fields
      .map(({ name }) => name)
      .find((name) => /^(?:ean(?:13|_?code)?|gtin(?:13|14)?|barcode)$/.test(name)) ?? null
  );
}

/** Each variant with its own price; leaves out products that only have a starting price. */
export function readMagentoProducts(
  data: Readonly<Record<string, unknown>>,
  of: { readonly what: string; readonly attribute: string | null },
): readonly ReadGoods[] {
  const listed = productsShape.safeParse(data).data?.products.items;
  if (listed === undefined) throw new SourceFailure('bad-answer', `${of.what} returned no products`);
  const products = listed.flatMap((one) => productShape.safeParse(one).data ?? []);
  const suffix = suffixShape.safeParse(data).data?.storeConfig.product_url_suffix ?? '';
  return products.flatMap((product) => {
    const title = textOfHtml(product.name);
    const page = { link: `/${product.url_key}${suffix}`, imageUrl: product.small_image?.url ?? null };
    const variants = (product.variants ?? []).map((variant) => {
      const options = variant.attributes.map(({ code, label }) => ({ name: code, label }));
      const name = variantTitle(title, options.map(({ label }) => label).join(' / '));
      return {
        ...goodsOf(variant.product, of.attribute),
        ...page,
        title: name,
        attributes: variantAttributes(options),
      };
    });
    if (variants.length > 0) return variants;
    const { minimum_price: lowest, maximum_price: highest } = product.price_range;
    const isFrom = highest !== null && highest.final_price.value !== lowest.final_price.value;
    return isFrom ? [] : [{ ...goodsOf(product, of.attribute), ...page, title }];
  });
}

function goodsOf(thing: Thing, attribute: string | null): Omit<ReadGoods, 'link' | 'title'> {
  const barcode = attribute === null ? null : thing[attribute];
  const { final_price: price, regular_price: regular } = thing.price_range.minimum_price;
  return {
    variantId: thing.sku,
    sku: thing.sku,
    barcodes: [thing.sku, typeof barcode === 'string' ? barcode : null],
    price: amountOf(price),
    listPrice: regular === null ? null : amountOf(regular),
    availability: stockOf(thing),
  };
}

/** An invalid amount makes the price invalid. */
function amountOf({ value, currency }: z.infer<typeof money>): StatedAmount {
  return { amount: (value === null ? null : decimalOfNumber(value)) ?? '', currency: currency ?? null };
}

function stockOf({ stock_status: status }: Thing): Availability {
  if (status === 'IN_STOCK') return 'in_stock';
  return status === 'OUT_OF_STOCK' ? 'out_of_stock' : 'unknown';
}
