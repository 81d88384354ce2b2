import { followServerSentEvents, openApiOnce, openOnce, readConfig } from '@pricehunt/web-shell';
import type { AccountConnection } from '../account/account-connection';
import { storePageCaptures } from '../page-captures/page-captures';
import type { Place } from '../place/place';
import type { ShopperServices } from '../shopper-services';
import { watchedFetch } from './connection';

/** The services in a browser. A chunk that failed to load is loaded again at its next use. */
export function browserServices(
  renderedAtMs: number,
  renderedFor: Place | null,
  fragment: string | null,
): ShopperServices {
  const landingQuery = window.location.search;
  const nowMs = () => Date.now();
  const readConfigOnce = openOnce(readConfig);
  const openApi = openApiOnce(watchedFetch);
  let account: AccountConnection | null = null;
  const userId = () => account?.auth.state().account?.id ?? null;
  return {
    openApi,
    openTracker: openOnce(async () => {
      const { connectTracking } = await import('../tracking/tracking-connection');
      return connectTracking({ landingQuery, readConfig: readConfigOnce, userId });
    }),
    openAccount: openOnce(async () => {
      const { connectAccount } = await import('../account/account-connection');
      account = await connectAccount({ openApi, readConfig: readConfigOnce, nowMs, device: window });
      return account;
    }),
    readConfig: readConfigOnce,
    followEvents: followServerSentEvents,
    nowMs,
    renderedAtMs,
    renderedFor,
    siteOrigin: window.location.origin,
    pageCaptures: storePageCaptures(fragment),
    randomBytes: (count) => window.crypto.getRandomValues(new Uint8Array(count)),
    pollEveryMs: 1_000,
  };
}
