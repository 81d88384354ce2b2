import { createApiClient } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';

/** The API is on the app's own origin, under /api. */
export function connectApi(): ApiClient {
  return createApiClient({ baseUrl: '', fetch: window.fetch.bind(window) });
}
