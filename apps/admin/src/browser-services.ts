import { openApiOnce, openUpload, readOrigins } from '@pricehunt/web-shell';
import type { AdminServices } from './admin-services';

/** The services as a browser gives them. A part of the program that did not arrive is asked for again at the next use. */
export function browserServices(): AdminServices {
  return {
    openApi: openApiOnce(),
    openUpload,
    readOrigins,
    siteOrigin: window.location.origin,
    refreshMs: 10_000,
  };
}
