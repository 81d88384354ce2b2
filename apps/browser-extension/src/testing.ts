import type { BrowserApi, BrowserTab } from './browser-api';

export interface FakeBrowser {
  readonly browser: BrowserApi;
  /** Origins that the shopper has allowed. */
  readonly allowed: Set<string>;
  /** What the extension asked to be allowed. */
  readonly requested: string[];
  readonly badges: Map<number, string>;
  readonly titles: Map<number, string>;
  readonly sent: unknown[];
  readonly opened: string[];
}

export interface FakeBrowserOptions {
  readonly language?: string;
  readonly site?: string;
  readonly tab?: BrowserTab;
  /** What the tab's page returns; null if the browser doesn't let the extension read it. */
  readonly page?: string | null;
  readonly allowed?: readonly string[];
  /** How the shopper answers the browser's question. */
  readonly answer?: boolean;
}

/** A browser without pages, whose storage and permissions behave as the real one's. */
export function fakeBrowser(options: FakeBrowserOptions = {}): FakeBrowser {
  const { language = 'en-GB', site, tab = { id: 7, windowId: 1, url: 'https://shop.example/p/1' } } = options;
  const { page = null, answer = true } = options;
  const allowed = new Set(options.allowed ?? []);
  const requested: string[] = [];
  const badges = new Map<number, string>();
  const titles = new Map<number, string>();
  const sent: unknown[] = [];
  const opened: string[] = [];
  const browser: BrowserApi = {
    tabs: {
      query: async () => [tab],
      get: async () => tab,
      onActivated: eventSource(),
      onUpdated: eventSource(),
      onRemoved: eventSource(),
    },
    scripting: {
      executeScript: async () => {
        if (page === null) throw new Error('Cannot access contents of the page.');
        return [{ result: page }];
      },
    },
    storage: { local: storageArea(site === undefined ? {} : { site }), session: storageArea({}) },
    permissions: {
      contains: async ({ origins }) => origins.every((origin) => allowed.has(origin)),
      request: async ({ origins }) => {
        requested.push(...origins);
        if (answer) origins.forEach((origin) => allowed.add(origin));
        return answer;
      },
      remove: async ({ origins }) => {
        origins.forEach((origin) => allowed.delete(origin));
        return true;
      },
      getAll: async () => ({ origins: [...allowed] }),
    },
    action: {
      setBadgeText: async ({ tabId, text }) => void badges.set(tabId, text),
      setBadgeBackgroundColor: async () => undefined,
      setTitle: async ({ tabId, title }) => void titles.set(tabId, title),
    },
    runtime: {
      sendMessage: async (message) => void sent.push(message),
      onMessage: eventSource(),
      openOptionsPage: async () => void opened.push('options'),
    },
    i18n: { getUILanguage: () => language, getMessage: (name) => `manifest:${name}` },
    sidePanel: { open: async () => void opened.push('panel') },
  };
  return { browser, allowed, requested, badges, titles, sent, opened };
}

function eventSource() {
  return { addListener: () => undefined };
}

function storageArea(first: Record<string, unknown>): BrowserApi['storage']['local'] {
  const values = new Map(Object.entries(first));
  const listeners: ((changes: Record<string, unknown>) => void)[] = [];
  const changed = (key: string) => listeners.forEach((listener) => listener({ [key]: {} }));
  return {
    get: async (key) => Object.fromEntries([...values].filter(([each]) => key === null || each === key)),
    set: async (given) => {
      for (const [key, value] of Object.entries(structuredClone(given))) {
        values.set(key, value);
        changed(key);
      }
    },
    remove: async (key) => {
      values.delete(key);
      changed(key);
    },
    onChanged: { addListener: (listener) => void listeners.push(listener) },
  };
}
