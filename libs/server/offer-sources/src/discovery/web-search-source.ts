import type { Offer } from '@pricehunt/offers';
import { isMatch, matchProducts } from '@pricehunt/product-matching';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { LRUCache } from 'lru-cache';
import { setMaxListeners } from 'node:events';
import PQueue from 'p-queue';
import { SourceFailure } from '../offer-source';
import type { FoundOffer, OfferRequest, OfferSource } from '../offer-source';
import { offersOfPlainPage } from '../platforms/generic/search-pages';
import { askShop } from '../platforms/ask-shop';
import type { Shop } from '../platforms/shop';
import { climbLadder, queryRungs, shareOfWords } from '../query-ladder';
import type { Rung } from '../query-ladder';
import { offerIdOf } from '../variant-facts';
import type { ReadPage } from '../structured-page-source';
import { withGuard } from '../with-guard';
import type { WebAnswer, WebSearch } from './web-search';
import { webSearchSourceId } from './web-search';
import { judgeResults } from './worth-reading';
import type { JudgedResult, ReadingRules } from './worth-reading';

interface WebReadingLimits {
  /** Including cached pages. */
  readonly pagesPerComparison: number;
  readonly pageAgeMinutes: number;
}

/** Daily budgets. Each call uses one unit and returns false if none is left. */
interface WebBudget {
  takeSearch(): Promise<boolean>;
  takePage(): Promise<boolean>;
}

interface PageCache {
  /** The offers of a page read after this time; otherwise null. */
  find(link: string, readAfter: Date): Promise<readonly Offer[] | null>;
  claim(link: string, readAfter: Date): Promise<boolean>;
  keep(link: string, offers: readonly Offer[]): Promise<void>;
  /** Undoes a claim if the page wasn't read. */
  release(link: string): Promise<void>;
}

export interface DiscoveredShop {
  readonly domain: string;
  readonly origin: string;
  readonly title: string;
  readonly link: string;
  /** Number of offers that match the product. */
  readonly confirmed: number;
}

export interface EngineReport {
  readonly engine: WebSearch;
  readonly outcome: 'found' | 'nothing' | 'failed';
  readonly durationMs: number;
  /** The thrown error; undefined on success. */
  readonly failure?: unknown;
}

export interface WebSearchSourceOptions {
  /** In order of use; the next one is used if one fails. */
  readonly engines: readonly WebSearch[];
  readonly safeFetch: SafeFetch;
  readonly readPage: ReadPage;
  readonly now: () => Date;
  /** Slightly less than a comparison's deadline in milliseconds, so that results count. */
  readonly timeMs: number;
  /** Minimum time between two pages of a site, in milliseconds; two seconds by default. */
  readonly siteSpacingMs?: number;
  readonly limits: () => WebReadingLimits;
  readonly budget: WebBudget;
  readonly pages: PageCache;
  readonly rules: () => Promise<Omit<ReadingRules, 'pasted'>>;
  readonly noteEngine: (report: EngineReport) => Promise<void>;
  readonly noteShop: (shop: DiscoveredShop) => Promise<void>;
}

const searchesMax = 3;
const usualSiteSpacingMs = 2_000;
const sitesKeptMax = 500;
const answersKeptMax = 200;
const answerKeptMs = 30 * 60_000;

/** Reads result pages within robots.txt, site pace and budgets. Offers come only from a page's markup. */
export function webSearchSource(options: WebSearchSourceOptions): OfferSource {
  const { engines, now } = options;
  const sites = createSiteTurns(options.siteSpacingMs ?? usualSiteSpacingMs);
  const answers = new LRUCache<string, { readonly answer: WebAnswer; readonly untilMs: number }>({
    max: answersKeptMax,
  });

  async function searchWeb(text: string, country: string | null, signal: AbortSignal): Promise<WebAnswer> {
    const ready = engines.filter((engine) => engine.isReady());
    const key = JSON.stringify([ready.map(({ id }) => id), country, text]);
    const known = answers.get(key);
    if (known !== undefined && known.untilMs > now().getTime()) return known.answer;
    const answer = await askEngines(options, ready, { text, country, signal });
    answers.set(key, { answer, untilMs: now().getTime() + answerKeptMs });
    return answer;
  }

  return {
    id: webSearchSourceId,
    name: 'Web search',
    keyNames: engines.flatMap(({ keyName }) => keyName ?? []),
    offersArePages: true,
    shopsAreStrangers: true,
    retention: { historyAllowed: true, ageMsMax: null, mustShowTimestamp: false, disclaimer: null },
    appliesTo: ({ product }) => engines.some((engine) => engine.isReady()) && rungsOf(product).length > 0,
    findOffers: async (request, signal) => {
      const time = startTime(signal, options.timeMs);
      const inTime = time.signal;
      const { product, country, link } = request;
      const rules = { ...(await options.rules()), pasted: link };
      const reading = startReading(options, sites, request, inTime);
      let searches = 0;
      try {
        return await climbLadder({
          request,
          rungs: rungsOf(product),
          ask: async ({ text }) => {
            if (searches >= searchesMax || inTime.aborted || reading.isOver()) return [];
            searches += 1;
            const { results } = await searchWeb(text, country, inTime);
            const likeliestFirst = results.toSorted(
              (one, other) => fitOf(other.title, product) - fitOf(one.title, product),
            );
            return reading.read(
              judgeResults(likeliestFirst, rules).filter(({ leftOut }) => leftOut === null),
            );
          },
        });
      } finally {
        time.end();
        await Promise.all(reading.shops().map((shop) => options.noteShop(shop)));
      }
    },
  };
}

