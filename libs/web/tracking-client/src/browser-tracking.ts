import { consentKey } from './consent';
import { createTracker } from './create-tracker';
import type { Tracker } from './create-tracker';
import type { TrackingServices } from './tracking-services';

export interface BrowserTrackingOptions {
  /** The query of the first address of this session, before the router changes it. */
  readonly landingQuery: string;
  readonly userId?: () => string | null;
}

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

/** Sends waiting events now, when online again and when the page becomes visible; follows the consent given in other tabs. Returns the stop function. */
export function keepSending(tracker: Tracker, window: Window & typeof globalThis): () => void {
  const send = () => void tracker.flush();
  const sendWhenSeen = () => {
    if (window.document.visibilityState === 'visible') send();
  };
  // A null key means that everything was deleted.
  const renewConsent = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) tracker.consent.renew();
  };
  window.addEventListener('online', send);
  window.addEventListener('storage', renewConsent);
  window.document.addEventListener('visibilitychange', sendWhenSeen);
  const stopFollowing = tracker.consent.subscribe(send);
  send();
  return () => {
    window.removeEventListener('online', send);
    window.removeEventListener('storage', renewConsent);
    window.document.removeEventListener('visibilitychange', sendWhenSeen);
    stopFollowing();
  };
}

export function createBrowserTracker(
  window: Window & typeof globalThis,
  options: BrowserTrackingOptions,
): Tracker {
  return createTracker(browserTrackingServices(window, options));
}

/** window.dataLayer, created if no tag manager has done so. */
function dataLayerOf(window: object): { readonly push: (entry: object) => unknown } {
  if ('dataLayer' in window && isList(window.dataLayer)) return window.dataLayer;
  const list: object[] = [];
  Object.assign(window, { dataLayer: list });
  return list;
}

function isList(value: unknown): value is { readonly push: (entry: object) => unknown } {
  return typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';
}
