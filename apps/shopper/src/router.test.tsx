import { screen, waitFor } from '@testing-library/react';
import { renderShopper } from './testing';

/** The config of a deployment without the other apps' origins. */
beforeEach(() => {
  window.fetch = async () => new Response('', { status: 404 });
});

it('shows the landing skeleton first, then the search box', async () => {
  const { container } = renderShopper('/');

  expect(container.querySelector('[data-skeleton="landing"]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: /Paste a product link/ })).toBeInTheDocument();
});

it('shows the default skeleton first, then the results', async () => {
  const { container } = renderShopper('/new-search/4f2f3c1e-8a77-4a58-9a0e-2c3d4e5f6a7b/shop-headphones');

  expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('shows "not found" with a next step for an unknown address', async () => {
  renderShopper('/no/such/page');

  expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
});

it.each([
  ['/business/dashboard', 'the merchant dashboard'],
  ['/business/dashboard/activity?days=7', 'the merchant dashboard'],
  ['/business/register', 'the merchant dashboard'],
  ['/business/integrate', 'the merchant dashboard'],
  ['/business/activity', 'the merchant dashboard'],
  ['/business/connect', 'the merchant dashboard'],
  ['/business-login', 'the merchant dashboard'],
  ['/business-integrate', 'the merchant dashboard'],
  ['/admin', 'the admin console'],
  ['/admin-login', 'the admin console'],
  ['/admin/business', 'the admin console'],
])('redirects %s to %s', async (path, owner) => {
  renderShopper(path);

  expect(await screen.findByRole('heading', { name: `This page is part of ${owner}` })).toBeInTheDocument();
});

it.each([
  ['/demo-landing', 'Paste a product link. See who sells it for less.'],
  ['/landing2', 'What are you looking for?'],
  ['/browse', 'All products'],
  ['/browse/kitchen', 'Kitchen'],
  ['/privacy', 'Privacy'],
  ['/how-ranking-works', 'How ranking works'],
  ['/extension', 'PriceHunt in your browser'],
  ['/handler/oauth-callback', 'This page doesn’t exist'],
])('shows %s as its own page: %s', async (path, title) => {
  renderShopper(path);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

it('offers to search for the words of an unknown address', async () => {
  const { user, address } = renderShopper('/shop/Red%20Shoes');

  await user.click(await screen.findByRole('button', { name: 'Search for “shop Red Shoes”' }));

  await waitFor(() => expect(address()).toMatch(/^\/new-search\/[^/]+\/shop-red-shoes$/));
});

it.each(['/businesses', '/administration'])('does not redirect %s to another app', async (path) => {
  renderShopper(path);

  expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
});
