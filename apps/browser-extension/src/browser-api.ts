/** The browser's event source. */
interface BrowserEvent<Listener extends (...values: never[]) => unknown> {
  readonly addListener: (listener: Listener) => void;
}

export interface BrowserTab {
  readonly id?: number;
  readonly windowId?: number;
  /** Only known with permission for the tab. */
  readonly url?: string;
}

interface TabChange {
  readonly status?: string;
  /** Only known with permission for the tab. */
  readonly url?: string;
}

interface Hosts {
  readonly origins: string[];
}

interface StorageArea {
  /** Null for all keys. */
  readonly get: (key: string | null) => Promise<Record<string, unknown>>;
  readonly set: (values: Record<string, unknown>) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly onChanged: BrowserEvent<(changes: Record<string, unknown>) => void>;
}

/** The part of Chrome's and Firefox's extension API that the extension uses. */
export interface BrowserApi {
  readonly tabs: {
    readonly query: (query: { active: true; currentWindow: true }) => Promise<readonly BrowserTab[]>;
    readonly get: (tabId: number) => Promise<BrowserTab>;
    readonly onActivated: BrowserEvent<() => void>;
    readonly onUpdated: BrowserEvent<(tabId: number, change: TabChange) => void>;
    readonly onRemoved: BrowserEvent<(tabId: number) => void>;
  };
  readonly scripting: {
    readonly executeScript: (injection: {
      target: { tabId: number };
      func: () => unknown;
    }) => Promise<readonly { readonly result?: unknown }[]>;
  };
  readonly storage: { readonly local: StorageArea; readonly session: StorageArea };
  readonly permissions: {
    readonly contains: (hosts: Hosts) => Promise<boolean>;
    readonly request: (hosts: Hosts) => Promise<boolean>;
    readonly remove: (hosts: Hosts) => Promise<boolean>;
    readonly getAll: () => Promise<{ readonly origins?: readonly string[] }>;
  };
  readonly action: {
    readonly setBadgeText: (badge: { tabId: number; text: string }) => Promise<void>;
    readonly setBadgeBackgroundColor: (badge: { tabId: number; color: string }) => Promise<void>;
    readonly setTitle: (title: { tabId: number; title: string }) => Promise<void>;
  };
  readonly runtime: {
    readonly sendMessage: (message: unknown) => Promise<unknown>;
    readonly onMessage: BrowserEvent<
      (message: unknown, sender: unknown, respond: (response: unknown) => void) => void
    >;
    readonly openOptionsPage: () => Promise<void>;
  };
  readonly i18n: {
    readonly getUILanguage: () => string;
    /** A text of the manifest. */
    readonly getMessage: (name: string) => string;
  };
  /** Chrome only. */
  readonly sidePanel?: { readonly open: (where: { windowId: number }) => Promise<void> };
  /** Firefox only. */
  readonly sidebarAction?: { readonly open: () => Promise<void> };
}

declare global {
  const chrome: BrowserApi;
}

/** Firefox offers the same API under Chrome's name. */
export function browserApi(): BrowserApi {
  return chrome;
}
