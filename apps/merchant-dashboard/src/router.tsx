import { DefaultSkeleton } from '@pricehunt/ui-kit';
import { ErrorBoundary, RouteErrorBoundary, lazyRoute } from '@pricehunt/web-shell';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DashboardFrame } from './dashboard-frame';
import { MerchantFrame } from './merchant-frame';
import { MovedPath } from './moved-path';
import { movedPaths, routePaths } from './route-paths';

/** Every route of S§2 that merchants have, the home of this origin, and whatever is left. */
export function createRoutes(): RouteObject[] {
  return [
    {
      path: routePaths.dashboard,
      element: <DashboardFrame />,
      errorElement: <RouteErrorBoundary />,
      children: [{ errorElement: <RouteErrorBoundary />, children: dashboardRoutes() }],
    },
    {
      element: <MerchantFrame />,
      errorElement: <RouteErrorBoundary />,
      children: [{ errorElement: <RouteErrorBoundary />, children: plainRoutes() }],
    },
  ];
}

function dashboardRoutes(): RouteObject[] {
  return [
    {
      index: true,
      element: screen(
        () => import('./screens/dashboard-home'),
        (loaded) => loaded.DashboardHome,
      ),
    },
    {
      path: routePaths.activity,
      // S§2: the activity child stands in an error boundary of its own.
      element: (
        <ErrorBoundary>
          {screen(
            () => import('./screens/activity'),
            (loaded) => loaded.Activity,
          )}
        </ErrorBoundary>
      ),
    },
    {
      path: routePaths.integrate,
      element: screen(
        () => import('./screens/integrate'),
        (loaded) => loaded.Integrate,
      ),
    },
    {
      path: routePaths.analytics,
      element: screen(
        () => import('./screens/analytics'),
        (loaded) => loaded.Analytics,
      ),
    },
    {
      path: routePaths.products,
      element: screen(
        () => import('./screens/products'),
        (loaded) => loaded.Products,
      ),
    },
    {
      path: routePaths.product,
      element: screen(
        () => import('./screens/product'),
        (loaded) => loaded.Product,
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
    {
      path: routePaths.run,
      element: screen(
        () => import('./screens/run'),
        (loaded) => loaded.Run,
      ),
    },
    {
      path: routePaths.orders,
      element: screen(
        () => import('./screens/orders'),
        (loaded) => loaded.Orders,
      ),
    },
    {
      path: routePaths.order,
      element: screen(
        () => import('./screens/order'),
        (loaded) => loaded.Order,
      ),
    },
    {
      path: routePaths.attribution,
      element: screen(
        () => import('./screens/attribution'),
        (loaded) => loaded.Attribution,
      ),
    },
    {
      path: routePaths.settings,
      element: screen(
        () => import('./screens/settings'),
        (loaded) => loaded.Settings,
      ),
    },
    {
      path: routePaths.webhook,
      element: screen(
        () => import('./screens/webhook'),
        (loaded) => loaded.Webhook,
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

function plainRoutes(): RouteObject[] {
  const invitation = screen(
    () => import('./screens/invitation'),
    (loaded) => loaded.Invitation,
  );
  return [
    { path: routePaths.home, element: <MovedPath to={routePaths.dashboard} /> },
    ...movedPaths.map(({ from, to }) => ({ path: from, element: <MovedPath to={to} /> })),
    {
      path: routePaths.register,
      element: screen(
        () => import('./screens/register'),
        (loaded) => loaded.Register,
      ),
    },
    {
      path: routePaths.login,
      element: screen(
        () => import('./screens/login'),
        (loaded) => loaded.Login,
      ),
    },
    {
      path: routePaths.resetPassword,
      element: screen(
        () => import('./screens/reset-password'),
        (loaded) => loaded.ResetPassword,
      ),
    },
    {
      path: routePaths.verifyEmail,
      element: screen(
        () => import('./screens/verify-email'),
        (loaded) => loaded.VerifyEmail,
      ),
    },
    {
      path: routePaths.viewAs,
      element: screen(
        () => import('./screens/view-as'),
        (loaded) => loaded.ViewAs,
      ),
    },
    { path: routePaths.acceptInvitation, element: invitation },
    { path: routePaths.invitation, element: invitation },
    {
      path: routePaths.connect,
      element: screen(
        () => import('./screens/connect'),
        (loaded) => loaded.Connect,
      ),
    },
    {
      path: routePaths.anythingElse,
      element: screen(
        () => import('./screens/unclaimed-path'),
        (loaded) => loaded.UnclaimedPath,
      ),
    },
  ];
}

function screen<Loaded>(load: () => Promise<Loaded>, pick: (loaded: Loaded) => ComponentType) {
  return lazyRoute(load, pick, <DefaultSkeleton />);
}
