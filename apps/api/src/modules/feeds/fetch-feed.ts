import type { ProblemReason } from '@pricehunt/api-contract';
import { feedFileBytesMax } from '@pricehunt/api-contract/feeds';
import { operatorFeedFileBytesMax } from '@pricehunt/api-contract/operator-feeds';
import { StreamBroken } from '@pricehunt/safe-fetch';
import type { StreamOutcome } from '@pricehunt/safe-fetch';
import type { FeedImportRow, FeedRow, FeedValidators } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { reason } from '../../answers/stored-reasons';
import type { Needs } from '../../services';
import { FileTooLarge, openFeedFiles } from '../../merchant-items/feed-files';
import { fetchWoocommerce } from './fetch-woocommerce';
import type { FetchedFeed } from './fetched-feed';
import type { ImportLease } from './import-lease';

type Fetching = Needs<'safeFetch' | 'feedFolder' | 'storage' | 'secretBox'>;

/** The address of an operator's feed with its credentials; never shown or logged. */
export interface NetworkAddress {
  readonly link: string;
}

/** Fetches a feed into a file, unless the shop reports no change since the last import. */
export async function fetchFeed(
  services: Fetching,
  feed: FeedRow,
  run: FeedImportRow,
  lease: ImportLease,
  address: NetworkAddress | null = null,
): Promise<FetchedFeed> {
  if (feed.link === null) return { kind: 'failed', reason: reason('feed.no-address') };
  try {
    if (feed.kind === 'woocommerce') return await fetchWoocommerce(services, feed, run, lease);
    return feed.kind === 'shopify'
      ? await fetchShopify(services, feed.link, feed, run, lease)
      : await fetchLink(services, feed.link, feed, run, { lease, address });
  } catch (failure) {
    if (failure instanceof FileTooLarge) {
      return { kind: 'failed', reason: reason(address === null ? 'feed.too-large' : 'feed.over-limit') };
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
  { lease, address }: { readonly lease: ImportLease; readonly address: NetworkAddress | null },
): Promise<FetchedFeed> {
  const answer =
    address === null
      ? await opened(services, link, known(feed, link), lease)
      : await openedOfNetwork(services, address, known(feed, link), lease.signal);
  if (answer.kind !== 'open') {
    if (answer.kind === 'unchanged') return answer;
    return { kind: 'failed', reason: address === null ? reasonOf(answer) : networkReasonOf(answer) };
  }
  if (address !== null && answer.status === 204) {
    answer.close();
    return { kind: 'failed', reason: reason('feed.not-approved') };
  }
  try {
    const file = await openFeedFiles(services.feedFolder).save(
      run.id,
      prolonging(answer.bytes, lease),
      address === null ? feedFileBytesMax : operatorFeedFileBytesMax,
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

/** Once one page changes, all are fetched, so that the file is one whole catalog. */
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
  const file = await files.save(run.id, prolonging(pages(), lease), feedFileBytesMax);
  if (failure !== null) {
    await files.remove(run.id);
    return { kind: 'failed', reason: failure };
  }
  return { kind: 'file', file, contentType: 'application/json', validators };
}

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
    // The merchant requested it, so the rules for crawlers don't apply.
    respectRobots: false,
    bytesMax: isPage ? pageBytesMax : feedFileBytesMax,
    signal: lease.signal,
    ...unlessChanged(validator),
  });
}

/** Affiliate networks create large files while they are fetched. */
const networkTotalMs = 2 * 60 * 60_000;

export function openedOfNetwork(
  { safeFetch }: Needs<'safeFetch'>,
  { link }: NetworkAddress,
  validator: FeedValidators[number] | null,
  signal: AbortSignal,
): Promise<StreamOutcome> {
  return safeFetch.openStream(link, {
    accept: 'any',
    // The network gave the operator this address to be fetched by a program.
    respectRobots: false,
    bytesMax: operatorFeedFileBytesMax,
    totalMs: networkTotalMs,
    signal,
    ...unlessChanged(validator),
  });
}

function unlessChanged(validator: FeedValidators[number] | null) {
  return {
    ...(validator === null || validator.etag === null ? {} : { ifNoneMatch: validator.etag }),
    ...(validator === null || validator.lastModified === null
      ? {}
      : { ifModifiedSince: validator.lastModified }),
  };
}

export function networkReasonOf(
  outcome: Exclude<StreamOutcome, { kind: 'open' | 'unchanged' }>,
): ProblemReason {
  const isRefused = outcome.kind === 'error' && (outcome.status === 401 || outcome.status === 400);
  if (outcome.kind === 'blocked' || isRefused) return reason('feed.refused-by-network');
  if (outcome.kind === 'error' && outcome.reason === 'too-large') return reason('feed.over-limit');
  return reasonOf(outcome);
}

function known(feed: FeedRow, link: string): FeedValidators[number] | null {
  const validator = feed.validators.find((each) => each.link === link) ?? null;
  return feed.contentDigest === null ? null : validator;
}

function validatorOf(link: string, headers: Readonly<Record<string, string>>): FeedValidators[number] {
  return { link, etag: headers['etag'] ?? null, lastModified: headers['last-modified'] ?? null };
}

/** Never says why an address could not be reached. */
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
