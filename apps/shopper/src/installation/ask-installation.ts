import type { ApiClient } from '@pricehunt/api-client';
import { getInstallation } from '@pricehunt/api-contract/installation';

export function askInstallation(api: ApiClient, signal: AbortSignal) {
  return api.call(getInstallation, {}, { signal });
}
