import { LandingSkeleton } from '@pricehunt/ui-kit';
import { framedRoutes, lazyRoute } from '@pricehunt/web-shell';
import type { RouteObject } from 'react-router-dom';
import { routePaths } from './route-paths';
import { ShopperFrame } from './shopper-frame';

/** The account pages are one chunk: whoever opens one is likely to open another. */
const accountPages = () => import('./screens/account-pages');

/** The rare pages are one chunk too: separate chunks would make everybody's first load longer. */
const rarePages = () => import('./screens/rare-pages');

/** The shopper's routes of S§2. Paths of the other two apps redirect to those. */
export function createRoutes(): RouteObject[] {
  return [framedRoutes({ element: <ShopperFrame /> }, shopperRoutes())];
}

function shopperRoutes(): RouteObject[] {
  return [
    {
      path: routePaths.landing,
      element: lazyRoute(
        () => import('./screens/landing'),
        (screen) => screen.Landing,
        <LandingSkeleton />,
      ),
    },
    {
      path: routePaths.demoLanding,
      element: lazyRoute(
        () => import('./screens/landing'),
        (screen) => screen.Landing,
        <LandingSkeleton />,
      ),
    },
    {
      path: routePaths.landingAlternate,
      element: lazyRoute(
        () => import('./screens/landing-alternate'),
        (screen) => screen.LandingAlternate,
        <LandingSkeleton />,
      ),
    },
    {
      path: routePaths.browse,
      element: lazyRoute(
        () => import('./screens/browse'),
        (screen) => screen.Browse,
      ),
    },
    {
      path: routePaths.browseCategory,
      element: lazyRoute(
        () => import('./screens/browse'),
        (screen) => screen.Browse,
      ),
    },
    {
      path: routePaths.product,
      element: lazyRoute(
        () => import('./screens/product'),
        (screen) => screen.Product,
      ),
    },
    {
      path: routePaths.searchResults,
      element: lazyRoute(
        () => import('./screens/search-results'),
        (screen) => screen.SearchResults,
      ),
    },
    {
      path: routePaths.plainResults,
      element: lazyRoute(
        () => import('./screens/plain-results'),
        (screen) => screen.PlainResults,
      ),
    },
    {
      path: routePaths.privacy,
      element: lazyRoute(rarePages, (screen) => screen.Privacy),
    },
    {
      path: routePaths.rankingExplained,
      element: lazyRoute(rarePages, (screen) => screen.RankingExplained),
    },
    {
      path: routePaths.login,
      element: lazyRoute(accountPages, (screen) => screen.Login),
    },
    {
      path: routePaths.resetPassword,
      element: lazyRoute(accountPages, (screen) => screen.ResetPassword),
    },
    {
      path: routePaths.verifyEmail,
      element: lazyRoute(accountPages, (screen) => screen.VerifyEmail),
    },
    {
      path: routePaths.account,
      element: lazyRoute(accountPages, (screen) => screen.Account),
    },
    {
      path: routePaths.history,
      element: lazyRoute(accountPages, (screen) => screen.History),
    },
    {
      path: routePaths.favorites,
      element: lazyRoute(accountPages, (screen) => screen.Favorites),
    },
    {
      path: routePaths.alerts,
      element: lazyRoute(accountPages, (screen) => screen.Alerts),
    },
    {
      path: routePaths.sdkHandler,
      element: lazyRoute(rarePages, (screen) => screen.HandlerPath),
    },
    {
      path: routePaths.share,
      element: lazyRoute(rarePages, (screen) => screen.Share),
    },
    {
      path: routePaths.add,
      element: lazyRoute(rarePages, (screen) => screen.Share),
    },
    {
      path: routePaths.bookmarklet,
      element: lazyRoute(rarePages, (screen) => screen.Bookmarklet),
    },
    {
      path: routePaths.extension,
      element: lazyRoute(rarePages, (screen) => screen.Extension),
    },
    {
      path: routePaths.trackingTest,
      element: lazyRoute(rarePages, (screen) => screen.TrackingTest),
    },
    {
      path: routePaths.realTrackingTest,
      element: lazyRoute(rarePages, (screen) => screen.RealTrackingTest),
    },
    {
      path: routePaths.anythingElse,
      element: lazyRoute(
        () => import('./screens/unclaimed-path'),
        (screen) => screen.UnclaimedPath,
      ),
    },
  ];
}
