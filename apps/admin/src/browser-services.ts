import { openOnce } from '@pricehunt/web-shell';
import type { AdminServices } from './admin-services';
import { readOrigins } from './environment';

/** The services as a browser gives them. A part of the program that did not arrive is asked for again at the next use. */
export function browserServices(): AdminServices {
  return {
    openApi: openOnce(async () => (await import('./api-connection')).connectApi()),
    readOrigins,
    siteOrigin: window.location.origin,
    refreshMs: 10_000,
  };
}
