import type { FeedFormat } from './feed-format';
import { FeedText } from './feed-text';
import type { FeedMapping } from './feed-mapping';
import type { FeedHints } from './feed-options';
import { isExportRoot, isItemName } from './known-xml-exports';
import { sniffDelimited } from './sniff-delimited';
import { sniffEncoding } from './sniff-encoding';
import { sniffJson } from './sniff-json';

export type SniffedFeed =
  | { readonly kind: 'known'; readonly format: FeedFormat }
  | {
      readonly kind: 'unknown';
      /** "no-header": text without column names. "binary": not text. */
      readonly reason:
        'empty' | 'gzip' | 'archive' | 'spreadsheet' | 'web-page' | 'other-xml' | 'no-header' | 'binary';
    };

export const sniffedBytesMax = 65_536;

/** Detects the format from the first bytes, content type, file name and mapping. Never throws. Doesn't unpack archives. */
export function sniffFeed(
  firstBytes: Uint8Array,
  hints: FeedHints = {},
  mapping: FeedMapping = [],
): SniffedFeed {
  const bytes = firstBytes.subarray(0, sniffedBytesMax);
  const container = containerOf(bytes, hints);
  if (container !== null) return { kind: 'unknown', reason: container };
  const encoding = sniffEncoding(bytes, hints);
  const text = new FeedText(encoding).next(bytes);
  const start = text.trimStart();
  if (start === '') return { kind: 'unknown', reason: 'empty' };
  if (isBinary(text)) return { kind: 'unknown', reason: 'binary' };
  if (start.startsWith('<')) return sniffMarkup(start, encoding);
  const format = sniffJson(start, encoding) ?? sniffDelimited(text, encoding, mapping);
  return format === null ? { kind: 'unknown', reason: 'no-header' } : { kind: 'known', format };
}

function containerOf(bytes: Uint8Array, hints: FeedHints): 'gzip' | 'archive' | 'spreadsheet' | null {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x1f, 0x8b)) return 'gzip';
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'spreadsheet';
  if (starts(0x50, 0x4b, 0x03, 0x04)) {
    const names = Buffer.from(bytes).toString('latin1');
    const isDocument =
      /xl\/|\[Content_Types\]|opendocument/.test(names) || /\.(?:xlsx|ods)$/i.test(hints.fileName ?? '');
    return isDocument ? 'spreadsheet' : 'archive';
  }
  const isArchive =
    starts(0x42, 0x5a, 0x68) || starts(0x37, 0x7a, 0xbc, 0xaf) || starts(0x28, 0xb5, 0x2f, 0xfd);
  return isArchive || starts(0x52, 0x61, 0x72, 0x21) ? 'archive' : null;
}

function sniffMarkup(start: string, encoding: FeedFormat['encoding']): SniffedFeed {
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html|head|body|script)\b/i.test(start)) {
    return { kind: 'unknown', reason: 'web-page' };
  }
  const isFeed =
    /<(?:[\w-]+:)?(?:rss|feed|channel)[\s>/]/i.test(start) ||
    tagNamesIn(start).some((name) => isItemName(name) || isExportRoot(name)) ||
    start.includes('base.google.com/ns');
  return isFeed
    ? { kind: 'known', format: { kind: 'xml', encoding } }
    : { kind: 'unknown', reason: 'other-xml' };
}

function tagNamesIn(text: string): readonly string[] {
  return [...text.matchAll(/<(?:[\w-]+:)?([\p{L}][\p{L}\p{N}_-]{0,30})/gu)].map(([, name = '']) =>
    name.toLowerCase(),
  );
}

/** More than 1 % non-text characters. */
function isBinary(text: string): boolean {
  const strange = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return strange * 100 > text.length;
}
