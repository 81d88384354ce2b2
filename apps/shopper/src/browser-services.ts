import type { ApiClient } from '@pricehunt/api-client';
import { followServerSentEvents } from './follow-events';
import type { ShopperServices } from './shopper-services';

/** The services as a browser gives them. A part of the program that did not arrive is asked for again at the next use. */
export function browserServices(renderedAtMs: number): ShopperServices {
  let opening: Promise<ApiClient> | null = null;
  return {
    openApi: () => {
      opening ??= import('./api-connection').then(
        ({ connectApi }) => connectApi(),
        (failure: unknown) => {
          opening = null;
          throw failure;
        },
      );
      return opening;
    },
    followEvents: followServerSentEvents,
    nowMs: () => Date.now(),
    renderedAtMs,
    siteOrigin: window.location.origin,
    randomBytes: (count) => window.crypto.getRandomValues(new Uint8Array(count)),
    pollEveryMs: 1_000,
  };
}
