import { slugOf } from '@pricehunt/product-links';
import type { ShownComparison } from './page-comparison';

/** The site's page of a comparison, whose offers the extension never links to itself: it adds no affiliate tag. */
export function comparisonPage({ site, link, comparison }: ShownComparison): string {
  return `${site}/new-search/${comparison.requestId}/${slugOf(link)}`;
}

/** Where the shopper sets a price alert: the product's page, else the comparison's, which adds the product first. */
export function trackingPage(shown: ShownComparison): string {
  const productId = shown.comparison.product?.productId ?? null;
  return productId === null
    ? comparisonPage(shown)
    : `${shown.site}/product/${encodeURIComponent(productId)}`;
}
