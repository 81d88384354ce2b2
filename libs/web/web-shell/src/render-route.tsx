import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { AppProviders } from './app-providers';

/** What renderRoute may be told. */
export interface RenderRouteOptions {
  /** The address to open, with query. */
  readonly at: string;
  /** Puts an app's own providers around the routes, an API client for example. */
  readonly wrap?: (routes: ReactNode) => ReactNode;
  readonly locale?: string;
}

/** A rendered route with the hands of a person and the router to ask where they went. */
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
  const screen = <RouterProvider router={router} />;
  const rendered = render(
    <AppProviders queryClient={queryClient} locale={options.locale ?? 'en'}>
      {options.wrap === undefined ? screen : options.wrap(screen)}
    </AppProviders>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    router,
    queryClient,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

/** jsdom draws <dialog> but cannot open or close one; a browser can. ScrollRestoration asks for scrollTo likewise. */
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
