import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { useScrollPlaces } from './scroll-places';

/** The screen of the address. Screens load their data themselves, so this isn't the library's data router. */
export function AppRoutes({ routes }: { readonly routes: RouteObject[] }): ReactNode {
  useScrollPlaces();
  return useRoutes(routes);
}
