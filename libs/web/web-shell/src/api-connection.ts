import { createApiClient } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';

/** The API is on the app's own origin, under /api. */
export function connectApi(fetch: typeof window.fetch): ApiClient {
  return createApiClient({ baseUrl: '', fetch });
}
