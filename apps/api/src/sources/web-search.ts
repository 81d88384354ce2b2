import {
  WebSearchFailure,
  guardedWebSearch,
  keyedSearches,
  retailerOf,
  searxngSearch,
  webSearchSourceId,
} from '@pricehunt/offer-sources';
import type { EngineReport, OfferSource, WebSearch, WebSearchEngine } from '@pricehunt/offer-sources';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { Storage } from '@pricehunt/storage';
import type { LiveSettings } from '../live-settings/live-settings';
import type { ReadPage } from '../outbound/page-reader';

export interface WebSearchDesk {
  readonly engines: readonly WebSearch[];
  readonly source: OfferSource;
  rules(): Promise<{ readonly own: ReadonlySet<string>; readonly never: ReadonlySet<string> }>;
  /** False when the day's searches are used up. */
  takeSearch(): Promise<boolean>;
  noteEngine(report: EngineReport): Promise<void>;
}

export interface WebSearchDeskOptions {
  readonly storage: Pick<Storage, 'webSearch' | 'sourceHealth'>;
  readonly liveSettings: Pick<LiveSettings, 'webSearch'>;
  readonly safeFetch: SafeFetch;
  /** For SearXNG only, which may have a private address. */
  readonly searxngFetch: SafeFetch;
  readonly searxngAddress: string | null;
  readonly readPage: ReadPage;
  readonly readKey: (sourceId: string, keyName: string) => string | null;
  readonly searchedDomains: () => readonly string[];
  readonly ownAddresses: readonly string[];
  readonly deadlineMs: number;
  readonly siteSpacingMs?: number;
  readonly now: () => Date;
  readonly report: (failure: unknown, what: string) => void;
}

const neverMax = 10_000;
/** The part of the deadline reserved for reporting results, in milliseconds. */
const reportingMs = 300;

export function openWebSearch(options: WebSearchDeskOptions): WebSearchDesk {
  const { storage, liveSettings, safeFetch, readPage, readKey, now, report } = options;
  const engines = [
    searxngSearch({ safeFetch: options.searxngFetch, address: options.searxngAddress }),
    ...keyedSearches({ safeFetch, readKey: (keyName) => readKey(webSearchSourceId, keyName) }),
  ];
  const ownDomains = options.ownAddresses.map((address) => retailerOf(address, null).domain);
  const today = () => now().toISOString().slice(0, 10);
  const limits = () => liveSettings.webSearch().limits;

  const takeSearch = () => storage.webSearch.take('searches', today(), limits().searchesPerDay);
  const rules: WebSearchDesk['rules'] = async () => ({
    own: new Set([...ownDomains, ...options.searchedDomains()]),
    never: new Set((await storage.webSearch.listShops('never', neverMax)).map(({ domain }) => domain)),
  });
  const noteEngine: WebSearchDesk['noteEngine'] = async ({ engine, outcome, durationMs, failure }) => {
    try {
      await storage.sourceHealth.recordOutcome({
        sourceId: engineHealthId(engine.id),
        at: now().toISOString(),
        outcome,
        durationMs,
        error: outcome === 'failed' ? textOfProblem(failure, now()) : null,
      });
    } catch (cause) {
      report(cause, 'could not store search engine health');
    }
  };
  const source = guardedWebSearch({
    engines,
    safeFetch,
    readPage,
    now,
    limits,
    rules,
    noteEngine,
    timeMs: options.deadlineMs - reportingMs,
    ...(options.siteSpacingMs === undefined ? {} : { siteSpacingMs: options.siteSpacingMs }),
    budget: {
      takeSearch,
      takePage: () => storage.webSearch.take('pages', today(), limits().pagesPerDay),
    },
    pages: {
      find: (link, readAfter) => storage.webSearch.findPage(link, readAfter.toISOString()),
      claim: (link, readAfter) =>
        storage.webSearch.claimPage(link, now().toISOString(), readAfter.toISOString()),
      keep: (link, offers) => storage.webSearch.savePage(link, offers),
      release: (link) => storage.webSearch.releasePage(link),
    },
    noteShop: async (shop) => {
      try {
        await storage.webSearch.noteShop({ ...shop, at: now().toISOString() });
      } catch (cause) {
        report(cause, 'could not store a shop found by web search');
      }
    },
  });
  return { engines, source, rules, takeSearch, noteEngine };
}

export function engineHealthId(engine: WebSearchEngine): string {
  return `${webSearchSourceId}:${engine}`;
}

export function isEngineHealthId(sourceId: string): boolean {
  return sourceId.startsWith(`${webSearchSourceId}:`);
}

export function placeOf(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** The stored form names the quota's reset: "quota until 2026-11-22T00:00:00.000Z". */
function textOfProblem(failure: unknown, now: Date): string {
  if (!(failure instanceof WebSearchFailure)) return 'unreachable';
  const resetsAt = resetOf(failure, now);
  return resetsAt === null ? failure.problem : `${failure.problem} until ${resetsAt}`;
}

export function resetOf(failure: WebSearchFailure, now: Date): string | null {
  return failure.retryAfterMs === null ? null : new Date(now.getTime() + failure.retryAfterMs).toISOString();
}
