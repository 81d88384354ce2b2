import { DefaultSkeleton, LandingSkeleton } from '@pricehunt/ui-kit';
import { RouteErrorBoundary, lazyRoute } from '@pricehunt/web-shell';
import type { RouteObject } from 'react-router-dom';
import { routePaths } from './route-paths';
import { ShopperFrame } from './shopper-frame';

/** Every route of S§2 that shoppers have. The paths of the other two apps are sent on to where those are. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <ShopperFrame />,
      errorElement: <RouteErrorBoundary />,
      children: [
        {
          errorElement: <RouteErrorBoundary />,
          children: [
            {
              path: routePaths.landing,
              element: lazyRoute(
                () => import('./screens/landing'),
                (screen) => screen.Landing,
                <LandingSkeleton />,
              ),
            },
            {
              path: routePaths.searchResults,
              element: lazyRoute(
                () => import('./screens/search-results'),
                (screen) => screen.SearchResults,
                <DefaultSkeleton />,
              ),
            },
            {
              path: routePaths.share,
              element: lazyRoute(
                () => import('./screens/share'),
                (screen) => screen.Share,
                <DefaultSkeleton />,
              ),
            },
            {
              path: routePaths.bookmarklet,
              element: lazyRoute(
                () => import('./screens/bookmarklet'),
                (screen) => screen.Bookmarklet,
                <DefaultSkeleton />,
              ),
            },
            {
              path: routePaths.anythingElse,
              element: lazyRoute(
                () => import('./screens/unclaimed-path'),
                (screen) => screen.UnclaimedPath,
                <DefaultSkeleton />,
              ),
            },
          ],
        },
      ],
    },
  ];
}
