import type { ApiClient } from '@pricehunt/api-client';
import type { AccountConnection } from './account/account-connection';
import type { Tracker } from '@pricehunt/tracking-client';
import { readConfig } from './environment';
import { followServerSentEvents } from './follow-events';
import type { ShopperServices } from './shopper-services';

/** The services as a browser gives them. A part of the program that did not arrive is asked for again at the next use. */
export function browserServices(renderedAtMs: number): ShopperServices {
  const landingQuery = window.location.search;
  let opening: Promise<ApiClient> | null = null;
  let tracking: Promise<Tracker> | null = null;
  let account: Promise<AccountConnection> | null = null;
  let config: ReturnType<typeof readConfig> | null = null;
  const readConfigOnce = () => (config ??= readConfig());
  const openApi = () => {
    opening ??= import('./api-connection').then(
      ({ connectApi }) => connectApi(),
      (failure: unknown) => {
        opening = null;
        throw failure;
      },
    );
    return opening;
  };
  return {
    openApi,
    openTracker: () => {
      tracking ??= import('./tracking-connection').then(
        ({ connectTracking }) => connectTracking(landingQuery, readConfigOnce),
        (failure: unknown) => {
          tracking = null;
          throw failure;
        },
      );
      return tracking;
    },
    openAccount: () => {
      account ??= import('./account/account-connection').then(
        ({ connectAccount }) =>
          connectAccount({
            openApi,
            readConfig: readConfigOnce,
            nowMs: () => Date.now(),
            newId: () => window.crypto.randomUUID(),
            device: window,
          }),
        (failure: unknown) => {
          account = null;
          throw failure;
        },
      );
      return account;
    },
    readConfig: readConfigOnce,
    followEvents: followServerSentEvents,
    nowMs: () => Date.now(),
    renderedAtMs,
    siteOrigin: window.location.origin,
    randomBytes: (count) => window.crypto.getRandomValues(new Uint8Array(count)),
    pollEveryMs: 1_000,
  };
}
