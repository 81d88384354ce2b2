import { classifyVisit } from '@pricehunt/click-attribution';
import { isGtin } from '@pricehunt/offers';
import type { FastifyRequest } from 'fastify';
import type { Needs } from '../services';

const wordsLengthMax = 80;
const findsKept = 5;

/** False for calls with an API key. */
export function isFromPerson(request: FastifyRequest): boolean {
  if (request.keyHolder) return false;
  const header = (name: string): string | null => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  };
  const { kind } = classifyVisit({
    method: request.method,
    userAgent: header('user-agent'),
    secPurpose: header('sec-purpose'),
    purpose: header('purpose'),
    xMoz: header('x-moz'),
  });
  return kind === 'person';
}

/** Skips people who opted out of tracking (PRIV-3) and words that may be personal: addresses, links, long numbers. */
export function noteDemand(
  { trafficGatherer }: Needs<'trafficGatherer'>,
  request: FastifyRequest,
  wanted: { readonly words: string; readonly productIds: readonly string[] } | { readonly productId: string },
): void {
  const { headers } = request;
  if (headers['sec-gpc'] === '1' || headers['dnt'] === '1' || !isFromPerson(request)) return;
  const searcher = { address: request.ip, userAgent: headers['user-agent'] ?? null };
  if ('productId' in wanted) {
    const { productId } = wanted;
    trafficGatherer.noteDemand(searcher, { kind: 'product', key: productId, productIds: [productId] });
    return;
  }
  const key = wordsToStore(wanted.words);
  if (key === null) return;
  const productIds = wanted.productIds.slice(0, findsKept);
  trafficGatherer.noteDemand(searcher, { kind: 'words', key, productIds });
}

export function wordsToStore(text: string): string | null {
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  if (words.length < 2 || words.length > wordsLengthMax) return null;
  if (/@|:\/\/|www\./.test(words)) return null;
  return /\d[\d\s\-/.]{5,}\d/.test(words) && !isGtin(words) ? null : words;
}
