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
  readonly at: string;
  /** The app's own providers; by default those of every app, in English. */
  readonly site?: (parts: { readonly queryClient: QueryClient; readonly children: ReactNode }) => ReactNode;
}

export type RenderedRoute = RenderResult & {
  readonly user: UserEvent;
  readonly address: () => string;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly queryClient: QueryClient;
};

/** Renders an address in the production providers. Failed requests aren't retried. */
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

/** jsdom can't open or close a <dialog>, and has no scrollTo. */
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
