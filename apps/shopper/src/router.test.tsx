import { screen } from '@testing-library/react';
import { renderShopper } from './testing';

/** What a deployment that tells the other apps' origins nothing answers. */
beforeEach(() => {
  window.fetch = async () => new Response('', { status: 404 });
});

it('shows the landing skeleton first and then what to do', async () => {
  const { container } = renderShopper('/');

  expect(container.querySelector('[data-skeleton="landing"]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: /Paste a product link/ })).toBeInTheDocument();
});

it('shows the default skeleton before the results', async () => {
  const { container } = renderShopper('/new-search/4f2f3c1e-8a77-4a58-9a0e-2c3d4e5f6a7b/shop-headphones');

  expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('says that an address leads nowhere and what to do then', async () => {
  renderShopper('/no/such/page');

  expect(
    await screen.findByRole('heading', { name: 'There is no page at this address' }),
  ).toBeInTheDocument();
});

it.each([
  ['/business/dashboard/activity', 'the merchant dashboard'],
  ['/business-login', 'the merchant dashboard'],
  ['/business-integrate', 'the merchant dashboard'],
  ['/reset-password', 'the merchant dashboard'],
  ['/admin', 'the admin console'],
  ['/admin-login', 'the admin console'],
  ['/admin/business', 'the admin console'],
])('knows %s as a page of %s', async (path, owner) => {
  renderShopper(path);

  expect(await screen.findByRole('heading', { name: `This page is part of ${owner}` })).toBeInTheDocument();
});

it.each(['/businesses', '/administration'])('does not take %s for a page of another app', async (path) => {
  renderShopper(path);

  expect(
    await screen.findByRole('heading', { name: 'There is no page at this address' }),
  ).toBeInTheDocument();
});
