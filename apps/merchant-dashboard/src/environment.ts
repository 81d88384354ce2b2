import { readAppOrigins } from '@pricehunt/web-shell';
import type { AppOrigins } from '@pricehunt/web-shell';

/** The API is reached on this app's own origin, under /api. */
export const apiBaseUrl = '';

/** Where the other two apps are, as this deployment's /config.json tells. */
export function readOrigins(): Promise<AppOrigins> {
  return readAppOrigins(window.fetch.bind(window));
}

/** The locale that the browser asks for; money and dates are written in it. */
export function displayLocale(): string {
  return window.navigator.language || 'en';
}
