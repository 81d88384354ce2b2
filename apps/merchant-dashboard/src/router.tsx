import { ErrorBoundary, framedRoutes, lazyRoute } from '@pricehunt/web-shell';
import type { RouteObject } from 'react-router-dom';
import { DashboardFrame } from './dashboard-frame';
import { MerchantFrame } from './merchant-frame';
import { MovedPath } from './moved-path';
import { movedPaths, routePaths } from './route-paths';

/** The merchants' routes of S§2, the home of this origin, and a catch-all. */
export function createRoutes(): RouteObject[] {
  return [
    framedRoutes({ path: routePaths.dashboard, element: <DashboardFrame /> }, dashboardRoutes()),
    framedRoutes({ element: <MerchantFrame /> }, plainRoutes()),
  ];
}

function dashboardRoutes(): RouteObject[] {
  return [
    {
      index: true,
      element: lazyRoute(
        () => import('./screens/dashboard-home'),
        (loaded) => loaded.DashboardHome,
      ),
    },
    {
      path: routePaths.activity,
      // S§2: the activity child has its own error boundary.
      element: (
        <ErrorBoundary>
          {lazyRoute(
            () => import('./screens/activity'),
            (loaded) => loaded.Activity,
          )}
        </ErrorBoundary>
      ),
    },
    {
      path: routePaths.integrate,
      element: lazyRoute(
        () => import('./screens/integrate'),
        (loaded) => loaded.Integrate,
      ),
    },
    {
      path: routePaths.analytics,
      element: lazyRoute(
        () => import('./screens/analytics'),
        (loaded) => loaded.Analytics,
      ),
    },
    {
      path: routePaths.products,
      element: lazyRoute(
        () => import('./screens/products'),
        (loaded) => loaded.Products,
      ),
    },
    {
      path: routePaths.product,
      element: lazyRoute(
        () => import('./screens/product'),
        (loaded) => loaded.Product,
      ),
    },
    {
      path: routePaths.sources,
      element: lazyRoute(
        () => import('./screens/sources'),
        (loaded) => loaded.Sources,
      ),
    },
    {
      path: routePaths.source,
      element: lazyRoute(
        () => import('./screens/source'),
        (loaded) => loaded.Source,
      ),
    },
    {
      path: routePaths.run,
      element: lazyRoute(
        () => import('./screens/run'),
        (loaded) => loaded.Run,
      ),
    },
    {
      path: routePaths.orders,
      element: lazyRoute(
        () => import('./screens/orders'),
        (loaded) => loaded.Orders,
      ),
    },
    {
      path: routePaths.order,
      element: lazyRoute(
        () => import('./screens/order'),
        (loaded) => loaded.Order,
      ),
    },
    {
      path: routePaths.commission,
      element: lazyRoute(
        () => import('./screens/commission'),
        (loaded) => loaded.Commission,
      ),
    },
    {
      path: routePaths.statement,
      element: lazyRoute(
        () => import('./screens/statement'),
        (loaded) => loaded.Statement,
      ),
    },
    {
      path: routePaths.attribution,
      element: lazyRoute(
        () => import('./screens/attribution'),
        (loaded) => loaded.Attribution,
      ),
    },
    {
      path: routePaths.settings,
      element: lazyRoute(
        () => import('./screens/settings'),
        (loaded) => loaded.Settings,
      ),
    },
    {
      path: routePaths.webhook,
      element: lazyRoute(
        () => import('./screens/webhook'),
        (loaded) => loaded.Webhook,
      ),
    },
    {
      path: '*',
      element: lazyRoute(
        () => import('./screens/not-found'),
        (loaded) => loaded.NotFound,
      ),
    },
  ];
}

function plainRoutes(): RouteObject[] {
  const invitation = lazyRoute(
    () => import('./screens/invitation'),
    (loaded) => loaded.Invitation,
  );
  return [
    { path: routePaths.home, element: <MovedPath to={routePaths.dashboard} /> },
    ...movedPaths.map(({ from, to }) => ({ path: from, element: <MovedPath to={to} /> })),
    {
      path: routePaths.register,
      element: lazyRoute(
        () => import('./screens/register'),
        (loaded) => loaded.Register,
      ),
    },
    {
      path: routePaths.login,
      element: lazyRoute(
        () => import('./screens/login'),
        (loaded) => loaded.Login,
      ),
    },
    {
      path: routePaths.resetPassword,
      element: lazyRoute(
        () => import('./screens/reset-password'),
        (loaded) => loaded.ResetPassword,
      ),
    },
    {
      path: routePaths.verifyEmail,
      element: lazyRoute(
        () => import('./screens/verify-email'),
        (loaded) => loaded.VerifyEmail,
      ),
    },
    {
      path: routePaths.viewAs,
      element: lazyRoute(
        () => import('./screens/view-as'),
        (loaded) => loaded.ViewAs,
      ),
    },
    { path: routePaths.acceptInvitation, element: invitation },
    { path: routePaths.invitation, element: invitation },
    {
      path: routePaths.connect,
      element: lazyRoute(
        () => import('./screens/connect'),
        (loaded) => loaded.Connect,
      ),
    },
    {
      path: routePaths.anythingElse,
      element: lazyRoute(
        () => import('./screens/unclaimed-path'),
        (loaded) => loaded.UnclaimedPath,
      ),
    },
  ];
}
