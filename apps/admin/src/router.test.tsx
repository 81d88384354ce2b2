import {
  confirmAdminTotp,
  getAdminSession,
  signInAdmin,
  signOutAdmin,
  startAdminTotp,
} from '@pricehunt/api-contract/admin-identity';
import { getAdminOverview } from '@pricehunt/api-contract/admin-overview';
import { passkeyCalls } from '@pricehunt/api-contract/passkeys';
import { listSwitches } from '@pricehunt/api-contract/admin-switches';
import { screen, waitFor } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from './testing';
import { germanPack } from './messages/german-pack';

it.each([
  ['/', '/admin'],
  ['/admin', '/admin'],
  ['/admin/business?status=pending', '/admin/business?status=pending'],
  ['/admin/jobs', '/admin/jobs'],
])('redirects from %s to sign-in when signed out, and back afterwards', async (path, back) => {
  const { address } = renderAdmin(path, apiFor(null));

  await screen.findByRole('heading', { level: 1, name: 'Sign in' });

  expect(address()).toBe(`/admin-login?return=${encodeURIComponent(back)}`);
});

it.each([
  ['/', 'Overview'],
  ['/admin', 'Overview'],
  ['/admin/business', 'Businesses'],
  ['/admin/retailers', 'Shops'],
  ['/admin/sources', 'Offer sources'],
  ['/admin/catalog', 'Catalog'],
  ['/admin/catalog/reports', 'Catalog'],
  ['/admin/catalog/items', 'Catalog'],
  ['/admin/feeds', 'Feeds'],
  ['/admin/jobs', 'Jobs'],
  ['/admin/held-webhooks', 'Held webhooks'],
  ['/admin/audit', 'Audit log'],
  ['/admin/switches', 'Feature switches'],
  ['/admin/set-up', 'Setup'],
  ['/admin/account', 'My account'],
  ['/admin/nothing', 'Page not found'],
])('shows an admin %s within the console, and what could not be read', async (path, title) => {
  renderAdmin(path, apiFor(admin));

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

it('shows neither navigation nor form until the session is loaded', () => {
  const api = apiFor(null);
  api.hang(getAdminSession);

  const { container } = renderAdmin('/admin', api);

  expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('asks for the two-factor code, and continues to the previous page', async () => {
  const api = apiFor(null);
  api.refuse(signInAdmin, 'auth.totp-required');
  const { user, address } = renderAdmin('/admin-login?return=/admin/jobs', api);
  await user.type(await screen.findByLabelText('E-mail address'), admin.email);
  await user.type(screen.getByLabelText('Password'), 'copper kettle on the stove{Enter}');
  const code = await screen.findByLabelText('Authentication code');
  api.answer(signInAdmin, { success: true, business: admin, isSecondFactorMissing: false });

  await user.type(code, '123456{Enter}');

  await waitFor(() => expect(address()).toBe('/admin/jobs'));
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/admin/auth/login',
      body: { email: admin.email, password: 'copper kettle on the stove', totp: '123456' },
    }),
  );
});

it('shows why sign-in failed above the form', async () => {
  const api = apiFor(null);
  api.refuse(signInAdmin, 'auth.wrong-credentials');
  const { user } = renderAdmin('/admin-login', api);
  await user.type(await screen.findByLabelText('E-mail address'), admin.email);

  await user.type(screen.getByLabelText('Password'), 'copper kettle on the stove{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail address or password');
});

it('requires two-factor setup before the console opens', async () => {
  const api = apiFor(admin);
  api.answer(getAdminSession, { success: true, business: admin, isSecondFactorMissing: true });
  api.answer(startAdminTotp, {
    success: true,
    secret: 'JBSWY3DPEHPK3PXP',
    otpauthUri: 'otpauth://totp/PriceHunt:ada?secret=JBSWY3DPEHPK3PXP',
  });
  api.answer(confirmAdminTotp, { success: true, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
  api.answer(passkeyCalls.admin.list, { success: true, items: [], isOffered: false });
  const { user } = renderAdmin('/admin/business', api);
  await screen.findByRole('heading', { level: 1, name: 'Set up two-factor authentication' });
  await user.type(await screen.findByLabelText('Enter your password to confirm'), 'copper kettle{Enter}');
  await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
  expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument();
  api.answer(getAdminSession, { success: true, business: admin, isSecondFactorMissing: false });

  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Businesses' })).toBeInTheDocument();
});

it('offers a passkey in place of an authenticator app, and goes back to the app', async () => {
  const api = apiFor(admin);
  api.answer(getAdminSession, { success: true, business: admin, isSecondFactorMissing: true });
  api.answer(passkeyCalls.admin.list, { success: true, items: [], isOffered: true });
  const { user } = renderAdmin('/admin/business', api);

  await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));

  expect(await screen.findByRole('button', { name: 'Add passkey' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use an authenticator app instead' }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
});

it('opens the sign-in page when a request fails because the session has ended', async () => {
  const api = apiFor(admin);
  api.hang(getAdminOverview);
  const { user } = renderAdmin('/admin', api);
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  api.refuse(getAdminSession, 'auth.signed-out');
  api.refuse(listSwitches, 'auth.signed-out');

  await user.click(screen.getByRole('link', { name: 'Feature switches' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
});

it('signs out', async () => {
  const api = apiFor(admin);
  api.hang(signOutAdmin);
  const { user, address } = renderAdmin('/admin/account', api);
  await screen.findByRole('heading', { level: 1, name: 'My account' });

  await user.click(
    screen.getAllByRole('button', { name: `Account menu for ${admin.email}` })[0] ?? document.body,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));

  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(address()).toContain('/admin-login');
});

it.each([
  ['/history', 'the price comparison'],
  ['/business-login', 'the merchant dashboard'],
  ['/reset-password', 'the merchant dashboard'],
])('redirects %s to %s', async (path, owner) => {
  renderAdmin(path, apiFor(null));

  expect(await screen.findByRole('heading', { name: `This page is part of ${owner}` })).toBeInTheDocument();
});

it('is shown in German', async () => {
  renderAdmin('/admin/switches', apiFor(admin), { language: germanPack });

  expect(await screen.findByRole('heading', { level: 1, name: 'Funktionen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Jobs' })).toBeInTheDocument();
});
