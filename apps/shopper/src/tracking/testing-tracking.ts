import { createTracker } from '@pricehunt/tracking-client';
import type { Tracker, TrackingServices } from '@pricehunt/tracking-client';
import type { AppConfig } from '@pricehunt/web-shell';

export interface ScriptedTracking {
  readonly openTracker: () => Promise<Tracker>;
  readonly posted: readonly { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
  readonly pushed: readonly object[];
}

export function scriptedTracking(
  { consent }: AppConfig,
  nowMs: () => number,
  signals = { gpc: false, dnt: false },
): ScriptedTracking {
  const posted: { path: string; body: Readonly<Record<string, unknown>> }[] = [];
  const pushed: object[] = [];
  let drawn = 0;
  const services: TrackingServices = {
    sessionStorage: () => window.sessionStorage,
    deviceStorage: () => window.localStorage,
    fetch: async (address, options) => {
      posted.push({ path: String(address), body: JSON.parse(String(options?.body)) });
      return new Response('{"success":true}', { status: 202 });
    },
    sendBeacon: () => false,
    isOnline: () => true,
    nowMs,
    randomText: () => `random${(drawn += 1)}`,
    page: () => ({ url: 'https://pricehunt.example/', referrer: '' }),
    landingQuery: '?utm_source=news',
    dataLayer: () => pushed,
    privacySignals: () => signals,
    userId: () => null,
    log: { debug: () => {}, error: () => {} },
  };
  const tracker = createTracker(services);
  tracker.captureUtm();
  tracker.consent.setMode(consent);
  return { openTracker: () => Promise.resolve(tracker), posted, pushed };
}