/** With a guard, for comparisons. */
export function guardedWebSearch(options: WebSearchSourceOptions): OfferSource {
  return withGuard(webSearchSource(options));
}

/** 0 to 2. Accessories contain the product's words and many others. */
function fitOf(title: string, { brand, title: wanted }: OfferRequest['product']): number {
  const product = [brand ?? '', wanted].join(' ');
  return shareOfWords(product, title) + shareOfWords(title, product);
}

/** The web needs the brand with a model number. */
function rungsOf(product: OfferRequest['product']): readonly Rung[] {
  const rungs = queryRungs(product);
  const hasBrand = rungs.some(({ kind }) => kind === 'brand-model');
  return hasBrand ? rungs.filter(({ kind }) => kind !== 'model') : rungs;
}

/** The first engine's response, or the first error if all fail. */
async function askEngines(
  { budget, noteEngine, timeMs, now }: WebSearchSourceOptions,
  ready: readonly WebSearch[],
  {
    text,
    country,
    signal,
  }: { readonly text: string; readonly country: string | null; readonly signal: AbortSignal },
): Promise<WebAnswer> {
  let failure: { readonly reason: unknown } | null = null;
  for (const [place, engine] of ready.entries()) {
    if (!(await budget.takeSearch())) {
      if (failure !== null) break;
      throw new SourceFailure('refused', 'Daily search limit reached');
    }
    const startedAtMs = now().getTime();
    const durationMs = () => now().getTime() - startedAtMs;
    // An engine leaves time for the next, except the last.
    const isLast = place === ready.length - 1;
    const time = startTime(signal, isLast ? timeMs : timeMs / 3);
    try {
      const answer = await engine.search({ text, country }, time.signal);
      const outcome = answer.results.length > 0 ? 'found' : 'nothing';
      await noteEngine({ engine, outcome, durationMs: durationMs() });
      return answer;
    } catch (thrown) {
      failure ??= { reason: thrown };
      await noteEngine({ engine, outcome: 'failed', durationMs: durationMs(), failure: thrown });
      if (signal.aborted) break;
    } finally {
      time.end();
    }
  }
  throw failure?.reason ?? new SourceFailure('refused', 'No search engine is set up');
}

/** Aborts with another signal or after a timeout. End it when the work is done. */
function startTime(outer: AbortSignal, ms: number): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  // Every page listens. Their number is limited.
  setMaxListeners(0, controller.signal);
  const stop = () => controller.abort(outer.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('Time limit reached.', 'TimeoutError')),
    ms,
  );
  outer.addEventListener('abort', stop);
  if (outer.aborted) stop();
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', stop);
    },
  };
}

interface Reading {
  read(results: readonly JudgedResult[]): Promise<readonly FoundOffer[]>;
  isOver(): boolean;
  shops(): readonly DiscoveredShop[];
}

