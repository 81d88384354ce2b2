import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteErrorBoundary } from './route-error-boundary';

/** The routes within a frame, which stays when a screen breaks. */
export function framedRoutes(
  frame: { readonly path?: string; readonly element: ReactElement },
  children: RouteObject[],
): RouteObject {
  return {
    ...frame,
    errorElement: <RouteErrorBoundary />,
    children: [{ errorElement: <RouteErrorBoundary />, children }],
  };
}
