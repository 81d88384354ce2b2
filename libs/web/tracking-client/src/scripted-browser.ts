import type { KeyValueStore, TrackingServices } from './tracking-services';

/** The current time of every test. */
const testMoment = Date.parse('2026-11-21T10:00:00Z');

export interface ScriptedBrowser {
  readonly services: TrackingServices;
  readonly session: Map<string, string>;
  readonly device: Map<string, string>;
  readonly posted: { readonly path: string; readonly body: unknown; readonly keepalive: boolean }[];
  readonly beacons: { readonly path: string; readonly text: Promise<string> }[];
  readonly pushed: object[];
  readonly logged: { readonly level: 'debug' | 'error'; readonly parts: readonly unknown[] }[];
  answerWith: () => Promise<Response>;
  isOnline: boolean;
  /** Whether sendBeacon succeeds. */
  takesBeacons: boolean;
  signals: { gpc: boolean; dnt: boolean };
}

/** A browser that is online, refuses beacons, and whose API succeeds. */
export function scriptedBrowser(overrides: Partial<TrackingServices> = {}): ScriptedBrowser {
  let drawn = 0;
  const browser: ScriptedBrowser = {
    session: new Map(),
    device: new Map(),
    posted: [],
    beacons: [],
    pushed: [],
    logged: [],
    isOnline: true,
    takesBeacons: false,
    signals: { gpc: false, dnt: false },
    answerWith: () => Promise.resolve(jsonResponse(202, { success: true, targetUrl: null, isKept: true })),
    services: {
      sessionStorage: () => storeOver(browser.session),
      deviceStorage: () => storeOver(browser.device),
      fetch: (address, options) => {
        browser.posted.push({
          path: String(address),
          body: JSON.parse(String(options?.body)),
          keepalive: options?.keepalive === true,
        });
        return browser.answerWith();
      },
      sendBeacon: (path, body) => {
        if (browser.takesBeacons) browser.beacons.push({ path, text: textOf(body) });
        return browser.takesBeacons;
      },
      isOnline: () => browser.isOnline,
      nowMs: () => testMoment,
      randomText: () => `random${(drawn += 1)}`,
      page: () => ({
        url: 'https://pricehunt.example/new-search/1/shoes',
        referrer: 'https://news.example/',
      }),
      landingQuery: '?utm_source=news&utm_medium=mail&utm_campaign=spring&utm_term=shoes&utm_content=top',
      dataLayer: () => browser.pushed,
      privacySignals: () => browser.signals,
      userId: () => null,
      log: {
        debug: (...parts: unknown[]) => browser.logged.push({ level: 'debug', parts }),
        error: (...parts: unknown[]) => browser.logged.push({ level: 'error', parts }),
      },
      ...overrides,
    },
  };
  return browser;
}

export function jsonResponse(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function storeOver(values: Map<string, string>): KeyValueStore {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
}
