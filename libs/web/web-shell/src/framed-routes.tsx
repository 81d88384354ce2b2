import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { RouteErrorBoundary } from './route-error-boundary';

/**
 * The routes within a frame, which stays when a screen breaks. The table names the screen of each path; the frame's own path has the screen
 * it begins with.
 */
export function framedRoutes(
  frame: { readonly path?: string; readonly element: ReactElement },
  screens: Readonly<Record<string, ReactElement>>,
): RouteObject {
  const children = Object.entries(screens).map(([path, element]) =>
    path === frame.path ? { index: true, element } : { path, element },
  );
  const inFrame = (
    <RouteErrorBoundary>
      <Outlet />
    </RouteErrorBoundary>
  );
  return {
    ...frame,
    element: <RouteErrorBoundary>{frame.element}</RouteErrorBoundary>,
    children: [{ element: inFrame, children }],
  };
}
