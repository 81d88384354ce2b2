import { dropSentence, formatMoney, visibleLine } from '@pricehunt/offers';
import type { Offer, PriceDrop, Product } from '@pricehunt/offers';
import type { PlaceOfRequest } from '../access/country-of-request';
import { readPriceDrop } from './price-past';
import type { Needs } from '../services';

const entriesMax = 50;

export interface RecentDrop extends PriceDrop<Offer> {
  readonly product: Product;
}

/** Recent drops as the products' pages rate them at the place, newest first; of all products unless some are named. */
export async function recentPriceDrops(
  services: Needs<'storage' | 'now'>,
  place: PlaceOfRequest,
  productIds?: readonly string[],
): Promise<readonly RecentDrop[]> {
  const { priceHistory, exchangeRates } = services.storage;
  const named = productIds === undefined ? {} : { productIds };
  const fallen = await priceHistory.listPriceDrops({ limit: entriesMax, country: place.country, ...named });
  const rates = await exchangeRates.readRates();
  const drops = await Promise.all(
    fallen.map(async ({ product }) => {
      const drop = await readPriceDrop(services, product.id, { ...place, rates });
      return drop === null ? [] : [{ ...drop, product }];
    }),
  );
  return drops.flat().toSorted((one, other) => other.since.localeCompare(one.since));
}

/** Only that of the address: the server that reads a feed may be in another country than its person, and answers are cached. */
export function placeOfFeed({
  currency,
  country,
}: {
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
}): PlaceOfRequest {
  return { currency: currency ?? null, country: country ?? null };
}

export interface FeedOfDrops {
  readonly drops: readonly RecentDrop[];
  readonly title: string;
  /** The feed's own address. */
  readonly self: string;
  /** The page that it belongs to. */
  readonly page: string;
  readonly shopperOrigin: string;
  readonly now: Date;
}

/** "Kettle: €150.00 (−25%)" */
export function dropTitle({ product, current, percent }: RecentDrop): string {
  return `${visibleLine(product.title)}: ${formatMoney(current, 'en')} (−${percent}%)`;
}

export function dropDescription(drop: RecentDrop): string {
  return visibleLine(dropSentence(drop));
}

export function dropPage({ product }: RecentDrop, shopperOrigin: string): string {
  return `${shopperOrigin}/product/${encodeURIComponent(product.id)}`;
}

/** An Atom feed (RFC 4287) of price drops. */
export function priceDropFeed({ drops, title, self, page, shopperOrigin, now }: FeedOfDrops): string {
  const entries = drops.map((drop) => {
    const address = dropPage(drop, shopperOrigin);
    return [
      '<entry>',
      `<id>${escaped(`${address}#${drop.offer.id}-${drop.since}`)}</id>`,
      `<title>${escaped(dropTitle(drop))}</title>`,
      `<link href="${escaped(address)}"/>`,
      `<updated>${drop.since}T00:00:00Z</updated>`,
      `<summary>${escaped(dropDescription(drop))}</summary>`,
      '</entry>',
    ].join('');
  });
  const [newest] = drops;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(visibleLine(title))}</title>`,
    '<author><name>PriceHunt</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<updated>${newest === undefined ? now.toISOString() : `${newest.since}T00:00:00Z`}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** Also without the control characters that XML 1.0 doesn’t allow. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