function startReading(
  options: WebSearchSourceOptions,
  sites: SiteTurns,
  request: OfferRequest,
  signal: AbortSignal,
): Reading {
  const { pagesPerComparison } = options.limits();
  const asked = new Set<string>();
  const shops = new Map<string, DiscoveredShop>();

  async function readOne({ link, domain }: JudgedResult): Promise<readonly Offer[]> {
    const offers = await readPageOnce(options, sites, { link, domain, signal });
    const judged = offers
      .map((offer) => ({ offer, match: matchProducts(request.product, offer, request) }))
      .filter(({ match }) => match.decision !== 'different');
    const [first = offers[0]] = judged.map(({ offer }) => offer);
    if (first !== undefined) {
      const confirmed = judged.filter(({ match }) => isMatch(match)).length;
      const known = shops.get(domain);
      shops.set(domain, {
        domain,
        origin: new URL(link).origin,
        ...(known !== undefined && confirmed === 0 ? known : { title: first.title, link: first.link }),
        confirmed: confirmed + (known?.confirmed ?? 0),
      });
    }
    return judged.map(({ offer }) => offer);
  }

  return {
    read: async (results) => {
      const next = results.filter(({ link }) => !asked.has(link)).slice(0, pagesPerComparison - asked.size);
      for (const { link } of next) asked.add(link);
      const offers = (await Promise.all(next.map(readOne))).flat();
      return offers.map((offer): FoundOffer => ({ offer, productId: null }));
    },
    isOver: () => asked.size >= pagesPerComparison,
    shops: () => [...shops.values()],
  };
}

/** Cached or fetched offers of a page. Empty if it may not or can't be read in time. */
async function readPageOnce(
  { pages, budget, limits, safeFetch, readPage, now }: WebSearchSourceOptions,
  sites: SiteTurns,
  { link, domain, signal }: { readonly link: string; readonly domain: string; readonly signal: AbortSignal },
): Promise<readonly Offer[]> {
  const readAfter = () => new Date(now().getTime() - limits().pageAgeMinutes * 60_000);
  const known = await pages.find(link, readAfter());
  if (known !== null) return known;
  const offers = await sites.inTurn(domain, signal, async () => {
    // Another comparison may have read it in the meantime.
    const meanwhile = await pages.find(link, readAfter());
    if (meanwhile !== null) return meanwhile;
    if (signal.aborted || !(await budget.takePage())) return [];
    if (!(await pages.claim(link, readAfter()))) return [];
    const found = await offersAt({ safeFetch, readPage, now }, { link, domain, signal });
    if (found === null) {
      await pages.release(link);
      return [];
    }
    await pages.keep(link, found);
    return found;
  });
  return offers ?? [];
}

/** Empty if the page can't be read; null if time ran out. */
async function offersAt(
  services: Pick<WebSearchSourceOptions, 'safeFetch' | 'readPage' | 'now'>,
  { link, domain, signal }: { readonly link: string; readonly domain: string; readonly signal: AbortSignal },
): Promise<readonly Offer[] | null> {
  const shop: Shop = {
    domain,
    name: domain,
    origin: new URL(link).origin,
    platform: 'generic',
    apiBase: null,
    currency: null,
    country: null,
    taxMode: 'unknown',
    taxPercent: null,
    searchTemplate: null,
  };
  try {
    const page = await askShop(services.safeFetch, shop, link, { accept: 'html', signal });
    const offers = await offersOfPlainPage(
      { ...services, readPage: markupOnly(services.readPage) },
      shop,
      page,
    );
    return offers.map((offer) => ({
      ...offer,
      source: webSearchSourceId,
      id: offerIdOf(webSearchSourceId, offer.link, offer.sku ?? ''),
    }));
  } catch (failure) {
    if (signal.aborted) return null;
    if (failure instanceof SourceFailure) return [];
    if (failure instanceof Error && failure.name === 'PageNotRead') return [];
    throw failure;
  }
}

/** Ignores prices that are only printed, because unknown pages must state them in markup. */
function markupOnly(readPage: ReadPage): ReadPage {
  return async (html, link) => {
    const reading = await readPage(html, link);
    if (reading.kind !== 'product' || reading.product.evidence.price?.method !== 'page') return reading;
    return { ...reading, product: { ...reading.product, amount: null, price: null } };
  };
}

/** One page of a site at a time, with a minimum interval. */
interface SiteTurns {
  /** Null if the signal aborts while waiting. */
  inTurn<Result>(site: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result | null>;
}

function createSiteTurns(spacingMs: number): SiteTurns {
  const queues = new Map<string, PQueue>();

  function queueOf(site: string): PQueue {
    const known = queues.get(site);
    if (known !== undefined) return known;
    if (queues.size >= sitesKeptMax) {
      for (const [name, queue] of queues) if (queue.size + queue.pending === 0) queues.delete(name);
    }
    const pace = spacingMs > 0 ? { interval: spacingMs, intervalCap: 1, strict: true } : {};
    const queue = new PQueue({ concurrency: 1, ...pace });
    queues.set(site, queue);
    return queue;
  }

  return {
    inTurn: async (site, signal, work) => {
      if (signal.aborted) return null;
      try {
        return await queueOf(site).add(work, { signal });
      } catch (failure) {
        if (signal.aborted) return null;
        throw failure;
      }
    },
  };
}
