import type { ApiClient } from '@pricehunt/api-client';
import type { AppOrigins, FollowEvents } from '@pricehunt/web-shell';
import { createContext, useContext } from 'react';

export interface MerchantServices {
  readonly openApi: () => Promise<ApiClient>;
  readonly openUpload: (file: File) => Promise<ApiClient>;
  /** Opens a server-sent event stream. */
  readonly followEvents: FollowEvents;
  /** The origins of the other two apps. */
  readonly readOrigins: () => Promise<AppOrigins>;
  /** Leaves the dashboard for a page of another site. */
  readonly leaveTo: (link: string) => void;
  /** Origin of this app, without a trailing slash. */
  readonly siteOrigin: string;
}

export const MerchantServicesContext = createContext<MerchantServices | null>(null);

/** Reads the services. Throws outside their provider. */
export function useMerchantServices(): MerchantServices {
  const services = useContext(MerchantServicesContext);
  if (services === null) throw new Error('useMerchantServices was called outside MerchantServicesContext');
  return services;
}
