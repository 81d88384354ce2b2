import type { ApiClient } from '@pricehunt/api-client';
import type { AppOrigins } from '@pricehunt/web-shell';
import { createContext, useContext } from 'react';

/** What the screens reach beyond themselves for. */
export interface AdminServices {
  /** The API's client, in a part of the program of its own. */
  readonly openApi: () => Promise<ApiClient>;
  /** The same for a call that carries a file. */
  readonly openUpload: (file: File) => Promise<ApiClient>;
  /** Where the other two apps are. */
  readonly readOrigins: () => Promise<AppOrigins>;
  /** Origin of this app, without a slash at its end. */
  readonly siteOrigin: string;
  /** How often live figures are asked for again, in milliseconds. */
  readonly refreshMs: number;
}

/** The services of the app that a component stands in; none outside of an app. */
export const AdminServicesContext = createContext<AdminServices | null>(null);

/** Reads the services. Throws outside their provider. */
export function useAdminServices(): AdminServices {
  const services = useContext(AdminServicesContext);
  if (services === null) throw new Error('useAdminServices stands outside AdminServicesContext');
  return services;
}
