import type { ApiClient } from '@pricehunt/api-client';
import type { Tracker } from '@pricehunt/tracking-client';
import type { AppConfig, FollowEvents } from '@pricehunt/web-shell';
import { createContext, useContext } from 'react';
import type { AccountConnection } from './account/account-connection';
import type { PageCaptures } from './page-captures/page-captures';
import type { Place } from './place/place';

export interface ShopperServices {
  /** Loads the API client, a chunk with the contract, after the first paint. */
  readonly openApi: () => Promise<ApiClient>;
  readonly followEvents: FollowEvents;
  /** Loads the tracker with its consent, a chunk of its own. */
  readonly openTracker: () => Promise<Tracker>;
  /** Loads the session and the lists, a chunk of their own. */
  readonly openAccount: () => Promise<AccountConnection>;
  readonly readConfig: () => Promise<AppConfig>;
  readonly nowMs: () => number;
  /** When the page was first rendered, on the server or here, in milliseconds since 1970. */
  readonly renderedAtMs: number;
  readonly renderedFor?: Place | null;
  /** Origin of the public site, without a trailing slash. */
  readonly siteOrigin: string;
  readonly pageCaptures: PageCaptures;
  readonly randomBytes: (count: number) => Uint8Array;
  /** In milliseconds, for polling a search whose event stream keeps breaking. */
  readonly pollEveryMs: number;
}

export const ShopperServicesContext = createContext<ShopperServices | null>(null);

/** Throws outside its provider. */
export function useShopperServices(): ShopperServices {
  const services = useContext(ShopperServicesContext);
  if (services === null) throw new Error('useShopperServices must be used inside ShopperServicesContext');
  return services;
}
