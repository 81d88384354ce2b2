import { screen, waitFor } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { framedRoutes } from './framed-routes';
import { OtherAppLink } from './other-app-link';
import { OtherAppRedirect } from './other-app-redirect';
import { PageTitle } from './page-title';
import { RouteErrorBoundary } from './route-error-boundary';
import { RouteFocus } from './route-focus';
import { lazyRoute } from './lazy-route';
import { renderRoute } from './testing';

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

function routesWith(element: RouteObject['element']): RouteObject[] {
  return [{ path: '/', element: <RouteErrorBoundary>{element}</RouteErrorBoundary> }];
}

/** React logs what a boundary caught, as expected here. */
function expectReport(): void {
  jest.spyOn(console, 'error').mockImplementation(() => {});
}

it('shows the screen of a frame’s own path in the frame', () => {
  const screens = { '/console': <p>Overview</p>, '/console/jobs': <p>Jobs</p> };

  renderRoute([framedRoutes({ path: '/console', element: <Outlet /> }, screens)], { at: '/console' });

  expect(screen.getByText('Overview')).toBeInTheDocument();
});

it('keeps the frame around a screen that broke, and shows the next screen', async () => {
  expectReport();
  const frame = (
    <>
      <Link to="/whole">Whole</Link>
      <Outlet />
    </>
  );
  const screens = { '/broken': <Broken error={new Error('no offers')} />, '/whole': <p>Offers</p> };
  const { user } = renderRoute([framedRoutes({ element: frame }, screens)], { at: '/broken' });
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Whole' }));

  expect(await screen.findByText('Offers')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument();
});

describe('the route boundary', () => {
  it('shows the words of S§2 in place of a screen that broke', () => {
    expectReport();

    renderRoute(routesWith(<Broken error={new Error('no offers')} />), { at: '/' });

    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
    expect(screen.queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
  });

  it.each([
    'Failed to fetch dynamically imported module: https://shop.example/assets/results.js',
    'error loading dynamically imported module: https://shop.example/assets/results.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/results.css',
  ])('shows that a chunk failed to load for the error "%s"', (message) => {
    expectReport();

    renderRoute(routesWith(<Broken error={new TypeError(message)} />), { at: '/' });

    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByText(/Part of this page couldn’t be loaded/)).toBeInTheDocument();
  });
});

describe('a navigation', () => {
  const routes: RouteObject[] = [
    {
      element: (
        <>
          <RouteFocus />
          <Outlet />
        </>
      ),
      children: [
        {
          path: '/',
          element: (
            <>
              <PageTitle>{''}</PageTitle>
              <h1>Home</h1>
              <Link to="/results">Results</Link>
              <Link to="/?sort=price">Sort</Link>
            </>
          ),
        },
        {
          path: '/results',
          element: lazyRoute(
            async () => ({
              Results: () => (
                <>
                  <PageTitle>Headphones</PageTitle>
                  <h1>Headphones</h1>
                </>
              ),
            }),
            'Results',
            <p>Loading</p>,
          ),
        },
      ],
    },
  ];

  it('does not move the focus when the page is first opened', () => {
    renderRoute(routes, { at: '/' });

    expect(document.body).toHaveFocus();
    expect(document.title).toBe('PriceHunt');
  });

  it('focuses the headline of the new page once it has loaded, and changes the title', async () => {
    const { user, address } = renderRoute(routes, { at: '/' });

    await user.click(screen.getByRole('link', { name: 'Results' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Headphones' })).toHaveFocus());
    expect(address()).toBe('/results');
    expect(document.title).toBe('Headphones · PriceHunt');
  });

  it('does not move the focus when only the query changes', async () => {
    const { user, address } = renderRoute(routes, { at: '/' });

    await user.click(screen.getByRole('link', { name: 'Sort' }));

    expect(address()).toBe('/?sort=price');
    expect(screen.getByRole('link', { name: 'Sort' })).toHaveFocus();
  });
});

describe("another app's page", () => {
  const origins = { shopper: null, merchant: 'https://merchants.example', admin: null };

  it('redirects to its own origin with path, query and fragment', async () => {
    const left: string[] = [];
    const element = (
      <OtherAppRedirect
        owner="merchant"
        ownerName="the merchant dashboard"
        readOrigins={async () => origins}
        leave={(href) => left.push(href)}
      />
    );

    renderRoute([{ path: '*', element }], { at: '/business/dashboard?days=7#orders' });

    await waitFor(() => expect(left).toEqual(['https://merchants.example/business/dashboard?days=7#orders']));
  });

  it.each([
    ['is not configured', null],
    ['is this very one', window.location.origin],
  ])('shows a message when its origin %s', async (_case, admin) => {
    const leave = jest.fn();
    const element = (
      <OtherAppRedirect
        owner="admin"
        ownerName="the admin console"
        readOrigins={async () => ({ ...origins, admin })}
        leave={leave}
      />
    );

    renderRoute([{ path: '*', element }], { at: '/admin' });

    expect(
      await screen.findByRole('heading', { name: 'This page is part of the admin console' }),
    ).toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  it('is linked when its origin is configured', async () => {
    const element = (
      <OtherAppLink owner="merchant" path="/business/register" readOrigins={async () => origins}>
        For merchants
      </OtherAppLink>
    );

    renderRoute([{ path: '/', element }], { at: '/' });

    expect(await screen.findByRole('link', { name: 'For merchants' })).toHaveAttribute(
      'href',
      'https://merchants.example/business/register',
    );
  });
});
