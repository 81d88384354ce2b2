import { isCurrency } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import type { FetchOutcome, SafeFetch } from '@pricehunt/safe-fetch';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { SourceFailure } from './offer-source';
import { shareOfWords } from './query-ladder';
import { offersOfShopifyProduct, readShopifyProduct } from './shopify-product';
import type { ShopifyProduct } from './shopify-product';
import { failureOf } from './source-answer';

export interface StorefrontServices {
  readonly safeFetch: SafeFetch;
  readonly now: () => Date;
}

/** Reads public storefront data. Methods throw SourceFailure for blocks and errors. */
export interface ShopifyReader {
  /** Handles of search suggestions, most likely first; null if suggestions aren't available to bots. */
  suggestHandles(
    origin: string,
    query: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly string[] | null>;
  /** Handles of listed products with at least half of a query's words, most likely first. */
  listHandles(
    origin: string,
    queries: readonly string[],
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly string[]>;
  /** One per variant; missing products are left out. */
  readOffers(
    sourceId: string,
    origin: string,
    handles: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Offer[]>;
}

/** Caches a shop's name and currency for six hours. */
export function createShopifyReader({ safeFetch, now }: StorefrontServices): ShopifyReader {
  const remembered = new LRUCache<string, { readonly facts: ShopFacts; readonly readAtMs: number }>({
    max: rememberedMax,
  });

  /** Null if missing or not available to bots. */
  async function read(origin: string, path: string, signal: AbortSignal): Promise<unknown> {
    // Shops often declare these documents as scripts instead of JSON.
    const outcome = await safeFetch.fetch(`${origin}${path}`, {
      accept: 'any',
      signal,
      bodyBytesMax: documentBytesMax,
    });
    if (outcome.kind === 'ok') return jsonOrNull(outcome.text());
    if (isAbsent(outcome)) return null;
    throw failureOf(outcome, `${origin}${path.replace(/\?.*/, '')}`);
  }

  async function suggestHandles(
    origin: string,
    query: string,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly string[] | null> {
    const suggested = suggestionShape.safeParse(await read(origin, suggestPath(query, limit), signal));
    if (!suggested.success) return null;
    return suggested.data.resources.results.products.map(({ handle }) => handle).slice(0, limit);
  }

  async function listHandles(
    origin: string,
    queries: readonly string[],
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const answer = await read(origin, '/products.json?limit=250', signal);
    const listed = listShape.safeParse(answer);
    if (!listed.success)
      throw new SourceFailure('bad-answer', `${origin} has neither suggestions nor a list`);
    const shareIn = ({ title, vendor }: ListedProduct) =>
      Math.max(0, ...queries.map((query) => shareOfWords(query, `${vendor ?? ''} ${title}`)));
    return listed.data.products
      .map((product) => ({ handle: product.handle, share: shareIn(product) }))
      .filter(({ share }) => share >= listedShareMin)
      .sort((one, other) => other.share - one.share)
      .slice(0, limit)
      .map(({ handle }) => handle);
  }

  /** Prices are in the cart's currency, which can differ from the shop's. */
  async function factsOf(origin: string, signal: AbortSignal): Promise<ShopFacts> {
    const known = remembered.get(origin);
    if (known !== undefined && now().getTime() - known.readAtMs < factsMsMax) return known.facts;
    const [cart, meta] = await Promise.allSettled([
      read(origin, '/cart.js', signal),
      read(origin, '/meta.json', signal),
    ]);
    const facts = {
      name: metaShape.safeParse(valueOf(meta)).data?.name ?? null,
      currency: currencyIn(valueOf(cart)) ?? currencyIn(valueOf(meta)),
    };
    if (facts.currency === null) {
      if (cart.status === 'rejected') throw cart.reason;
      throw new SourceFailure('bad-answer', `${origin} doesn’t state its currency`);
    }
    remembered.set(origin, { facts: { ...facts, currency: facts.currency }, readAtMs: now().getTime() });
    return { ...facts, currency: facts.currency };
  }

  async function readProduct(
    origin: string,
    handle: string,
    signal: AbortSignal,
  ): Promise<ShopifyProduct | null> {
    return readShopifyProduct(await read(origin, `/products/${encodeURIComponent(handle)}.js`, signal));
  }

  async function readOffers(
    sourceId: string,
    origin: string,
    handles: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Offer[]> {
    const answers = await Promise.allSettled(handles.map((handle) => readProduct(origin, handle, signal)));
    const products = answers.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
    const failed = answers.find((one) => one.status === 'rejected');
    if (products.length === 0 && failed !== undefined) throw failed.reason;
    if (products.length === 0) return [];
    const shop = await factsOf(origin, signal);
    const checkedAt = now().toISOString();
    return products.flatMap((product) =>
      offersOfShopifyProduct(product, { sourceId, origin, ...shop, checkedAt }),
    );
  }

  return { suggestHandles, listHandles, readOffers };
}

const documentBytesMax = 8 * 1024 * 1024;
const factsMsMax = 6 * 60 * 60_000;
const rememberedMax = 500;
/** Minimum share of words if the shop has no search of its own. */
const listedShareMin = 0.5;

const suggestionShape = z.object({
  resources: z.object({
    results: z.object({ products: z.array(z.object({ handle: z.string().check(z.minLength(1)) })) }),
  }),
});
const listedProductShape = z.object({
  handle: z.string().check(z.minLength(1)),
  title: z.string(),
  vendor: z.nullish(z.string()),
});
const listShape = z.object({ products: z.array(listedProductShape) });
const currencyShape = z.object({ currency: z.string() });
const metaShape = z.object({ name: z.string().check(z.minLength(1)) });
interface ShopFacts {
  readonly name: string | null;
  /** ISO 4217. */
  readonly currency: string;
}
type ListedProduct = z.infer<typeof listedProductShape>;

function valueOf(answer: PromiseSettledResult<unknown>): unknown {
  return answer.status === 'fulfilled' ? answer.value : null;
}

function currencyIn(document: unknown): string | null {
  const stated = currencyShape.safeParse(document);
  return stated.success && isCurrency(stated.data.currency) ? stated.data.currency : null;
}

function suggestPath(query: string, limit: number): string {
  const parameters = new URLSearchParams({
    q: query,
    'resources[type]': 'product',
    'resources[limit]': String(limit),
    'resources[options][fields]': 'title,product_type,variants.title,vendor,variants.sku,variants.barcode',
  });
  return `/search/suggest.json?${parameters.toString()}`;
}

function isAbsent(outcome: Exclude<FetchOutcome, { readonly kind: 'ok' }>): boolean {
  switch (outcome.kind) {
    case 'gone':
      return true;
    case 'blocked':
      return outcome.reason === 'robots';
    case 'error':
      return outcome.reason === 'status' && outcome.status !== null && outcome.status < 500;
    case 'refused':
      return false;
  }
}
