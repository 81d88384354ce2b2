import type { OpenIdProviderSettings, OpenIdRequests } from './open-id-provider.mjs';

export type { OpenIdProviderSettings, OpenIdRequests };

/** For a worker thread with the settings but the issuer as its data. Posts the issuer. */
export const openIdThread = new URL('./serve-open-id.mjs', import.meta.url);

/** Loads the provider only now, which takes a moment. */
export async function openIdProvider(settings: OpenIdProviderSettings): Promise<OpenIdRequests> {
  const { createOpenIdProvider } = await import('./open-id-provider.mjs');
  return createOpenIdProvider(settings);
}
