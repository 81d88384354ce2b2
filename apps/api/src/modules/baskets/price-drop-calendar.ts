import { visibleLine } from '@pricehunt/offers';
import { dropDescription, dropPage, dropTitle } from '../../pricing/price-drop-feed';
import type { RecentDrop } from '../../pricing/price-drop-feed';

/** A calendar needs a component (RFC 5545, 3.6), even while no price has dropped. */
const universalTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar (RFC 5545) with an all-day event on the UTC day of each price drop. */
export function priceDropCalendar(
  drops: readonly RecentDrop[],
  { title, shopperOrigin }: { readonly title: string; readonly shopperOrigin: string },
): string {
  const events = drops.flatMap((drop) => [
    'BEGIN:VEVENT',
    `UID:${escaped(`${drop.offer.id}-${drop.since}@${new URL(shopperOrigin).hostname}`)}`,
    `DTSTAMP:${drop.since.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${drop.since.replaceAll('-', '')}`,
    `SUMMARY:${escaped(dropTitle(drop))}`,
    `DESCRIPTION:${escaped(dropDescription(drop))}`,
    `URL:${dropPage(drop, shopperOrigin)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PriceHunt//Price drops//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(visibleLine(title))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...(events.length === 0 ? universalTime : events),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\p{Cc}+/gu, ' ');
}

const octetsMax = 75;

/** Lines of at most 75 octets; each further one begins with a space. Characters stay whole. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > octetsMax) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
