import { createApiClient } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';
import { apiBaseUrl } from './environment';

/** The client of this app's API. It stands apart so that the contract's schemas stay out of the first load. */
export function connectApi(): ApiClient {
  return createApiClient({ baseUrl: apiBaseUrl, fetch: window.fetch.bind(window) });
}

/** A client of this app's API whose calls carry a file. The browser writes the content type with its boundary. */
export function connectUpload(file: File): ApiClient {
  return createApiClient({
    baseUrl: apiBaseUrl,
    fetch: (address, { body: _, ...init }) => {
      const body = new FormData();
      body.set('file', file);
      return window.fetch(address, { ...init, body });
    },
  });
}
