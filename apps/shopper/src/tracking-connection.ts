import { createBrowserTracker, keepSending } from '@pricehunt/tracking-client';
import type { Tracker } from '@pricehunt/tracking-client';
import type { AppConfig } from '@pricehunt/web-shell';

/** Makes the tracker of this window: it captures the UTM parameters, and asks as the deployment says (S§4). */
export async function connectTracking(
  landingQuery: string,
  readConfig: () => Promise<AppConfig>,
): Promise<Tracker> {
  const tracker = createBrowserTracker(window, { landingQuery });
  tracker.captureUtm();
  tracker.consent.setMode((await readConfig()).consent);
  keepSending(tracker, window);
  return tracker;
}
