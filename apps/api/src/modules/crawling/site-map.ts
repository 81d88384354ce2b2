import type { Storage } from '@pricehunt/storage';

/** How many products one part names; sitemaps.org allows 50,000 addresses and 50 MB. */
const productsPerPart = 20_000;

const ownPages = ['/', '/how-ranking-works', '/privacy'];

/** Pages that show the catalog: there is nothing on them while it is empty. */
const catalogPages = ['/browse', '/landing2'];

/** The index of the parts (sitemaps.org): the site's own pages, then products by the numbers they were given. */
export async function siteMapIndex({ products }: Storage, shopperOrigin: string): Promise<string> {
  const parts = 1 + Math.ceil((await products.lastProductNumber()) / productsPerPart);
  const entries = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${shopperOrigin}/sitemaps/${part}.xml</loc></sitemap>`,
  );
  return document('sitemapindex', entries);
}

/** One part; null when there is none of this number. A part whose products are all gone is empty. */
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
