import { DefaultSkeleton } from '@pricehunt/ui-kit';
import { RouteErrorBoundary, lazyRoute } from '@pricehunt/web-shell';
import type { RouteObject } from 'react-router-dom';
import { AdminFrame } from './admin-frame';
import { accountPaths, routePaths } from './route-paths';

const accountsToCome = () =>
  lazyRoute(
    () => import('./screens/accounts-to-come'),
    (screen) => screen.AccountsToCome,
    <DefaultSkeleton />,
  );

/** Every route of S§2 that admins have, the home of this origin, and whatever is left. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <AdminFrame />,
      errorElement: <RouteErrorBoundary />,
      children: [
        {
          errorElement: <RouteErrorBoundary />,
          children: [
            ...[routePaths.home, ...accountPaths].map((path) => ({ path, element: accountsToCome() })),
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
