import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Location, NavigateFunction, NavigationType, RouteObject } from 'react-router-dom';
import { AppProviders } from './app-providers';
import { AppRoutes } from './app-routes';

export interface RenderRouteOptions {
  readonly at: string;
  /** The app's own providers; by default those of every app, in English. */
  readonly site?: (parts: { readonly queryClient: QueryClient; readonly children: ReactNode }) => ReactNode;
}

export type RenderedRoute = RenderResult & {
  readonly user: UserEvent;
  readonly address: () => string;
  /** The router now: its location, the kind of its last navigation, and the function to navigate. */
  readonly router: () => RouterNow;
  readonly queryClient: QueryClient;
};

interface RouterNow {
  readonly location: Location;
  readonly navigationType: NavigationType;
  readonly navigate: NavigateFunction;
}

/** Renders an address in the production providers. Failed requests aren't retried. */
export function renderRoute(routes: RouteObject[], options: RenderRouteOptions): RenderedRoute {
  teachDialogs();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
  const Site = options.site ?? AppProviders;
  let now: RouterNow | null = null;
  const router = () => {
    if (now === null) throw new Error('The router has rendered nothing.');
    return now;
  };
  const rendered = render(
    <Site queryClient={queryClient}>
      <MemoryRouter initialEntries={[options.at]}>
        <RouterWatch
          onRender={(shown) => {
            now = shown;
          }}
        />
        <AppRoutes routes={routes} />
      </MemoryRouter>
    </Site>,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    router,
    queryClient,
    address: () => `${router().location.pathname}${router().location.search}`,
  };
}

function RouterWatch({ onRender }: { readonly onRender: (now: RouterNow) => void }) {
  const now = { location: useLocation(), navigationType: useNavigationType(), navigate: useNavigate() };
  useEffect(() => onRender(now));
  return null;
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
