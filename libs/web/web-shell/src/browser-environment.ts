import type { ApiClient } from '@pricehunt/api-client';
import { readAppConfig } from './app-config';
import type { AppConfig, AppOrigins } from './app-config';
import { languageInAddress, languageOf, localeWithin, readStoredLanguage } from './language';
import type { Language } from './language';
import { openOnce } from './open-once';

/** Never throws. */
export function readConfig(): Promise<AppConfig> {
  return readAppConfig(window.fetch.bind(window));
}

/** Never throws. */
export async function readOrigins(): Promise<AppOrigins> {
  return (await readConfig()).origins;
}

/** Loads the API client at first use, so that the contract's schemas aren't in the first chunk. */
export function openApiOnce(fetch = window.fetch.bind(window)): () => Promise<ApiClient> {
  return openOnce(async () => (await import('./api-connection')).connectApi(fetch));
}

export async function openUpload(file: File): Promise<ApiClient> {
  return (await import('./upload-connection')).connectUpload(file);
}

/** The stored language, else that of the address, else the browser's, else English. */
export function beginningLanguage(): Language {
  return languageOf(
    readStoredLanguage(),
    window.navigator.languages,
    languageInAddress(window.location.search),
  );
}

export function displayLocale(language: Language): string {
  return localeWithin(language, window.navigator.languages);
}
