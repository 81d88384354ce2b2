import { escapeHtml, jsonLd, scriptJson } from '../pages/escape-html';
import { schemaAvailability } from '../pages/page-marks';
import { decimalPrice } from '../pages/printed-price';
import { describe, productPage } from '../pages/product-page';
import type { Listing } from '../world/listings';
import { nouns } from '../world/nouns';
import { imagePathOf, pathOf } from './paths';
import { permanentDomainOf, productIdOf, variantTitleOf } from './shopify-documents';
import type { Group } from './shopify-documents';
import type { Store } from './store';

/** The product page of a usual theme: canonical URL without the variant, OpenGraph, JSON-LD, the analytics script. */
export function shopifyProductPage(store: Store, group: Group, chosen: Listing): string {
  const { origin, profile } = store;
  const [first] = group;
  const link = `${origin}/products/${first.handle}`;
  const facts: readonly (readonly [string, string])[] = [
    ['og:site_name', profile.name],
    ['og:url', link],
    ['og:title', first.title.group],
    ['og:type', 'product'],
    ['og:description', describe(first)],
    ['og:image', `${origin}${imagePathOf(chosen)}`],
    ['og:price:amount', decimalPrice(chosen.price)],
    ['og:price:currency', chosen.price.currency],
  ];
  const head = `<link rel="canonical" href="${link}">
${facts.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`).join('\n')}
${jsonLd(structuredData(store, group))}
${scripts(store, group, chosen)}`;
  const buying = `<input type="hidden" name="id" value="${chosen.number}">`;
  return productPage(store, chosen, { head, showsBarcode: false, buying });
}

function structuredData(store: Store, group: Group): object {
  const [first, ...others] = group;
  if (others.length === 0) return { '@context': 'http://schema.org/', ...variant(store, first) };
  return {
    '@context': 'http://schema.org/',
    '@id': `/products/${first.handle}#product`,
    '@type': 'ProductGroup',
    brand: { '@type': 'Brand', name: first.product.brand },
    category: nouns[first.product.noun][first.shop.language],
    description: describe(first),
    hasVariant: group.map((listing) => variant(store, listing)),
    name: first.title.group,
    productGroupID: String(productIdOf(group)),
    url: `${store.origin}/products/${first.handle}`,
  };
}

function variant({ origin }: Store, listing: Listing): object {
  const { product, title, price } = listing;
  return {
    '@id': `${pathOf(listing)}#variant`,
    '@type': 'Product',
    brand: { '@type': 'Brand', name: product.brand },
    gtin: product.gtin,
    image: `${origin}${imagePathOf(listing)}`,
    name: title.full,
    offers: {
      '@id': `${pathOf(listing)}#offer`,
      '@type': 'Offer',
      availability: schemaAvailability(listing.availability).replace('https', 'http'),
      price: decimalPrice(price),
      priceCurrency: price.currency,
      url: `${origin}${pathOf(listing)}`,
    },
    sku: listing.sku,
  };
}

function scripts({ profile }: Store, group: Group, chosen: Listing): string {
  const id = productIdOf(group);
  const meta = {
    product: {
      id,
      gid: `gid://shopify/Product/${id}`,
      vendor: chosen.product.brand,
      type: nouns[chosen.product.noun][profile.language],
      handle: chosen.handle,
      variants: group.map((listing) => ({
        id: listing.number,
        price: listing.price.amountMinor,
        name: listing.title.full,
        public_title: variantTitleOf(listing),
        sku: listing.sku,
      })),
      remote: false,
    },
    page: { pageType: 'product', resourceType: 'product', resourceId: id },
  };
  return `<script>var Shopify = Shopify || {};
Shopify.shop = "${permanentDomainOf(profile)}";
Shopify.locale = "${profile.language}";
Shopify.currency = {"active":"${profile.currency}","rate":"1.0"};
Shopify.country = "${profile.country}";</script>
<script>window.ShopifyAnalytics = window.ShopifyAnalytics || {};
window.ShopifyAnalytics.meta = window.ShopifyAnalytics.meta || {};
window.ShopifyAnalytics.meta.currency = '${profile.currency}';
var meta = ${scriptJson(meta)};
for (var attr in meta) { window.ShopifyAnalytics.meta[attr] = meta[attr]; }</script>`;
}
