import type { Storage } from '@pricehunt/storage';

/** sitemaps.org allows 50,000 URLs and 50 MB. */
const productsPerPart = 20_000;

const ownPages = ['/', '/how-ranking-works', '/privacy'];

/** Left out while the catalog is empty, because the pages would be empty too. */
const catalogPages = ['/browse', '/landing2'];

/** The sitemap index (sitemaps.org): part 0 has the site's own pages, the others have products by number. */
export async function siteMapIndex({ products }: Storage, shopperOrigin: string): Promise<string> {
  const parts = 1 + Math.ceil((await products.lastProductNumber()) / productsPerPart);
  const entries = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${shopperOrigin}/sitemaps/${part}.xml</loc></sitemap>`,
  );
  return document('sitemapindex', entries);
}

/** Null for a number out of range. A part whose products were all deleted is empty. */
export async function siteMapPart(
  { products, offers }: Storage,
  shopperOrigin: string,
  part: number,
): Promise<string | null> {
  if (part === 0) {
    const categories = await products.listCategories();
    const shown = (await offers.hasOffers()) ? [...ownPages, ...catalogPages] : ownPages;
    const paths = [...shown, ...categories.map(({ slug }) => `/browse/${encodeURIComponent(slug)}`)];
    return document('urlset', paths.map(entryOf(shopperOrigin)));
  }
  const above = (part - 1) * productsPerPart;
  if (above >= (await products.lastProductNumber())) return null;
  const ids = await products.listProductIds({ above, upTo: above + productsPerPart });
  return document(
    'urlset',
    ids.map((id) => `/product/${encodeURIComponent(id)}`).map(entryOf(shopperOrigin)),
  );
}

function entryOf(shopperOrigin: string): (path: string) => string {
  return (path) => `<url><loc>${shopperOrigin}${path.replaceAll('&', '&amp;')}</loc></url>`;
}

function document(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}
