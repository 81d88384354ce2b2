import { decimalPrice } from '../pages/printed-price';
import { describe } from '../pages/product-page';
import { phrases } from '../pages/phrases';
import type { Listing } from '../world/listings';
import { numberFrom } from '../world/seeded';
import type { ShopProfile } from '../world/shops';
import { nouns } from '../world/nouns';
import { categories } from '../world/words';
import { imagePathOf } from './paths';
import type { Store } from './store';

export type Group = readonly [Listing, ...Listing[]];

/** The shop's numeric id, as in the header x-shopid and in variant ids of the global catalog. */
export function shopIdOf(profile: ShopProfile): number {
  return 50_000_000_000 + (numberFrom(`${profile.id}/shop`) % 9_000_000_000);
}

/** The store's permanent domain, as in the storefront's script. */
export function permanentDomainOf(profile: ShopProfile): string {
  return `${profile.name.toLowerCase().replace(/[^a-z]+/g, '-')}.myshopify.com`;
}

export function productIdOf([first]: Group): number {
  return 8_100_000_000_000 + numberFrom(`${first.shop.id}/${first.handle}`);
}

/** True when the variant can be ordered now. */
export function isAvailable({ availability }: Listing): boolean {
  return availability !== 'out_of_stock' && availability !== 'discontinued';
}

export function optionNamesOf([{ shop, product }]: Group): readonly string[] {
  const says = phrases[shop.language];
  const colour = shop.country === 'US' ? 'Color' : says.colour;
  const names = [
    product.colour === null ? null : colour,
    product.capacity === null ? null : says.capacity,
    product.size === null ? null : says.size,
  ].filter((name) => name !== null);
  return names.length === 0 ? ['Title'] : names;
}

/** Such as "Black / 256 GB". */
export function variantTitleOf({ title }: Listing): string {
  return title.options.length === 0 ? 'Default Title' : title.options.join(' / ');
}

/** The product of /products.json: string prices, no currency, no barcodes. */
export function productInList(store: Store, group: Group): object {
  return {
    ...productFacts(group),
    variants: group.map((listing, index) => ({
      ...variantFacts(listing),
      available: isAvailable(listing),
      price: decimalPrice(listing.price),
      compare_at_price: listing.listPrice === null ? null : decimalPrice(listing.listPrice),
      grams: 900,
      position: index + 1,
      product_id: productIdOf(group),
      created_at: `${firstDay(listing)}T09:00:00Z`,
      updated_at: `${lastDay(listing)}T06:00:00Z`,
    })),
    images: imagesOf(store, group),
    options: optionsOf(group),
  };
}

/** The product of /products/{handle}.json: string prices and barcodes, no availability. */
export function productAlone(store: Store, group: Group): object {
  return {
    product: {
      ...productFacts(group),
      template_suffix: '',
      variants: group.map((listing, index) => ({
        ...variantFacts(listing),
        price: decimalPrice(listing.price),
        compare_at_price: listing.listPrice === null ? '' : decimalPrice(listing.listPrice),
        barcode: listing.product.gtin,
        position: index + 1,
        product_id: productIdOf(group),
        price_currency: listing.price.currency,
      })),
      images: imagesOf(store, group),
      image: imagesOf(store, group)[0],
      options: optionsOf(group),
    },
  };
}

/** The product of /products/{handle}.js: prices in whole cents, no currency. */
export function productForScripts(store: Store, group: Group): object {
  const [first] = group;
  const prices = group.map(({ price }) => price.amountMinor);
  const lowest = Math.min(...prices);
  const { body_html, product_type, ...facts } = productFacts(group);
  return {
    ...facts,
    description: body_html,
    type: product_type,
    price: lowest,
    price_min: lowest,
    price_max: Math.max(...prices),
    price_varies: new Set(prices).size > 1,
    available: group.some(isAvailable),
    compare_at_price: first.listPrice?.amountMinor ?? null,
    variants: group.map((listing) => ({
      ...variantFacts(listing),
      name: listing.title.full,
      public_title: variantTitleOf(listing),
      options: listing.title.options.length === 0 ? ['Default Title'] : listing.title.options,
      barcode: listing.product.gtin,
      price: listing.price.amountMinor,
      compare_at_price: listing.listPrice?.amountMinor ?? null,
      available: isAvailable(listing),
      inventory_management: 'shopify',
    })),
    images: imagesOf(store, group).map(({ src }) => src),
    featured_image: imagesOf(store, group)[0]?.src ?? null,
    options: optionsOf(group),
    url: `/products/${first.handle}`,
  };
}

function productFacts(group: Group) {
  const [first] = group;
  const { shop, product, category, handle, title } = first;
  return {
    id: productIdOf(group),
    title: title.group,
    handle,
    body_html: `<p>${describe(first)}</p>`,
    vendor: product.brand,
    product_type: nouns[product.noun][shop.language],
    tags: [categories[category][shop.language], product.brand],
    created_at: `${firstDay(first)}T09:00:00Z`,
    published_at: `${firstDay(first)}T09:00:00Z`,
    updated_at: `${lastDay(first)}T06:00:00Z`,
  };
}

function variantFacts(listing: Listing) {
  const [option1, option2, option3] = listing.title.options;
  return {
    id: listing.number,
    title: variantTitleOf(listing),
    option1: option1 ?? 'Default Title',
    option2: option2 ?? null,
    option3: option3 ?? null,
    sku: listing.sku,
    requires_shipping: true,
    taxable: true,
    featured_image: null,
  };
}

function optionsOf(group: Group): readonly object[] {
  return optionNamesOf(group).map((name, index) => ({
    name,
    position: index + 1,
    values: [...new Set(group.map(({ title }) => title.options[index] ?? 'Default Title'))],
  }));
}

function imagesOf({ origin }: Store, group: Group) {
  return group.map((listing, index) => ({
    id: listing.number + 1,
    position: index + 1,
    product_id: productIdOf(group),
    variant_ids: [listing.number],
    src: `${origin}${imagePathOf(listing)}`,
    width: 800,
    height: 800,
  }));
}

function firstDay({ changes }: Listing): string {
  return changes[0]?.day ?? '2025-01-01';
}

function lastDay({ changes }: Listing): string {
  return changes.at(-1)?.day ?? '2025-01-01';
}
