import { createApiClient } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';

/** An API client for file uploads. The browser sets the content type with its boundary. */
export function connectUpload(file: File): ApiClient {
  return createApiClient({
    baseUrl: '',
    fetch: (address, { body: _, ...init }) => {
      const body = new FormData();
      body.set('file', file);
      return window.fetch(address, { ...init, body });
    },
  });
}
