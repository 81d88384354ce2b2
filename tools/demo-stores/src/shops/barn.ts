import { escapeHtml, jsonLd } from '../pages/escape-html';
import { schemaAvailability, schemaCondition } from '../pages/page-marks';
import { decimalPrice } from '../pages/printed-price';
import { describe, productPage } from '../pages/product-page';
import { notFoundPage } from '../pages/text-pages';
import { staples } from '../world/every-product';
import type { Listing } from '../world/listings';
import { imagePathOf, pathOf } from './paths';
import { answerAtCounter } from './plain-counter';
import type { Store } from './store';
import { foundReply, htmlReply } from './web';
import type { Answer, Counter, Visit } from './web';

/** How a page behaves, the same every day. */
export type Temper = 'steady' | 'moved' | 'slow' | 'busy';

const slowPageMs = 1500;

/** A page that never responds, and one whose redirects never end. */
const oddPaths = { hangs: '/item/hold-the-line', loops: '/item/round-and-round' } as const;

/** A slow server: by its number a page redirects thrice, takes 1.5 seconds, or returns 503 every third visit. */
export function barnCounter(store: Store, waitFor: (milliseconds: number) => Promise<void>): Counter {
  const visitsTo = new Map<string, number>();
  return async (visit) => {
    const odd = oddAnswer(visit);
    if (odd !== null) return odd;
    const [, sku, hop] = /^\/item\/([^/]+)(?:\/([a-z]+))?$/.exec(visit.path) ?? [];
    if (sku === undefined) return answerAtCounter(store, visit);
    const listing = store.listings.find((one) => one.sku === sku);
    if (listing === undefined) return htmlReply(notFoundPage(store), 404);
    const temper = temperOf(listing);
    if (temper === 'moved' && hop !== 'here') return nextHop(listing, hop);
    if (temper === 'slow') await waitFor(slowPageMs);
    if (temper === 'busy') {
      const visits = visitsTo.get(sku) ?? 0;
      visitsTo.set(sku, visits + 1);
      if (visits % 3 === 0) return busyReply();
    }
    return htmlReply(
      productPage(store, listing, { head: headOf(store.origin, listing), showsBarcode: false }),
    );
  };
}

/** How the listing's page behaves; staples are always steady. */
export function temperOf({ number, product }: Listing): Temper {
  if (staples.includes(product.familyKey)) return 'steady';
  const tempers = ['steady', 'moved', 'steady', 'slow', 'steady', 'busy', 'steady'] as const;
  return tempers[number % tempers.length] ?? 'steady';
}

function oddAnswer({ path, query }: Visit): Answer | null {
  if (path === oddPaths.hangs) return 'never';
  if (path !== oddPaths.loops) return null;
  return foundReply(`${oddPaths.loops}?lap=${query.get('lap') === '1' ? '2' : '1'}`);
}

function nextHop({ sku }: Listing, hop: string | undefined) {
  if (hop === undefined) return foundReply(`/item/${sku}/moved`);
  return foundReply(hop === 'moved' ? `/item/${sku}/again` : `/item/${sku}/here`);
}

function busyReply() {
  return htmlReply(
    '<!doctype html><title>Back in a moment</title><h1>The barn is full. Back in a moment.</h1>',
    503,
    {
      'retry-after': '1',
    },
  );
}

function headOf(origin: string, listing: Listing): string {
  const { title, price, product, sku } = listing;
  const link = `${origin}${pathOf(listing)}`;
  return `<link rel="canonical" href="${link}">
<meta property="og:title" content="${escapeHtml(title.full)}">
<meta property="og:image" content="${origin}${imagePathOf(listing)}">
${jsonLd({
  '@context': 'http://schema.org',
  '@type': 'product',
  name: title.full,
  image: [`${origin}${imagePathOf(listing)}`],
  description: describe(listing),
  sku,
  mpn: product.mpn,
  brand: product.brand,
  offers: [
    {
      '@type': 'offer',
      price: decimalPrice(price),
      priceCurrency: price.currency,
      url: link,
      availability: schemaAvailability(listing.availability).replace('https', 'http'),
      itemCondition: schemaCondition(listing.condition).replace('https', 'http'),
    },
  ],
})}`;
}
