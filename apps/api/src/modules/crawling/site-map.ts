import type { Storage } from '@pricehunt/storage';
import type { Needs } from '../../services';

/** sitemaps.org allows 50,000 URLs and 50 MB. */
const productsPerPart = 20_000;

const ownPages = ['/', '/how-ranking-works', '/privacy'];

/** Left out while the catalog is empty, because the pages would be empty too. */
const catalogPages = ['/browse', '/landing2'];

const hourMs = 60 * 60_000;

/**
 * The sitemap index (sitemaps.org): part 0 has the site's own pages, the others have products by number, each with the
 * time of its last change. Finding those times reads every product, so the index is kept for an hour.
 */
export function createSiteMapIndex(
  { storage, now }: Needs<'storage' | 'now'>,
  shopperOrigin: string,
): () => Promise<string> {
  let kept: { readonly text: Promise<string>; readonly untilMs: number } | null = null;
  return () => {
    const nowMs = now().getTime();
    if (kept === null || kept.untilMs <= nowMs) {
      const text = siteMapIndex(storage, shopperOrigin);
      kept = { text, untilMs: nowMs + hourMs };
      text.catch(() => {
        kept = null;
      });
    }
    return kept.text;
  };
}

async function siteMapIndex({ products }: Storage, shopperOrigin: string): Promise<string> {
  const parts = Math.ceil((await products.lastProductNumber()) / productsPerPart);
  const entries = [`<sitemap><loc>${shopperOrigin}/sitemaps/0.xml</loc></sitemap>`];
  for (let part = 1; part <= parts; part += 1) {
    const changes = await products.listProductChanges(rangeOf(part));
    const last = changes.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), '');
    const lastmod = last === '' ? '' : `<lastmod>${last}</lastmod>`;
    entries.push(`<sitemap><loc>${shopperOrigin}/sitemaps/${part}.xml</loc>${lastmod}</sitemap>`);
  }
  return document('sitemapindex', entries);
}

function rangeOf(part: number) {
  return { above: (part - 1) * productsPerPart, upTo: part * productsPerPart };
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
    return document(
      'urlset',
      paths.map((path) => entryOf(shopperOrigin, path, null)),
    );
  }
  const range = rangeOf(part);
  if (range.above >= (await products.lastProductNumber())) return null;
  const changes = await products.listProductChanges(range);
  return document(
    'urlset',
    changes.map(({ id, changedAt }) =>
      entryOf(shopperOrigin, `/product/${encodeURIComponent(id)}`, changedAt),
    ),
  );
}

function entryOf(shopperOrigin: string, path: string, changedAt: string | null): string {
  const lastmod = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<url><loc>${shopperOrigin}${path.replaceAll('&', '&amp;')}</loc>${lastmod}</url>`;
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
