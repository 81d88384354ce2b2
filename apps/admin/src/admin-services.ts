import type { ApiClient } from '@pricehunt/api-client';
import type { AppOrigins } from '@pricehunt/web-shell';
import { createContext, useContext } from 'react';

export interface AdminServices {
  readonly openApi: () => Promise<ApiClient>;
  readonly openUpload: (file: File) => Promise<ApiClient>;
  readonly readOrigins: () => Promise<AppOrigins>;
  /** Leaves the console for a page of another site. */
  readonly leaveTo: (link: string) => void;
  /** Without a trailing slash. */
  readonly siteOrigin: string;
  /** The polling interval in milliseconds. */
  readonly refreshMs: number;
}

export const AdminServicesContext = createContext<AdminServices | null>(null);

/** Throws outside the provider. */
export function useAdminServices(): AdminServices {
  const services = useContext(AdminServicesContext);
  if (services === null) throw new Error('useAdminServices needs AdminServicesContext');
  return services;
}
