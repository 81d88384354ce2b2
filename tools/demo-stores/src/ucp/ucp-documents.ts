import type { Money } from '@pricehunt/offers';
import type { CatalogProduct, CatalogVariant } from './ucp-catalog';

export interface Input {
  readonly id: string;
  readonly isVariant: boolean;
}

/** The product for search and lookup; a lookup adds the requested ids to their variants. */
export function productDocument(product: CatalogProduct, inputs: readonly Input[]): object {
  const { variants } = product;
  return {
    id: product.id,
    ...(product.handle === null ? {} : { handle: product.handle }),
    title: product.title,
    description: { plain: product.description, html: `<p>${product.description}</p>` },
    ...(product.url === null ? {} : { url: product.url }),
    categories: [{ value: product.category, taxonomy: 'merchant' }],
    price_range: priceRange(variants),
    media: [{ type: 'image', url: variants[0]?.imageUrl, alt_text: product.title, width: 800, height: 800 }],
    options: optionValues(product).map(({ name, labels }) => ({
      name,
      values: labels.map((label) => ({ label })),
    })),
    variants: variants.map((variant, index) => variantDocument(variant, inputsFor(variant, index, inputs))),
  };
}

/** The product for get_product: every variant, and which option values exist and are available with the selection. */
export function productWithMatrix(
  product: CatalogProduct,
  id: string,
  selected: readonly { readonly name: string; readonly label: string }[],
): object {
  const asked = product.variants.find((variant) => variant.id === id);
  const chosen = selected.length > 0 ? selected : ((asked ?? product.variants[0])?.options ?? []);
  const fits = (variant: CatalogVariant, except: string) =>
    chosen.every(({ name, label }) => name === except || has(variant, name, label));
  return {
    ...productDocument(product, []),
    selected: chosen,
    options: optionValues(product).map(({ name, labels }) => ({
      name,
      values: labels.map((label) => {
        const with_ = product.variants.filter((variant) => has(variant, name, label) && fits(variant, name));
        return { label, exists: with_.length > 0, available: with_.some(({ isAvailable }) => isAvailable) };
      }),
    })),
  };
}

function variantDocument(variant: CatalogVariant, inputs: readonly object[]): object {
  const { listing, seller } = variant;
  const { product, price, listPrice } = listing;
  return {
    id: variant.id,
    sku: listing.sku,
    barcodes: [
      product.gtin.startsWith('0')
        ? { type: 'UPC', value: product.gtin.slice(1) }
        : { type: 'EAN', value: product.gtin },
    ],
    title: listing.title.full,
    description: { plain: product.text },
    url: variant.url,
    price: amount(price),
    ...(listPrice === null ? {} : { list_price: amount(listPrice) }),
    availability: { available: variant.isAvailable, status: statusOf(variant) },
    options: variant.options,
    media: [{ type: 'image', url: variant.imageUrl }],
    seller: {
      id: seller.id,
      name: seller.name,
      domain: seller.domain,
      url: seller.url,
      links: [{ type: 'shipping_policy', url: seller.shippingPolicyUrl }],
    },
    checkout_url: variant.checkoutUrl,
    eligible: { native_checkout: false },
    ...(inputs.length === 0 ? {} : { inputs }),
  };
}

function statusOf({ listing }: CatalogVariant): string {
  const names: Readonly<Record<string, string>> = { pre_order: 'preorder', back_order: 'backorder' };
  return names[listing.availability] ?? listing.availability;
}

function inputsFor(variant: CatalogVariant, index: number, inputs: readonly Input[]): readonly object[] {
  return inputs
    .filter(({ id, isVariant }) => (isVariant ? id === variant.id : index === 0))
    .map(({ id, isVariant }) => ({ id, match: isVariant ? 'exact' : 'featured' }));
}

function priceRange(variants: readonly CatalogVariant[]): object {
  const prices = variants.map(({ listing }) => listing.price);
  const currency = prices[0]?.currency;
  const amounts = prices.filter((price) => price.currency === currency).map(({ amountMinor }) => amountMinor);
  return { min: { amount: Math.min(...amounts), currency }, max: { amount: Math.max(...amounts), currency } };
}

function optionValues({ variants }: CatalogProduct): readonly { name: string; labels: readonly string[] }[] {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name) => ({
    name,
    labels: [
      ...new Set(
        variants.flatMap(({ options }) =>
          options.filter((one) => one.name === name).map(({ label }) => label),
        ),
      ),
    ],
  }));
}

function has({ options }: CatalogVariant, name: string, label: string): boolean {
  return options.some((option) => option.name === name && option.label === label);
}

function amount({ amountMinor, currency }: Money): object {
  return { amount: amountMinor, currency };
}
