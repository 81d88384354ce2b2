import type { ApiClient } from '@pricehunt/api-client';
import { readOrigins } from './environment';
import type { MerchantServices } from './merchant-services';

/** The services as a browser gives them. A part of the program that did not arrive is asked for again at the next use. */
export function browserServices(): MerchantServices {
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
    readOrigins,
    siteOrigin: window.location.origin,
  };
}
