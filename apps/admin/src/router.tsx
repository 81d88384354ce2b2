import { DefaultSkeleton } from '@pricehunt/ui-kit';
import { RouteErrorBoundary, lazyRoute } from '@pricehunt/web-shell';
import type { ComponentType } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AdminFrame, PlainFrame } from './console/components/admin-frame';
import { routePaths } from './route-paths';

/** Every route of S§2 that admins have, the rooms of the console, the home of this origin, and whatever is left. */
export function createRoutes(): RouteObject[] {
  return [
    {
      path: routePaths.overview,
      element: <AdminFrame />,
      errorElement: <RouteErrorBoundary />,
      children: [{ errorElement: <RouteErrorBoundary />, children: consoleRoutes() }],
    },
    {
      element: (
        <PlainFrame>
          <Outlet />
        </PlainFrame>
      ),
      errorElement: <RouteErrorBoundary />,
      children: [
        {
          errorElement: <RouteErrorBoundary />,
          children: [
            { path: routePaths.home, element: <Navigate to={routePaths.overview} replace /> },
            {
              path: routePaths.login,
              element: screen(
                () => import('./screens/admin-login'),
                (loaded) => loaded.AdminLogin,
              ),
            },
            {
              path: routePaths.anythingElse,
              element: screen(
                () => import('./screens/unclaimed-path'),
                (loaded) => loaded.UnclaimedPath,
              ),
            },
          ],
        },
      ],
    },
  ];
}

function consoleRoutes(): RouteObject[] {
  const catalog = () => import('./screens/catalog');
  return [
    {
      index: true,
      element: screen(
        () => import('./screens/overview'),
        (loaded) => loaded.Overview,
      ),
    },
    {
      path: routePaths.businesses,
      element: screen(
        () => import('./screens/businesses'),
        (loaded) => loaded.Businesses,
      ),
    },
    {
      path: routePaths.business,
      element: screen(
        () => import('./screens/business'),
        (loaded) => loaded.Business,
      ),
    },
    {
      path: routePaths.retailers,
      element: screen(
        () => import('./screens/retailers'),
        (loaded) => loaded.Retailers,
      ),
    },
    {
      path: routePaths.programme,
      element: screen(
        () => import('./screens/programme'),
        (loaded) => loaded.Programme,
      ),
    },
    {
      path: routePaths.sources,
      element: screen(
        () => import('./screens/sources'),
        (loaded) => loaded.Sources,
      ),
    },
    {
      path: routePaths.source,
      element: screen(
        () => import('./screens/source'),
        (loaded) => loaded.Source,
      ),
    },
    { path: routePaths.catalog, element: screen(catalog, (loaded) => loaded.Catalog) },
    { path: routePaths.reports, element: screen(catalog, (loaded) => loaded.Catalog) },
    { path: routePaths.items, element: screen(catalog, (loaded) => loaded.Catalog) },
    {
      path: routePaths.product,
      element: screen(
        () => import('./screens/product'),
        (loaded) => loaded.Product,
      ),
    },
    {
      path: routePaths.feeds,
      element: screen(
        () => import('./screens/feeds'),
        (loaded) => loaded.Feeds,
      ),
    },
    {
      path: routePaths.jobs,
      element: screen(
        () => import('./screens/jobs'),
        (loaded) => loaded.Jobs,
      ),
    },
    {
      path: routePaths.audit,
      element: screen(
        () => import('./screens/audit-log'),
        (loaded) => loaded.AuditLog,
      ),
    },
    {
      path: routePaths.switches,
      element: screen(
        () => import('./screens/switches'),
        (loaded) => loaded.Switches,
      ),
    },
    {
      path: routePaths.account,
      element: screen(
        () => import('./screens/account'),
        (loaded) => loaded.Account,
      ),
    },
    {
      path: '*',
      element: screen(
        () => import('./screens/not-found'),
        (loaded) => loaded.NotFound,
      ),
    },
  ];
}

function screen<Loaded>(load: () => Promise<Loaded>, pick: (loaded: Loaded) => ComponentType) {
  return lazyRoute(load, pick, <DefaultSkeleton />);
}
