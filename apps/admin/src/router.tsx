import { framedRoutes, lazyRoute } from '@pricehunt/web-shell';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AdminFrame, SignInFrame } from './console/components/admin-frame';
import { routePaths } from './route-paths';

export function createRoutes(): RouteObject[] {
  return [
    framedRoutes({ path: routePaths.overview, element: <AdminFrame /> }, consoleScreens()),
    framedRoutes({ element: <SignInFrame /> }, plainScreens()),
  ];
}

function plainScreens(): Record<string, ReactElement> {
  return {
    [routePaths.home]: <Navigate to={routePaths.overview} replace />,
    [routePaths.login]: lazyRoute(() => import('./screens/admin-login'), 'AdminLogin'),
    [routePaths.providerSignIn]: lazyRoute(() => import('./screens/provider-sign-in'), 'ProviderSignIn'),
    [routePaths.firstAdmin]: lazyRoute(() => import('./screens/first-admin'), 'FirstAdmin'),
    [routePaths.adminInvitation]: lazyRoute(() => import('./screens/admin-invitation'), 'AdminInvitation'),
    [routePaths.anythingElse]: lazyRoute(() => import('./screens/unclaimed-path'), 'UnclaimedPath'),
  };
}

function consoleScreens(): Record<string, ReactElement> {
  const catalog = () => import('./screens/catalog');
  return {
    [routePaths.overview]: lazyRoute(() => import('./screens/overview'), 'Overview'),
    [routePaths.setUp]: lazyRoute(() => import('./screens/setup'), 'SetUp'),
    [routePaths.businesses]: lazyRoute(() => import('./screens/businesses'), 'Businesses'),
    [routePaths.business]: lazyRoute(() => import('./screens/business'), 'Business'),
    [routePaths.commission]: lazyRoute(() => import('./screens/commission'), 'Commission'),
    [routePaths.statement]: lazyRoute(() => import('./screens/statement'), 'Statement'),
    [routePaths.retailers]: lazyRoute(() => import('./screens/retailers'), 'Retailers'),
    [routePaths.programme]: lazyRoute(() => import('./screens/programme'), 'Programme'),
    [routePaths.shopShipping]: lazyRoute(() => import('./screens/shop-shipping'), 'ShopShipping'),
    [routePaths.sources]: lazyRoute(() => import('./screens/sources'), 'Sources'),
    [routePaths.addShop]: lazyRoute(() => import('./screens/add-shop'), 'AddShop'),
    [routePaths.operatorFeeds]: lazyRoute(() => import('./screens/operator-feeds'), 'OperatorFeeds'),
    [routePaths.addFeed]: lazyRoute(() => import('./screens/add-feed'), 'AddFeed'),
    [routePaths.operatorFeed]: lazyRoute(() => import('./screens/operator-feed'), 'OperatorFeed'),
    [routePaths.shopRules]: lazyRoute(() => import('./screens/shop-rules'), 'ShopRules'),
    [routePaths.source]: lazyRoute(() => import('./screens/source'), 'Source'),
    [routePaths.priceTracking]: lazyRoute(() => import('./screens/price-tracking'), 'PriceTracking'),
    [routePaths.catalog]: lazyRoute(catalog, 'Catalog'),
    [routePaths.reports]: lazyRoute(catalog, 'Catalog'),
    [routePaths.items]: lazyRoute(catalog, 'Catalog'),
    [routePaths.regroupings]: lazyRoute(catalog, 'Catalog'),
    [routePaths.offerComparison]: lazyRoute(() => import('./screens/offer-comparison'), 'OfferComparison'),
    [routePaths.product]: lazyRoute(() => import('./screens/product'), 'Product'),
    [routePaths.feeds]: lazyRoute(() => import('./screens/feeds'), 'Feeds'),
    [routePaths.jobs]: lazyRoute(() => import('./screens/jobs'), 'Jobs'),
    [routePaths.heldWebhooks]: lazyRoute(() => import('./screens/held-webhooks'), 'HeldWebhooks'),
    [routePaths.audit]: lazyRoute(() => import('./screens/audit-log'), 'AuditLog'),
    [routePaths.admins]: lazyRoute(() => import('./screens/admins'), 'Admins'),
    [routePaths.switches]: lazyRoute(() => import('./screens/switches'), 'Switches'),
    [routePaths.account]: lazyRoute(() => import('./screens/account'), 'Account'),
    '*': lazyRoute(() => import('./screens/not-found'), 'NotFound'),
  };
}
