import { changeAdminPassword, listAdminSessions } from '@pricehunt/api-contract/admin-identity';
import {
  acceptAdminInvitation,
  changeAdminRole,
  inviteAdmin,
  listAdmins,
  readAdminInvitation,
  revokeAdmin,
} from '@pricehunt/api-contract/admins';
import type { AdminView } from '@pricehunt/api-contract/admins';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';

const bo: AdminView = {
  accountId: 'a2',
  email: 'bo@pricehunt.example',
  role: 'operator',
  hasTotp: false,
  createdAt: '2026-11-20T08:00:00Z',
  isSelf: false,
};
const invitation = {
  id: 'i1',
  email: 'jo@pricehunt.example',
  role: 'viewer' as const,
  invitedBy: admin.email,
  invitedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-27T08:00:00Z',
};

function apiWith(mayManage = true, isSecondFactorRequired = true) {
  const api = apiFor(admin);
  const invitations = [invitation];
  api.answer(listAdmins, {
    success: true,
    items: [bo],
    invitations,
    mayManage,
    isSecondFactorRequired,
    nextCursor: null,
  });
  return api;
}

it('invites an admin with a role', async () => {
  const api = apiWith();
  api.answer(inviteAdmin, { success: true, invitation });
  const { user } = renderAdmin('/admin/admins', api);
  await user.click(await screen.findByRole('button', { name: 'Invite admin' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite admin' }));
  await user.type(dialog.getByLabelText('E-mail address'), 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByText('Enter an e-mail address.')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('E-mail address'));
  await user.type(dialog.getByLabelText('E-mail address'), invitation.email);
  await user.selectOptions(dialog.getByLabelText('Role'), 'viewer');

  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));

  expect(await screen.findByText('Invitation sent to jo@pricehunt.example.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/admin-invitations',
    body: { email: invitation.email, role: 'viewer' },
  });
});

it('changes the role of an admin, and removes one, after confirmation', async () => {
  const api = apiWith();
  api.answer(changeAdminRole, { success: true, admin: { ...bo, role: 'owner' } });
  api.answer(revokeAdmin, { success: true });
  const { user } = renderAdmin('/admin/admins', api);
  await user.click(await screen.findByRole('button', { name: 'Change role of bo@pricehunt.example' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Role'), 'owner');
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  await screen.findByText('Role of bo@pricehunt.example changed.');
  await user.click(screen.getByRole('button', { name: 'Remove bo@pricehunt.example from the admins' }));

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('bo@pricehunt.example is no longer an admin.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ address: '/api/admin/admins/a2/role', body: { role: 'owner' } }),
  );
});

it('shows admins without actions to everybody but owners', async () => {
  renderAdmin('/admin/admins', apiWith(false));

  expect(await screen.findByText('Only owners invite and remove admins.')).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /Invite|Remove|Withdraw|Change role/ }),
  ).not.toBeInTheDocument();
});

const token = 'a'.repeat(43);

it.each([
  ['chooses a password for a new account', false, 'New password', 'Accept invitation'],
  ['signs in to the account that has the address', true, 'Password', 'Sign in'],
])('accepts an invitation: %s', async (_what, hasAccount, label, submit) => {
  const api = apiFor(null);
  const { email, role } = invitation;
  api.answer(readAdminInvitation, { success: true, invitation: { email, role, hasAccount } });
  api.answer(acceptAdminInvitation, { success: true, business: admin, isSecondFactorMissing: false });
  const { user, address } = renderAdmin(`/admin-invitation#token=${token}`, api);
  await user.type(await screen.findByLabelText(label), 'copper kettle on the stove');

  await user.click(screen.getByRole('button', { name: submit }));

  await waitFor(() => expect(address()).toBe('/admin'));
  expect(api.calls).toContainEqual(
    expect.objectContaining({ body: { token, password: 'copper kettle on the stove', locale: 'en' } }),
  );
});

it('says that an invitation is no longer valid', async () => {
  const api = apiFor(null);
  api.refuse(readAdminInvitation, 'auth.token-invalid');

  renderAdmin(`/admin-invitation#token=${token}`, api);

  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
});

it('changes the password and shows two-factor authentication on the account page', async () => {
  const api = apiFor(admin);
  api.answer(listAdminSessions, { success: true, items: [] });
  api.answer(changeAdminPassword, { success: true });
  const { user } = renderAdmin('/admin/account', api);
  await user.type(await screen.findByLabelText('Current password'), 'the old kettle');
  await user.type(screen.getByLabelText('New password'), 'copper kettle on the stove');

  await user.click(screen.getByRole('button', { name: 'Change password' }));

  await waitFor(() =>
    expect(api.calls).toContainEqual({
      method: 'POST',
      address: '/api/admin/auth/change-password',
      body: { currentPassword: 'the old kettle', newPassword: 'copper kettle on the stove' },
    }),
  );
  expect(screen.getByRole('heading', { name: 'Two-factor authentication' })).toBeInTheDocument();
});

it.each([
  [true, 1],
  [false, 0],
])(
  'says that admins need two-factor authentication only when it is required: %s',
  async (isRequired, times) => {
    const { user } = renderAdmin('/admin/admins', apiWith(true, isRequired));

    await user.click(await screen.findByRole('button', { name: 'Invite admin' }));

    expect(screen.queryAllByText(/Admins need two-factor authentication/)).toHaveLength(times);
  },
);
