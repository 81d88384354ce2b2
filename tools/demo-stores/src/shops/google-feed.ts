import type { Availability } from '@pricehunt/offers';
import { escapeHtml } from '../pages/escape-html';
import { decimalPrice } from '../pages/printed-price';
import { describe } from '../pages/product-page';
import { detailsOf } from '../world/product-details';
import type { StatedDetail } from '../world/product-details';
import type { Listing } from '../world/listings';
import { categories } from '../world/words';
import { imagePathOf, pathOf } from './paths';
import type { Store } from './store';

/** All listings as a Google product feed: RSS 2.0 with the g: namespace. */
export function googleFeed(store: Store): string {
  const { profile, origin, listings } = store;
  const items = listings.map((listing) => item(origin, listing)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeHtml(profile.name)}</title>
<link>${origin}/</link>
<description>${escapeHtml(profile.tagline)}</description>
${items}
</channel>
</rss>
`;
}

const availabilityNames: Readonly<Record<Availability, string>> = {
  in_stock: 'in_stock',
  pre_order: 'preorder',
  back_order: 'backorder',
  special_order: 'backorder',
  out_of_stock: 'out_of_stock',
  discontinued: 'out_of_stock',
  limited: 'in_stock',
  in_store: 'out_of_stock',
  unknown: 'out_of_stock',
};

function item(origin: string, listing: Listing): string {
  const { shop, product, title, sku, price, listPrice, shipping } = listing;
  const shippingMinor = shipping.kind === 'known' ? shipping.cost.amountMinor : 0;
  const facts: readonly (readonly [string, string | null])[] = [
    ['id', sku],
    ['title', title.full.slice(0, 150)],
    ['description', describe(listing)],
    ['link', `${origin}${pathOf(listing)}`],
    ['image_link', `${origin}${imagePathOf(listing)}`],
    ['price', feedPrice((listPrice ?? price).amountMinor, price.currency)],
    ['sale_price', listPrice === null ? null : feedPrice(price.amountMinor, price.currency)],
    ['availability', availabilityNames[listing.availability]],
    ['condition', listing.condition],
    ['brand', product.brand],
    ['gtin', product.gtin],
    ['mpn', product.mpn],
    ['item_group_id', listing.handle.slice(0, 50)],
    ['color', product.colour === null ? null : (title.options[0] ?? null)],
    ['size', product.size],
    ['product_type', categories[listing.category][shop.language]],
  ];
  const lines = facts.map(([name, value]) =>
    value === null ? '' : `<g:${name}>${escapeHtml(value)}</g:${name}>`,
  );
  const details = detailsOf(product, shop.language).map(detail);
  const shippings = [
    shippingTo(shop.country, feedPrice(shippingMinor, price.currency)),
    ...listing.shippingRates.map(({ country, cost }) =>
      cost === null ? '' : shippingTo(country, feedPrice(cost.amountMinor, cost.currency)),
    ),
  ];
  return `<item>${lines.join('')}${details.join('')}${shippings.join('')}</item>`;
}

function detail({ name, value }: StatedDetail): string {
  return `<g:product_detail><g:section_name></g:section_name><g:attribute_name>${escapeHtml(name)}</g:attribute_name><g:attribute_value>${escapeHtml(value)}</g:attribute_value></g:product_detail>`;
}

function shippingTo(country: string, price: string): string {
  return `<g:shipping><g:country>${country}</g:country><g:price>${price}</g:price></g:shipping>`;
}

function feedPrice(amountMinor: number, currency: string): string {
  return `${decimalPrice({ amountMinor, currency })} ${currency}`;
}
