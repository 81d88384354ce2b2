import { createTracker } from './create-tracker';
import type { Tracker } from './create-tracker';
import type { TrackingServices } from './tracking-services';

/** What the services of a browser take beside the window itself. */
export interface BrowserTrackingOptions {
  /** The query of the address that the session began at, read before the router moved on. */
  readonly landingQuery: string;
  readonly userId?: () => string | null;
}

/** The services that a browser's window gives. */
export function browserTrackingServices(
  window: Window & typeof globalThis,
  { landingQuery, userId = () => null }: BrowserTrackingOptions,
): TrackingServices {
  return {
    sessionStorage: () => window.sessionStorage,
    deviceStorage: () => window.localStorage,
    fetch: (address, options) => window.fetch(address, options),
    sendBeacon: (address, body) => window.navigator.sendBeacon(address, body),
    isOnline: () => window.navigator.onLine,
    nowMs: () => Date.now(),
    randomText: () => window.crypto.randomUUID().replaceAll('-', ''),
    page: () => ({ url: window.location.href, referrer: window.document.referrer }),
    landingQuery,
    dataLayer: () => dataLayerOf(window),
    privacySignals: () => ({
      gpc: 'globalPrivacyControl' in window.navigator && window.navigator.globalPrivacyControl === true,
      dnt: window.navigator.doNotTrack === '1',
    }),
    userId,
    log: window.console,
  };
}

/**
 * Keeps a tracker going in a window: what waits is sent at the start, when the connection is back and when the page is
 * looked at again. Returns how to stop.
 */
export function keepSending(tracker: Tracker, window: Window & typeof globalThis): () => void {
  const send = () => void tracker.flush();
  const sendWhenSeen = () => {
    if (window.document.visibilityState === 'visible') send();
  };
  window.addEventListener('online', send);
  window.document.addEventListener('visibilitychange', sendWhenSeen);
  const stopFollowing = tracker.consent.subscribe(send);
  send();
  return () => {
    window.removeEventListener('online', send);
    window.document.removeEventListener('visibilitychange', sendWhenSeen);
    stopFollowing();
  };
}

/** A tracker over a browser's window. */
export function createBrowserTracker(
  window: Window & typeof globalThis,
  options: BrowserTrackingOptions,
): Tracker {
  return createTracker(browserTrackingServices(window, options));
}

/** The list under window.dataLayer; made where no tag manager has made it yet. */
function dataLayerOf(window: object): { readonly push: (entry: object) => unknown } {
  if ('dataLayer' in window && isList(window.dataLayer)) return window.dataLayer;
  const list: object[] = [];
  Object.assign(window, { dataLayer: list });
  return list;
}

function isList(value: unknown): value is { readonly push: (entry: object) => unknown } {
  return typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';
}
