import type { ApiClient } from '@pricehunt/api-client';
import type { Tracker } from '@pricehunt/tracking-client';
import type { AppConfig, FollowEvents } from '@pricehunt/web-shell';
import { createContext, useContext } from 'react';
import type { AccountConnection } from './account/account-connection';
import type { PageCaptures } from './page-captures/page-captures';
import type { Place } from './place/place';

/** What the screens reach beyond themselves for. */
export interface ShopperServices {
  /** The API's client. It comes with its contract in a part of the program of its own, after the first paint. */
  readonly openApi: () => Promise<ApiClient>;
  readonly followEvents: FollowEvents;
  /** Opens the tracker with its consent, a chunk of its own. */
  readonly openTracker: () => Promise<Tracker>;
  /** Opens the session and the lists, a chunk of their own. */
  readonly openAccount: () => Promise<AccountConnection>;
  /** Reads the deployment's configuration. */
  readonly readConfig: () => Promise<AppConfig>;
  readonly nowMs: () => number;
  /** The moment that the page was first rendered at, on the server or here, in milliseconds since 1970. */
  readonly renderedAtMs: number;
  /** The place that a page from the server was rendered for; none where the browser makes the page. */
  readonly renderedFor?: Place | null;
  /** Origin of the public site, without a slash at its end. */
  readonly siteOrigin: string;
  /** The pages that the bookmarklet brought. */
  readonly pageCaptures: PageCaptures;
  readonly randomBytes: (count: number) => Uint8Array;
  /** How often to poll a search whose event stream keeps breaking, in milliseconds. */
  readonly pollEveryMs: number;
}

/** The services of the surrounding app. */
export const ShopperServicesContext = createContext<ShopperServices | null>(null);

/** Reads the services. Throws outside their provider. */
export function useShopperServices(): ShopperServices {
  const services = useContext(ShopperServicesContext);
  if (services === null) throw new Error('useShopperServices must be used inside ShopperServicesContext');
  return services;
}
