import { framedRoutes, lazyRoute } from '@pricehunt/web-shell';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AdminFrame, SignInFrame } from './console/components/admin-frame';
import { routePaths } from './route-paths';

export function createRoutes(): RouteObject[] {
  return [
    framedRoutes({ path: routePaths.overview, element: <AdminFrame /> }, consoleRoutes()),
    framedRoutes({ element: <SignInFrame /> }, plainRoutes()),
  ];
}

function plainRoutes(): RouteObject[] {
  return [
    { path: routePaths.home, element: <Navigate to={routePaths.overview} replace /> },
    {
      path: routePaths.login,
      element: lazyRoute(
        () => import('./screens/admin-login'),
        (loaded) => loaded.AdminLogin,
      ),
    },
    {
      path: routePaths.firstAdmin,
      element: lazyRoute(
        () => import('./screens/first-admin'),
        (loaded) => loaded.FirstAdmin,
      ),
    },
    {
      path: routePaths.adminInvitation,
      element: lazyRoute(
        () => import('./screens/admin-invitation'),
        (loaded) => loaded.AdminInvitation,
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

function consoleRoutes(): RouteObject[] {
  const catalog = () => import('./screens/catalog');
  return [
    {
      index: true,
      element: lazyRoute(
        () => import('./screens/overview'),
        (loaded) => loaded.Overview,
      ),
    },
    {
      path: routePaths.setUp,
      element: lazyRoute(
        () => import('./screens/setup'),
        (loaded) => loaded.SetUp,
      ),
    },
    {
      path: routePaths.businesses,
      element: lazyRoute(
        () => import('./screens/businesses'),
        (loaded) => loaded.Businesses,
      ),
    },
    {
      path: routePaths.business,
      element: lazyRoute(
        () => import('./screens/business'),
        (loaded) => loaded.Business,
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
      path: routePaths.retailers,
      element: lazyRoute(
        () => import('./screens/retailers'),
        (loaded) => loaded.Retailers,
      ),
    },
    {
      path: routePaths.programme,
      element: lazyRoute(
        () => import('./screens/programme'),
        (loaded) => loaded.Programme,
      ),
    },
    {
      path: routePaths.shopShipping,
      element: lazyRoute(
        () => import('./screens/shop-shipping'),
        (loaded) => loaded.ShopShipping,
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
      path: routePaths.addShop,
      element: lazyRoute(
        () => import('./screens/add-shop'),
        (loaded) => loaded.AddShop,
      ),
    },
    {
      path: routePaths.operatorFeeds,
      element: lazyRoute(
        () => import('./screens/operator-feeds'),
        (loaded) => loaded.OperatorFeeds,
      ),
    },
    {
      path: routePaths.addFeed,
      element: lazyRoute(
        () => import('./screens/add-feed'),
        (loaded) => loaded.AddFeed,
      ),
    },
    {
      path: routePaths.operatorFeed,
      element: lazyRoute(
        () => import('./screens/operator-feed'),
        (loaded) => loaded.OperatorFeed,
      ),
    },
    {
      path: routePaths.shopRules,
      element: lazyRoute(
        () => import('./screens/shop-rules'),
        (loaded) => loaded.ShopRules,
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
      path: routePaths.priceTracking,
      element: lazyRoute(
        () => import('./screens/price-tracking'),
        (loaded) => loaded.PriceTracking,
      ),
    },
    { path: routePaths.catalog, element: lazyRoute(catalog, (loaded) => loaded.Catalog) },
    { path: routePaths.reports, element: lazyRoute(catalog, (loaded) => loaded.Catalog) },
    { path: routePaths.items, element: lazyRoute(catalog, (loaded) => loaded.Catalog) },
    {
      path: routePaths.product,
      element: lazyRoute(
        () => import('./screens/product'),
        (loaded) => loaded.Product,
      ),
    },
    {
      path: routePaths.feeds,
      element: lazyRoute(
        () => import('./screens/feeds'),
        (loaded) => loaded.Feeds,
      ),
    },
    {
      path: routePaths.jobs,
      element: lazyRoute(
        () => import('./screens/jobs'),
        (loaded) => loaded.Jobs,
      ),
    },
    {
      path: routePaths.heldWebhooks,
      element: lazyRoute(
        () => import('./screens/held-webhooks'),
        (loaded) => loaded.HeldWebhooks,
      ),
    },
    {
      path: routePaths.audit,
      element: lazyRoute(
        () => import('./screens/audit-log'),
        (loaded) => loaded.AuditLog,
      ),
    },
    {
      path: routePaths.admins,
      element: lazyRoute(
        () => import('./screens/admins'),
        (loaded) => loaded.Admins,
      ),
    },
    {
      path: routePaths.switches,
      element: lazyRoute(
        () => import('./screens/switches'),
        (loaded) => loaded.Switches,
      ),
    },
    {
      path: routePaths.account,
      element: lazyRoute(
        () => import('./screens/account'),
        (loaded) => loaded.Account,
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
