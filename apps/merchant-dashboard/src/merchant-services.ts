import type { ApiClient } from '@pricehunt/api-client';
import type { AppOrigins, FollowEvents } from '@pricehunt/web-shell';
import { createContext, useContext } from 'react';

/** What the screens reach beyond themselves for. */
export interface MerchantServices {
  /** The API's client, in a part of the program of its own. */
  readonly openApi: () => Promise<ApiClient>;
  /** The API's client whose next call carries a file, as multipart/form-data. */
  readonly openUpload: (file: File) => Promise<ApiClient>;
  /** Follows a stream of what happens. */
  readonly followEvents: FollowEvents;
  /** Where the other two apps are. */
  readonly readOrigins: () => Promise<AppOrigins>;
  /** Origin of this app, without a slash at its end. */
  readonly siteOrigin: string;
}

/** The services of the app that a component stands in; none outside of an app. */
export const MerchantServicesContext = createContext<MerchantServices | null>(null);

/** Reads the services. Throws outside their provider. */
export function useMerchantServices(): MerchantServices {
  const services = useContext(MerchantServicesContext);
  if (services === null) throw new Error('useMerchantServices stands outside MerchantServicesContext');
  return services;
}
