import { formatMoney, visibleLine } from '@pricehunt/offers';
import type { PriceDrop, Storage } from '@pricehunt/storage';

const entriesMax = 50;

/** Recent drops, newest first; of all products unless some are named. */
export async function recentPriceDrops(
  { priceHistory }: Pick<Storage, 'priceHistory'>,
  productIds?: readonly string[],
): Promise<readonly PriceDrop[]> {
  const named = productIds === undefined ? {} : { productIds };
  const drops = await priceHistory.listPriceDrops({ limit: entriesMax, ...named });
  return drops.toSorted((one, other) => other.since.localeCompare(one.since));
}

export interface FeedOfDrops {
  readonly drops: readonly PriceDrop[];
  readonly title: string;
  /** The feed's own address. */
  readonly self: string;
  /** The page that it belongs to. */
  readonly page: string;
  readonly shopperOrigin: string;
  readonly now: Date;
}

/** "Kettle: €150.00 (−25%)" */
export function dropTitle({ product, current, percent }: PriceDrop): string {
  return `${visibleLine(product.title)}: ${formatMoney(current, 'en')} (−${percent}%)`;
}

export function dropSentence({ offer, previous, current }: PriceDrop): string {
  return visibleLine(
    `Item price of ${formatMoney(current, 'en')} at ${offer.retailer.name}, below its 90-day median of ${formatMoney(previous, 'en')}`,
  );
}

export function dropPage({ product }: PriceDrop, shopperOrigin: string): string {
  return `${shopperOrigin}/product/${encodeURIComponent(product.id)}`;
}

/** An Atom feed (RFC 4287) of price drops, without shipping. */
export function priceDropFeed({ drops, title, self, page, shopperOrigin, now }: FeedOfDrops): string {
  const entries = drops.map((drop) => {
    const address = dropPage(drop, shopperOrigin);
    return [
      '<entry>',
      `<id>${escaped(`${address}#${drop.offer.id}-${drop.since}`)}</id>`,
      `<title>${escaped(dropTitle(drop))}</title>`,
      `<link href="${escaped(address)}"/>`,
      `<updated>${drop.since}</updated>`,
      `<summary>${escaped(dropSentence(drop))}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(visibleLine(title))}</title>`,
    '<author><name>PriceHunt</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<updated>${drops[0]?.since ?? now.toISOString()}</updated>`,
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
