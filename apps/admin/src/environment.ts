import { localeWithin, readAppOrigins } from '@pricehunt/web-shell';
import type { AppOrigins, Language } from '@pricehunt/web-shell';

/** The API is reached on this app's own origin, under /api. */
export const apiBaseUrl = '';

/** Where the other two apps are, as this deployment's /config.json tells. */
export function readOrigins(): Promise<AppOrigins> {
  return readAppOrigins(window.fetch.bind(window));
}

/** The locale that dates and numbers are written in: the browser's own within the language that is spoken. */
export function displayLocale(language: Language): string {
  return localeWithin(language, window.navigator.languages);
}
