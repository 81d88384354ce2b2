import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** The address everything listens on. */
export const host = '127.0.0.1';

/** Also the names of their folders. */
export const webApps = ['shopper', 'merchant-dashboard', 'admin'] as const;

export type WebApp = (typeof webApps)[number];
