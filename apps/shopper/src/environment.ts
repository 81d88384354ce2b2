import { localeWithin, readAppConfig, readAppOrigins } from '@pricehunt/web-shell';
import type { AppConfig, AppOrigins, Language } from '@pricehunt/web-shell';

/** The API is reached on this app's own origin, under /api. */
export const apiBaseUrl = '';

/** What this deployment's /config.json tells. */
export function readConfig(): Promise<AppConfig> {
  return readAppConfig(window.fetch.bind(window));
}

/** Where the other two apps are, as this deployment's /config.json tells. */
export function readOrigins(): Promise<AppOrigins> {
  return readAppOrigins(window.fetch.bind(window));
}

/** The locale that money and dates are written in: the browser's own within the language that is spoken. */
export function displayLocale(language: Language): string {
  return localeWithin(language, window.navigator.languages);
}
