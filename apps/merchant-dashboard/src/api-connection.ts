import { createApiClient } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';
import { apiBaseUrl } from './environment';

/** The client of this app's API. It stands apart so that the contract's schemas stay out of the first load. */
export function connectApi(): ApiClient {
  return createApiClient({ baseUrl: apiBaseUrl, fetch: window.fetch.bind(window) });
}
