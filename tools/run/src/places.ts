import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '../../..');

/** The address that everything listens on. */
export const host = '127.0.0.1';

/** The web apps, by the names of their folders. */
export const webApps = ['shopper', 'merchant-dashboard', 'admin'] as const;

/** One of the web apps. */
export type WebApp = (typeof webApps)[number];
