import { followServerSentEvents, openApiOnce, openUpload, readOrigins } from '@pricehunt/web-shell';
import type { MerchantServices } from './merchant-services';

/** The services in a browser. A chunk that failed to load is requested again at the next use. */
export function browserServices(): MerchantServices {
  return {
    openApi: openApiOnce(),
    openUpload,
    followEvents: followServerSentEvents,
    readOrigins,
    leaveTo: (link) => window.location.assign(link),
    siteOrigin: window.location.origin,
  };
}
