import { LandingSkeleton } from '@pricehunt/ui-kit';
import { framedRoutes, lazyRoute } from '@pricehunt/web-shell';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routePaths } from './route-paths';
import { ShopperFrame } from './shopper-frame';

const landingPage = () => import('./screens/landing');
const browsePage = () => import('./screens/browse');

/** The account pages are one chunk: whoever opens one is likely to open another. */
const accountPages = () => import('./screens/account-pages');

/** The rare pages are one chunk too: separate chunks would make everybody's first load longer. */
const rarePages = () => import('./screens/rare-pages');

const accountScreens = [
  [routePaths.login, 'Login'],
  [routePaths.resetPassword, 'ResetPassword'],
  [routePaths.verifyEmail, 'VerifyEmail'],
  [routePaths.account, 'Account'],
  [routePaths.history, 'History'],
  [routePaths.favorites, 'Favorites'],
  [routePaths.imports, 'Imports'],
  [routePaths.alerts, 'Alerts'],
  [routePaths.basket, 'Basket'],
  [routePaths.compare, 'Compare'],
] as const;

const rareScreens = [
  [routePaths.privacy, 'Privacy'],
  [routePaths.rankingExplained, 'RankingExplained'],
  [routePaths.sdkHandler, 'HandlerPath'],
  [routePaths.share, 'Share'],
  [routePaths.add, 'Share'],
  [routePaths.bookmarklet, 'Bookmarklet'],
  [routePaths.extension, 'Extension'],
  [routePaths.trackingTest, 'TrackingTest'],
  [routePaths.realTrackingTest, 'RealTrackingTest'],
] as const;

/** The shopper's routes of S§2. Paths of the other two apps redirect to those. */
export function createRoutes(): RouteObject[] {
  return [framedRoutes({ element: <ShopperFrame /> }, shopperScreens())];
}

function shopperScreens(): Record<string, ReactElement> {
  return {
    [routePaths.landing]: lazyRoute(landingPage, 'Landing', <LandingSkeleton />),
    [routePaths.demoLanding]: lazyRoute(landingPage, 'Landing', <LandingSkeleton />),
    [routePaths.landingAlternate]: lazyRoute(
      () => import('./screens/landing-alternate'),
      'LandingAlternate',
      <LandingSkeleton />,
    ),
    [routePaths.browse]: lazyRoute(browsePage, 'Browse'),
    [routePaths.browseCategory]: lazyRoute(browsePage, 'Browse'),
    [routePaths.product]: lazyRoute(() => import('./screens/product'), 'Product'),
    [routePaths.searchResults]: lazyRoute(() => import('./screens/search-results'), 'SearchResults'),
    [routePaths.plainResults]: lazyRoute(() => import('./screens/plain-results'), 'PlainResults'),
    ...Object.fromEntries(accountScreens.map(([path, name]) => [path, lazyRoute(accountPages, name)])),
    ...Object.fromEntries(rareScreens.map(([path, name]) => [path, lazyRoute(rarePages, name)])),
    [routePaths.anythingElse]: lazyRoute(() => import('./screens/unclaimed-path'), 'UnclaimedPath'),
  };
}
