import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AppProviders } from './app-providers';

export interface RenderRouteOptions {
  /** The address to open, with query. */
  readonly at: string;
  /** What an app puts around its routes; the providers of every app, in English, where not given. */
  readonly site?: (parts: { readonly queryClient: QueryClient; readonly children: ReactNode }) => ReactNode;
}

/** A rendered route with a user and its router. */
export type RenderedRoute = RenderResult & {
  readonly user: UserEvent;
  /** The path and query now shown. */
  readonly address: () => string;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly queryClient: QueryClient;
};

/** Opens an address of an app's own routes in the providers that production uses. Requests are not tried again on failure. */
export function renderRoute(routes: RouteObject[], options: RenderRouteOptions): RenderedRoute {
  teachDialogs();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
  const router = createMemoryRouter(routes, { initialEntries: [options.at] });
  const Site = options.site ?? AppProviders;
  const rendered = render(
    <Site queryClient={queryClient}>
      <RouterProvider router={router} />
    </Site>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    router,
    queryClient,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

/** jsdom renders <dialog> but cannot open or close it, and has no scrollTo. */
function teachDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.scrollTo = () => {};
}
