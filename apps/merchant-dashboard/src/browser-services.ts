import { followServerSentEvents, openOnce } from '@pricehunt/web-shell';
import { readOrigins } from './environment';
import type { MerchantServices } from './merchant-services';

/** The services as a browser gives them. A part of the program that did not arrive is asked for again at the next use. */
export function browserServices(): MerchantServices {
  return {
    openApi: openOnce(async () => (await import('./api-connection')).connectApi()),
    openUpload: async (file) => (await import('./api-connection')).connectUpload(file),
    followEvents: followServerSentEvents,
    readOrigins,
    siteOrigin: window.location.origin,
  };
}
