import { openApiOnce, openUpload, readOrigins } from '@pricehunt/web-shell';
import type { AdminServices } from './admin-services';

/** The services in a browser. A code chunk that failed to load is loaded again at the next use. */
export function browserServices(): AdminServices {
  return {
    openApi: openApiOnce(),
    openUpload,
    readOrigins,
    leaveTo: (link) => window.location.assign(link),
    siteOrigin: window.location.origin,
    refreshMs: 10_000,
  };
}
