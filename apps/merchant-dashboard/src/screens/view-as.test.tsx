import { enterViewAs, leaveViewAs } from '@pricehunt/api-contract/admin-businesses';
import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import type { Viewing } from '@pricehunt/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { apiFor, owner, renderMerchant } from '../testing';

const viewing: Viewing = {
  businessId: owner.id,
  businessName: 'Lamps',
  adminEmail: 'ada@pricehunt.example',
  reason: 'a question about a feed',
  startedAt: '2026-11-21T10:00:00Z',
  until: '2026-11-21T11:00:00Z',
};
const token = 'abcdefghijklmnopqrstuvwxyz';

it('opens the dashboard with the console’s token and names the business on every page', async () => {
  const api = apiFor(null);
  api.answer(enterViewAs, { success: true, viewing });
  api.answer(getBusinessSession, { success: true, business: { ...owner, viewing } });

  const { address } = renderMerchant(`/view-as#token=${token}`, api);

  expect(await screen.findByText('You’re viewing as Lamps')).toBeInTheDocument();
  expect(address()).toBe('/business/dashboard');
  expect(api.calls).toContainEqual(
    expect.objectContaining({ address: '/api/business/auth/view-as', body: { token } }),
  );
});

it('shows that the link has expired', async () => {
  const api = apiFor(null);
  api.refuse(enterViewAs, 'auth.token-invalid');

  renderMerchant(`/view-as#token=${token}`, api);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' }),
  ).toBeInTheDocument();
});

it('sends no request without a token', async () => {
  const api = apiFor(null);

  renderMerchant('/view-as', api);

  await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' });
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('leaves the dashboard when viewing is stopped', async () => {
  const api = apiFor({ ...owner, viewing });
  api.answer(leaveViewAs, { success: true });
  const { user, address } = renderMerchant('/business/dashboard/settings', api);
  await screen.findByText('You’re viewing as Lamps');
  api.refuse(getBusinessSession, 'auth.signed-out');

  await user.click(screen.getByRole('button', { name: 'Stop viewing' }));

  await waitFor(() => expect(address()).toContain('/business-login'));
});

it('offers only to stop viewing in the account menu', async () => {
  const api = apiFor({ ...owner, viewing });
  api.answer(leaveViewAs, { success: true });
  const { user, address } = renderMerchant('/business/dashboard/settings', api);
  await screen.findByText('You’re viewing as Lamps');

  const [menu] = screen.getAllByRole('button', { name: /^Account/ });
  if (menu === undefined) throw new Error('there is no menu of the account');
  await user.click(menu);
  const items = await screen.findAllByRole('menuitem');
  const offered = items.map(({ textContent }) => textContent);
  api.refuse(getBusinessSession, 'auth.signed-out');
  await user.click(screen.getByRole('menuitem', { name: 'Stop viewing' }));

  expect(offered).toEqual(['Stop viewing']);
  await waitFor(() => expect(address()).toContain('/business-login'));
});
