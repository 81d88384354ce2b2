import type { ApiClient } from '@pricehunt/api-client';
import { readAppConfig } from './app-config';
import type { AppConfig, AppOrigins } from './app-config';
import { languageOf, localeWithin, readKeptLanguage } from './language';
import type { Language } from './language';
import { openOnce } from './open-once';

/** Reads this deployment's /config.json. Never throws. */
export function readConfig(): Promise<AppConfig> {
  return readAppConfig(window.fetch.bind(window));
}

/** The origins of the three apps in /config.json. Never throws. */
export async function readOrigins(): Promise<AppOrigins> {
  return (await readConfig()).origins;
}

/** Opens the client of the API on this app's own origin at its first use: the contract's schemas stay out of the first load. */
export function openApiOnce(): () => Promise<ApiClient> {
  return openOnce(async () => (await import('./api-connection')).connectApi());
}

/** The API's client for a call that carries a file, in a part of the program of its own. */
export async function openUpload(file: File): Promise<ApiClient> {
  return (await import('./upload-connection')).connectUpload(file);
}

/** The first language: the stored one, else the browser's, else English. */
export function beginningLanguage(): Language {
  return languageOf(readKeptLanguage(), window.navigator.languages);
}

/** The browser's locale within the current language. */
export function displayLocale(language: Language): string {
  return localeWithin(language, window.navigator.languages);
}
