import { toGtin14 } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { FeedIssueCode } from './feed-issue-table';
import type { GivenValue } from './feed-record';
import type { GivenRow } from './given-row';

type IdentifierFields = Pick<FeedItem, 'itemGroupId' | 'sku' | 'brand' | 'gtins' | 'mpn' | 'hasIdentifiers'>;

const gtinsMax = 10;

/** Ignores wrong GTINs with an issue: none is better than a wrong one. */
export function readIdentifiers(row: GivenRow): IdentifierFields {
  const gtins = readGtins(row);
  const brand = namedOrNull(row.line('brand'));
  const mpn = namedOrNull(row.line('mpn'));
  const hasIdentifiers = !/^(?:no|false|n|0|nein|non)$/i.test(row.text('identifier_exists') ?? '');
  if (hasIdentifiers && gtins.length === 0 && (brand === null || mpn === null))
    row.note('identifiers.missing', 'gtin');
  return { itemGroupId: row.line('item_group_id'), sku: row.line('sku'), brand, gtins, mpn, hasIdentifiers };
}

function namedOrNull(text: string | null): string | null {
  return text === null || /^(?:n\/?a|none|null|-+|unknown|does not apply)$/i.test(text) ? null : text;
}

function readGtins(row: GivenRow): readonly string[] {
  const given = row
    .all('gtin')
    .flatMap(({ column, text }) => separateCodes(text).map((part) => ({ column, text: part.trim() })))
    .filter(({ text }) => text !== '' && namedOrNull(text) !== null);
  const gtins = new Set<string>();
  for (const value of given) {
    const gtin = readOneGtin(row, value);
    if (gtin !== null && gtins.size < gtinsMax) gtins.add(gtin);
    else if (gtin !== null && !gtins.has(gtin)) {
      row.note('gtin.too-many', value);
      break;
    }
  }
  return [...gtins];
}

function separateCodes(text: string): readonly string[] {
  return scientific.test(text) ? [text] : text.split(/[,;|/]\s*/);
}

const scientific = /^\d(?:[.,]\d+)?e\+?\d+$/i;

function readOneGtin(row: GivenRow, given: GivenValue): string | null {
  const digits = given.text
    .replace(/^(?:ean|upc|gtin|isbn)?(?:-?1[0-4]|-?8)?\s*:\s*/i, '')
    .replace(/[\s-]/g, '')
    .replace(/\.0$/, '');
  const whole = toGtin14(digits);
  if (whole !== null) return whole;
  const padded = /^\d{11}$/.test(digits) ? toGtin14(`0${digits}`) : null;
  row.note(padded === null ? faultOf(digits) : 'gtin.padded', given);
  return padded;
}

function faultOf(digits: string): FeedIssueCode {
  if (scientific.test(digits)) return 'gtin.scientific';
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return 'gtin.length';
  return hasRightCheckDigit(digits) ? 'gtin.reserved' : 'gtin.check-digit';
}

/** Explains why `toGtin14` rejects a number of valid length. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits.padStart(14, '0')].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
