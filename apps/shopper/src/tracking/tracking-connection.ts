import { createBrowserTracker, keepSending } from '@pricehunt/tracking-client';
import type { Tracker } from '@pricehunt/tracking-client';
import type { AppConfig } from '@pricehunt/web-shell';

export interface TrackingConnection {
  /** The first query of the visit. */
  readonly landingQuery: string;
  readonly readConfig: () => Promise<AppConfig>;
  /** The id of the signed-in shopper (S§3), or null. */
  readonly userId: () => string | null;
}

/** Creates this window's tracker, which captures UTM parameters and asks for consent as configured (S§4). */
export async function connectTracking({
  landingQuery,
  readConfig,
  userId,
}: TrackingConnection): Promise<Tracker> {
  const tracker = createBrowserTracker(window, { landingQuery, userId });
  tracker.captureUtm();
  tracker.consent.setMode((await readConfig()).consent);
  keepSending(tracker, window);
  return tracker;
}
