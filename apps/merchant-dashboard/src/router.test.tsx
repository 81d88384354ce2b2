import { renderRoute } from '@pricehunt/web-shell/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from './router';

/** What a deployment that tells the other apps' origins nothing answers. */
beforeEach(() => {
  window.fetch = async () => new Response('', { status: 404 });
});

it.each([
  '/',
  '/business/register',
  '/business-login',
  '/reset-password',
  '/business/dashboard',
  '/business/dashboard/activity',
  '/business/dashboard/integrate',
  '/business/dashboard/analytics',
  '/business/dashboard/products',
  '/business/dashboard/settings',
  '/business/dashboard/attribution',
  '/business/integrate',
  '/business-integrate',
  '/business/activity',
  '/business/connect',
])('says on %s that there are no accounts yet', async (path) => {
  const { container } = renderRoute(createRoutes(), { at: path });

  expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Merchant accounts are not here yet' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each([
  ['/browse/headphones', 'the price comparison'],
  ['/https://shop.example/p/1', 'the price comparison'],
  ['/admin/business', 'the admin console'],
])('knows %s as a page of %s', async (path, owner) => {
  renderRoute(createRoutes(), { at: path });

  expect(await screen.findByRole('heading', { name: `This page is part of ${owner}` })).toBeInTheDocument();
});

it('says that an address leads nowhere', async () => {
  renderRoute(createRoutes(), { at: '/no/such/page' });

  expect(
    await screen.findByRole('heading', { name: 'There is no page at this address' }),
  ).toBeInTheDocument();
});

it('links to the price comparison where the deployment tells where that is', async () => {
  window.fetch = async () => new Response(JSON.stringify({ shopperOrigin: 'https://pricehunt.example' }));

  renderRoute(createRoutes(), { at: '/' });

  expect(await screen.findByRole('link', { name: 'Go to the price comparison' })).toHaveAttribute(
    'href',
    'https://pricehunt.example/',
  );
});
