import { createApiClient } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';

/** A client of this app's API whose calls carry a file. The browser writes the content type with its boundary. */
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
