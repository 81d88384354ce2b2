import { TextDecoder } from 'node:util';
import { namedEncodings } from './feed-format';
import type { FeedEncoding } from './feed-format';
import type { FeedHints } from './feed-options';

/** Checks the byte order mark, UTF-16 zeros, valid UTF-8, the stated encoding, then for Cyrillic words. Defaults to windows-1252. */
export function sniffEncoding(bytes: Uint8Array, hints: FeedHints = {}): FeedEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = wideEncoding(bytes);
  if (wide !== null) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  const claimed = claimedEncoding(bytes, hints);
  if (claimed === 'utf-8' && faultyRatio(bytes) < 0.02) return 'utf-8';
  return namedEncodings.find((name) => name === claimed) ?? (isCyrillic(bytes) ? 'windows-1251' : 'latin1');
}

/** Latin text in UTF-16 has a zero in every second byte. */
function wideEncoding(bytes: Uint8Array): FeedEncoding | null {
  const sample = bytes.subarray(0, 4_000);
  const half = Math.floor(sample.length / 2);
  if (half < 2) return null;
  let evenZeros = 0;
  let oddZeros = 0;
  sample.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) evenZeros += 1;
    else if (byte === 0) oddZeros += 1;
  });
  if (oddZeros > half * 0.6 && evenZeros < half * 0.1) return 'utf-16le';
  return evenZeros > half * 0.6 && oddZeros < half * 0.1 ? 'utf-16be' : null;
}

/** The last character may be incomplete. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The share of invalid non-ASCII characters. */
function faultyRatio(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(bytes);
  return (text.match(/\ufffd/g)?.length ?? 0) / Math.max(text.length, 1);
}

/** Whole words of letters above ASCII, which the languages of windows-1252 don't have. */
function isCyrillic(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  const high = text.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  const inWords = text.match(/[\u00c0-\u00ff]{4,}/g)?.join('').length ?? 0;
  return inWords > high * 0.7;
}

function claimedEncoding(bytes: Uint8Array, hints: FeedHints): string | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})/i.exec(head)?.[1];
  const served = /charset=["']?([\w-]{1,40})/i.exec(hints.contentType ?? '')?.[1];
  const name = (declared ?? served)?.toLowerCase() ?? null;
  return name?.replace(/^cp-?(?=125)/, 'windows-') ?? null;
}
