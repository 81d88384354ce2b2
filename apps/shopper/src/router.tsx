import { LandingSkeleton } from '@pricehunt/ui-kit';
import { framedRoutes, lazyRoute } from '@pricehunt/web-shell';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routePaths } from './route-paths';
import { ShopperFrame } from './shopper-frame';

/** The account pages are one chunk: whoever opens one is likely to open another. */
const accountPages = () => import('./screens/account-pages');

/** The rare pages are one chunk too: separate chunks would make everybody's first load longer. */
const rarePages = () => import('./screens/rare-pages');

/** The shopper's routes of S§2. Paths of the other two apps redirect to those. */
export function createRoutes(): RouteObject[] {
  return [framedRoutes({ element: <ShopperFrame /> }, shopperScreens())];
}

function shopperScreens(): Record<string, ReactElement> {
  return {
    [routePaths.landing]: lazyRoute(() => import('./screens/landing'), 'Landing', <LandingSkeleton />),
    [routePaths.demoLanding]: lazyRoute(() => import('./screens/landing'), 'Landing', <LandingSkeleton />),
    [routePaths.landingAlternate]: lazyRoute(
      () => import('./screens/landing-alternate'),
      'LandingAlternate',
      <LandingSkeleton />,
    ),
    [routePaths.browse]: lazyRoute(() => import('./screens/browse'), 'Browse'),
    [routePaths.browseCategory]: lazyRoute(() => import('./screens/browse'), 'Browse'),
    [routePaths.product]: lazyRoute(() => import('./screens/product'), 'Product'),
    [routePaths.searchResults]: lazyRoute(() => import('./screens/search-results'), 'SearchResults'),
    [routePaths.plainResults]: lazyRoute(() => import('./screens/plain-results'), 'PlainResults'),
    [routePaths.privacy]: lazyRoute(rarePages, 'Privacy'),
    [routePaths.rankingExplained]: lazyRoute(rarePages, 'RankingExplained'),
    [routePaths.login]: lazyRoute(accountPages, 'Login'),
    [routePaths.resetPassword]: lazyRoute(accountPages, 'ResetPassword'),
    [routePaths.verifyEmail]: lazyRoute(accountPages, 'VerifyEmail'),
    [routePaths.account]: lazyRoute(accountPages, 'Account'),
    [routePaths.history]: lazyRoute(accountPages, 'History'),
    [routePaths.favorites]: lazyRoute(accountPages, 'Favorites'),
    [routePaths.alerts]: lazyRoute(accountPages, 'Alerts'),
    [routePaths.basket]: lazyRoute(accountPages, 'Basket'),
    [routePaths.compare]: lazyRoute(accountPages, 'Compare'),
    [routePaths.sdkHandler]: lazyRoute(rarePages, 'HandlerPath'),
    [routePaths.share]: lazyRoute(rarePages, 'Share'),
    [routePaths.add]: lazyRoute(rarePages, 'Share'),
    [routePaths.bookmarklet]: lazyRoute(rarePages, 'Bookmarklet'),
    [routePaths.extension]: lazyRoute(rarePages, 'Extension'),
    [routePaths.trackingTest]: lazyRoute(rarePages, 'TrackingTest'),
    [routePaths.realTrackingTest]: lazyRoute(rarePages, 'RealTrackingTest'),
    [routePaths.anythingElse]: lazyRoute(() => import('./screens/unclaimed-path'), 'UnclaimedPath'),
  };
}
