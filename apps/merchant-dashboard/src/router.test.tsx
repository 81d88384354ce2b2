import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import { listFeeds } from '@pricehunt/api-contract/feeds';
import { listDomains } from '@pricehunt/api-contract/integrations';
import { screen, waitFor } from '@testing-library/react';
import { apiFor, owner, renderMerchant } from './testing';

it.each([
  ['/business/register', 'Create a business account'],
  ['/business-login', 'Sign in'],
  ['/reset-password', 'Reset your password'],
  ['/verify-email', 'Verify your e-mail address'],
  ['/accept-invitation', 'This invitation is no longer valid'],
  ['/invitation', 'This invitation is no longer valid'],
  ['/business/connect', 'Connect your store'],
  ['/no/such/page', 'This page doesn’t exist'],
])('opens %s without sign-in', async (path, title) => {
  renderMerchant(path, apiFor(null));

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

it.each([
  ['/', '/business/dashboard'],
  ['/business/dashboard/activity?days=7', '/business/dashboard/activity?days=7'],
  ['/business/integrate', '/business/dashboard/integrate'],
  ['/business-integrate', '/business/dashboard/integrate'],
  ['/business/activity', '/business/dashboard/activity'],
])('redirects from %s to sign-in when signed out, and back afterwards', async (path, back) => {
  const { address } = renderMerchant(path, apiFor(null));

  await screen.findByRole('heading', { level: 1, name: 'Sign in' });

  expect(address()).toBe(`/business-login?return=${encodeURIComponent(back)}`);
});

it.each([
  ['/', 'Lamps'],
  ['/business/dashboard', 'Lamps'],
  ['/business/activity', 'Activity'],
  ['/business/dashboard/integrate', 'Setup'],
  ['/business/connect', 'Setup'],
  ['/business/dashboard/analytics', 'Analytics'],
  ['/business/dashboard/products', 'Products'],
  ['/business/dashboard/settings', 'Settings'],
  ['/business/dashboard/attribution', 'Attribution'],
  ['/business/dashboard/nothing', 'This page doesn’t exist'],
])('shows a member %s within the dashboard', async (path, title) => {
  const api = apiFor(owner);
  api.answer(listDomains, { success: true, items: [], nextCursor: null });
  api.hang(listFeeds);

  renderMerchant(path, api);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('navigation')).toBeInTheDocument();
});

it('shows neither navigation nor form until the session is loaded', () => {
  const api = apiFor(null);
  api.hang(getBusinessSession);

  const { container } = renderMerchant('/business/dashboard', api);

  expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it.each([
  ['/browse/headphones', 'the price comparison'],
  ['/https://shop.example/p/1', 'the price comparison'],
  ['/admin/business', 'the admin console'],
])('redirects %s to %s', async (path, appName) => {
  renderMerchant(path, apiFor(null));

  expect(await screen.findByRole('heading', { name: `This page is part of ${appName}` })).toBeInTheDocument();
});

it('lists the pages in the command palette, whose button needs no shortcut', async () => {
  const { user, address } = renderMerchant('/business/dashboard/settings', apiFor(owner));

  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('option', { name: /^Attribution/ }));

  await waitFor(() => expect(address()).toBe('/business/dashboard/attribution'));
});

it('marks the current page in the navigation', async () => {
  const { user } = renderMerchant('/business/dashboard/products', apiFor(owner));
  await screen.findByRole('heading', { level: 1, name: 'Products' });

  await user.click(screen.getByRole('link', { name: 'Analytics' }));

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Analytics' })).toBeInTheDocument();
});
