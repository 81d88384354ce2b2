import { ErrorBoundary, framedRoutes, lazyRoute } from '@pricehunt/web-shell';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DashboardFrame } from './dashboard-frame';
import { MerchantFrame } from './merchant-frame';
import { MovedPath } from './moved-path';
import { movedPaths, routePaths } from './route-paths';

/** The merchants' routes of S§2, the home of this origin, and a catch-all. */
export function createRoutes(): RouteObject[] {
  return [
    framedRoutes({ path: routePaths.dashboard, element: <DashboardFrame /> }, dashboardScreens()),
    framedRoutes({ element: <MerchantFrame /> }, plainScreens()),
  ];
}

function dashboardScreens(): Record<string, ReactElement> {
  return {
    [routePaths.dashboard]: lazyRoute(() => import('./screens/dashboard-home'), 'DashboardHome'),
    // S§2: the activity child has its own error boundary.
    [routePaths.activity]: (
      <ErrorBoundary>{lazyRoute(() => import('./screens/activity'), 'Activity')}</ErrorBoundary>
    ),
    [routePaths.integrate]: lazyRoute(() => import('./screens/integrate'), 'Integrate'),
    [routePaths.analytics]: lazyRoute(() => import('./screens/analytics'), 'Analytics'),
    [routePaths.products]: lazyRoute(() => import('./screens/products'), 'Products'),
    [routePaths.product]: lazyRoute(() => import('./screens/product'), 'Product'),
    [routePaths.sources]: lazyRoute(() => import('./screens/sources'), 'Sources'),
    [routePaths.source]: lazyRoute(() => import('./screens/source'), 'Source'),
    [routePaths.run]: lazyRoute(() => import('./screens/run'), 'Run'),
    [routePaths.connectShopify]: lazyRoute(() => import('./screens/connect-shopify'), 'ConnectShopify'),
    [routePaths.orders]: lazyRoute(() => import('./screens/orders'), 'Orders'),
    [routePaths.order]: lazyRoute(() => import('./screens/order'), 'Order'),
    [routePaths.commission]: lazyRoute(() => import('./screens/commission'), 'Commission'),
    [routePaths.statement]: lazyRoute(() => import('./screens/statement'), 'Statement'),
    [routePaths.attribution]: lazyRoute(() => import('./screens/attribution'), 'Attribution'),
    [routePaths.settings]: lazyRoute(() => import('./screens/settings'), 'Settings'),
    [routePaths.webhook]: lazyRoute(() => import('./screens/webhook'), 'Webhook'),
    '*': lazyRoute(() => import('./screens/not-found'), 'NotFound'),
  };
}

function plainScreens(): Record<string, ReactElement> {
  const invitation = lazyRoute(() => import('./screens/invitation'), 'Invitation');
  return {
    [routePaths.home]: <MovedPath to={routePaths.dashboard} />,
    ...Object.fromEntries(movedPaths.map(({ from, to }) => [from, <MovedPath key={from} to={to} />])),
    [routePaths.register]: lazyRoute(() => import('./screens/register'), 'Register'),
    [routePaths.login]: lazyRoute(() => import('./screens/login'), 'Login'),
    [routePaths.providerSignIn]: lazyRoute(() => import('./screens/provider-sign-in'), 'ProviderSignIn'),
    [routePaths.resetPassword]: lazyRoute(() => import('./screens/reset-password'), 'ResetPassword'),
    [routePaths.verifyEmail]: lazyRoute(() => import('./screens/verify-email'), 'VerifyEmail'),
    [routePaths.viewAs]: lazyRoute(() => import('./screens/view-as'), 'ViewAs'),
    [routePaths.acceptInvitation]: invitation,
    [routePaths.invitation]: invitation,
    [routePaths.connect]: lazyRoute(() => import('./screens/connect'), 'Connect'),
    [routePaths.anythingElse]: lazyRoute(() => import('./screens/unclaimed-path'), 'UnclaimedPath'),
  };
}
