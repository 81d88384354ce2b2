import type { ProblemReason } from '@pricehunt/api-contract';
import { feedFileBytesMax } from '@pricehunt/api-contract';
import { StreamBroken } from '@pricehunt/safe-fetch';
import type { StreamOutcome } from '@pricehunt/safe-fetch';
import type { FeedImportRow, FeedRow, FeedValidators } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { reason } from '../../kept-reasons';
import type { Services } from '../../services';
import { FileTooLarge, openFeedFiles } from './feed-files';
import type { KeptFile } from './feed-files';
import type { ImportLease } from './import-lease';

/** What came of getting a feed's content. */
export type FetchedFeed =
  | {
      readonly kind: 'file';
      readonly file: KeptFile;
      readonly contentType: string | null;
      readonly validators: FeedValidators;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: ProblemReason };

type Fetching = Pick<Services, 'safeFetch' | 'feedFolder'>;

/** Fetches the content of a feed into a file, unless the shop says that nothing changed since it was applied. */
export async function fetchFeed(
  services: Fetching,
  feed: FeedRow,
  run: FeedImportRow,
  lease: ImportLease,
): Promise<FetchedFeed> {
  if (feed.link === null) return { kind: 'failed', reason: reason('feed.no-address') };
  try {
    return feed.kind === 'shopify'
      ? await fetchShopify(services, feed.link, feed, run, lease)
      : await fetchLink(services, feed.link, feed, run, lease);
  } catch (failure) {
    if (failure instanceof FileTooLarge) {
      return { kind: 'failed', reason: reason('feed.too-large') };
    }
    if (!(failure instanceof StreamBroken)) throw failure;
    return { kind: 'failed', reason: reason('feed.broke-off') };
  }
}

async function fetchLink(
  services: Fetching,
  link: string,
  feed: FeedRow,
  run: FeedImportRow,
  lease: ImportLease,
): Promise<FetchedFeed> {
  const answer = await opened(services, link, known(feed, link), lease);
  if (answer.kind !== 'open') {
    return answer.kind === 'unchanged' ? answer : { kind: 'failed', reason: reasonOf(answer) };
  }
  try {
    const file = await openFeedFiles(services.feedFolder).keep(
      run.id,
      prolonging(answer.bytes, lease),
      feedFileBytesMax,
    );
    const validators = [validatorOf(link, answer.headers)];
    return { kind: 'file', file, contentType: answer.contentType || null, validators };
  } finally {
    answer.close();
  }
}

const pagesMax = 2_000;
const productsOfAPage = 250;
const pageBytesMax = 32 * 1024 * 1024;
const page = z.object({ products: z.array(z.record(z.string(), z.unknown())) });

/**
 * Fetches products.json page by page into one file. While every page of the last time is unchanged, nothing is fetched; once
 * one is not, all are fetched anew, so that the file is one whole catalog.
 */
async function fetchShopify(
  services: Fetching,
  store: string,
  feed: FeedRow,
  run: FeedImportRow,
  lease: ImportLease,
): Promise<FetchedFeed> {
  if (await isShopifyUnchanged(services, feed, lease)) return { kind: 'unchanged' };
  const validators: FeedValidators[number][] = [];
  let failure: ProblemReason | null = null;
  async function* pages(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('{"products":[');
    for (let number = 1; number <= pagesMax; number += 1) {
      const link = `${store}/products.json?limit=${productsOfAPage}&page=${number}`;
      const answer = await opened(services, link, null, lease);
      if (answer.kind !== 'open') {
        failure = answer.kind === 'unchanged' ? reason('feed.no-products') : reasonOf(answer);
        return;
      }
      validators.push(validatorOf(link, answer.headers));
      const products = productsIn(await wholeText(answer));
      if (products === null) {
        failure = reason('feed.not-shopify');
        return;
      }
      const text = products.map((product) => JSON.stringify(product)).join(',');
      if (text !== '') yield Buffer.from(number === 1 ? text : `,${text}`);
      if (products.length < productsOfAPage) break;
    }
    yield Buffer.from(']}');
  }
  const files = openFeedFiles(services.feedFolder);
  const file = await files.keep(run.id, prolonging(pages(), lease), feedFileBytesMax);
  if (failure !== null) {
    await files.remove(run.id);
    return { kind: 'failed', reason: failure };
  }
  return { kind: 'file', file, contentType: 'application/json', validators };
}

/** The bytes as they come, while the job stays this worker's. */
async function* prolonging(
  bytes: AsyncIterable<Uint8Array>,
  { prolong }: ImportLease,
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    await prolong();
    yield piece;
  }
}

async function isShopifyUnchanged(services: Fetching, feed: FeedRow, lease: ImportLease): Promise<boolean> {
  if (feed.contentDigest === null || feed.validators.length === 0) return false;
  for (const validator of feed.validators) {
    if (validator.etag === null && validator.lastModified === null) return false;
    const answer = await opened(services, validator.link, validator, lease);
    if (answer.kind === 'open') answer.close();
    if (answer.kind !== 'unchanged') return false;
  }
  return true;
}

function productsIn(text: string): readonly Readonly<Record<string, unknown>>[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = page.safeParse(value);
  return parsed.success ? parsed.data.products : null;
}

async function wholeText(answer: Extract<StreamOutcome, { kind: 'open' }>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.bytes) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

function opened(
  { safeFetch }: Fetching,
  link: string,
  validator: FeedValidators[number] | null,
  lease: ImportLease,
): Promise<StreamOutcome> {
  const isPage = link.includes('/products.json?');
  return safeFetch.openStream(link, {
    accept: 'any',
    // The merchant asked for it; the rules for crawlers are not about that.
    respectRobots: false,
    bytesMax: isPage ? pageBytesMax : feedFileBytesMax,
    signal: lease.signal,
    ...(validator === null || validator.etag === null ? {} : { ifNoneMatch: validator.etag }),
    ...(validator === null || validator.lastModified === null
      ? {}
      : { ifModifiedSince: validator.lastModified }),
  });
}

/** What the server said of the content that was applied last, if that is of the same address. */
function known(feed: FeedRow, link: string): FeedValidators[number] | null {
  const validator = feed.validators.find((each) => each.link === link) ?? null;
  return feed.contentDigest === null ? null : validator;
}

function validatorOf(link: string, headers: Readonly<Record<string, string>>): FeedValidators[number] {
  return { link, etag: headers['etag'] ?? null, lastModified: headers['last-modified'] ?? null };
}

/** What a person may be told: never why an address could not be reached. */
function reasonOf(outcome: Exclude<StreamOutcome, { kind: 'open' | 'unchanged' }>): ProblemReason {
  switch (outcome.kind) {
    case 'gone':
      return reason('feed.gone');
    case 'blocked':
      return reason('feed.blocked');
    case 'refused':
      return reason('feed.not-fetched');
    case 'error':
      return reason(outcome.reason === 'too-large' ? 'feed.too-large' : 'feed.unreachable');
  }
}
