import { followServerSentEvents, openApiOnce, openUpload, readOrigins } from '@pricehunt/web-shell';
import type { MerchantServices } from './merchant-services';

/** The services as a browser gives them. A part of the program that did not arrive is asked for again at the next use. */
export function browserServices(): MerchantServices {
  return {
    openApi: openApiOnce(),
    openUpload,
    followEvents: followServerSentEvents,
    readOrigins,
    siteOrigin: window.location.origin,
  };
}
