import { formatMoney, visibleLine } from '@pricehunt/offers';
import type { Needs } from '../../services';

const entriesMax = 50;

/** An Atom feed (RFC 4287) of recent price drops, newest first, in the shops’ currencies and without shipping. */
export async function priceDropFeed(
  { storage, now }: Needs<'storage' | 'now'>,
  shopperOrigin: string,
): Promise<string> {
  const seen = new Set<string>();
  const drops = (await storage.priceHistory.listPriceDrops({ limit: entriesMax * 3 }))
    .filter(({ product }) => !seen.has(product.id) && seen.add(product.id))
    .slice(0, entriesMax)
    .toSorted((one, other) => other.since.localeCompare(one.since));
  const self = `${shopperOrigin}/price-drops.atom`;
  const entries = drops.map(({ product, offer, previous, current, percent, since }) => {
    const page = `${shopperOrigin}/product/${encodeURIComponent(product.id)}`;
    const prices = `${formatMoney(current, 'en')} instead of ${formatMoney(previous, 'en')} at ${offer.retailer.name}`;
    return [
      '<entry>',
      `<id>${escaped(`${page}#${offer.id}-${since}`)}</id>`,
      `<title>${escaped(`${visibleLine(product.title)}: ${formatMoney(current, 'en')} (−${percent}%)`)}</title>`,
      `<link href="${escaped(page)}"/>`,
      `<updated>${since}</updated>`,
      `<summary>${escaped(visibleLine(prices))}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escaped(self)}</id>`,
    '<title>Price drops on PriceHunt</title>',
    '<author><name>PriceHunt</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(shopperOrigin)}/"/>`,
    `<updated>${drops[0]?.since ?? now().toISOString()}</updated>`,
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
