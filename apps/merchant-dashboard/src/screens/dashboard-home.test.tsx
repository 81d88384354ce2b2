import {
  getBusinessSession,
  getTeam,
  listDomains,
  listFeeds,
  resendBusinessVerification,
  signOutBusiness,
  switchBusiness,
} from '@pricehunt/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { apiFor, owner, renderMerchant } from '../testing';

const home = '/business/dashboard';

function emptyApi(business = owner) {
  const api = apiFor(business);
  api.answer(listDomains, { success: true, items: [], nextCursor: null });
  api.hang(listFeeds);
  return api;
}

it('tells what is done and what is still to do, and shows no figures', async () => {
  const api = apiFor({ ...owner, isEmailVerified: false });
  api.answer(listDomains, {
    success: true,
    nextCursor: null,
    items: [
      {
        id: 'd1',
        domain: 'lamp.example',
        state: 'verified',
        method: 'dns',
        claimedAt: '2026-11-01T10:00:00.000Z',
        checkedAt: '2026-11-01T10:00:00.000Z',
        verifiedAt: '2026-11-01T10:00:00.000Z',
        problem: null,
        proofs: {
          metaTag: '<meta>',
          dns: { name: 'n', text: 't' },
          file: { link: 'https://lamp.example/f', text: 't' },
        },
      },
    ],
  });

  renderMerchant(home, api);

  expect(await screen.findByRole('heading', { name: 'Prove your e-mail address (to do)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Prove your store’s domain (done)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bring your catalog (not known)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Connect your orders (to do)' })).toBeVisible();
});

it('stands still with a skeleton while it is asked', async () => {
  renderMerchant(home, emptyApi());

  expect(await screen.findByText('Reading how far you are')).toBeInTheDocument();
});

it('mails the link again', async () => {
  const api = apiFor({ ...owner, isEmailVerified: false });
  api.answer(resendBusinessVerification, { success: true });
  const { user } = renderMerchant(home, api);

  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));

  expect(await screen.findByText('The link is on its way. Look into your mailbox.')).toBeInTheDocument();
});

it('says that the business is suspended, on every screen', async () => {
  renderMerchant('/business/dashboard/products', apiFor({ ...owner, status: 'suspended' }));

  expect(await screen.findByText('This business is suspended')).toBeInTheDocument();
});

it('signs out at once, also where the server never answers', async () => {
  const api = emptyApi();
  api.hang(signOutBusiness);
  const { user } = renderMerchant(home, api);

  const [menu] = await screen.findAllByRole('button', { name: 'Account, acting for Lamps' });
  if (menu !== undefined) await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
});

it('acts for another business of the same person', async () => {
  const lights = { id: 'b2', name: 'Lights', role: 'viewer' } as const;
  const api = emptyApi({ ...owner, businesses: [...owner.businesses, lights] });
  api.answer(switchBusiness, { success: true, business: { ...owner, id: 'b2', name: 'Lights' } });
  const { user } = renderMerchant(home, api);

  const [menu] = await screen.findAllByRole('button', { name: 'Account, acting for Lamps' });
  if (menu !== undefined) await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Act for Lights' }));

  expect(await screen.findByText('You now act for Lights.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(expect.objectContaining({ body: { businessId: 'b2' } }));
});

it('comes to the sign-in page when a call is told that the session has ended', async () => {
  const api = apiFor(owner);
  const { user, address } = renderMerchant('/business/dashboard/settings', api);
  const team = await screen.findByRole('tab', { name: 'Team' });
  api.refuse(getTeam, 'auth.signed-out');
  api.refuse(getBusinessSession, 'auth.signed-out');

  await user.click(team);

  await waitFor(() => expect(address()).toMatch(/^\/business-login\?return=/));
});
