import {
  acceptInvitation,
  forgotBusinessPassword,
  readInvitation,
  resetBusinessPassword,
  signInBusiness,
  verifyBusinessEmail,
} from '@pricehunt/api-contract/business-identity';
import { screen, waitFor } from '@testing-library/react';
import { apiFor, owner, renderMerchant } from '../testing';

const token = 'abcdefghijklmnopqrstuvwx';

describe('a forgotten password', () => {
  it('never reveals whether an account exists', async () => {
    const api = apiFor(null);
    api.answer(forgotBusinessPassword, { success: true });
    const { user } = renderMerchant('/reset-password', api);

    await user.type(await screen.findByLabelText('E-mail address'), 'owner@lamp.example{Enter}');

    expect(await screen.findByText(/If there’s an account for owner@lamp.example/)).toBeInTheDocument();
  });

  it('is reset by the mailed token', async () => {
    const api = apiFor(null);
    api.answer(resetBusinessPassword, { success: true });
    const { user } = renderMerchant(`/reset-password#token=${token}`, api);

    await user.type(await screen.findByLabelText('New password'), 'copper kettle morning{Enter}');

    expect(await screen.findByText('Your new password is set')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ body: { token, password: 'copper kettle morning' } }),
    );
  });

  it('is not reset by a used link, and offers a new one', async () => {
    const api = apiFor(null);
    api.refuse(resetBusinessPassword, 'auth.token-invalid');
    const { user } = renderMerchant(`/reset-password?token=${token}`, api);

    await user.type(await screen.findByLabelText('New password'), 'copper kettle morning{Enter}');

    expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });
});

describe('an e-mail address', () => {
  it('is confirmed with the entered password', async () => {
    const api = apiFor(null);
    api.answer(verifyBusinessEmail, { success: true, email: 'owner@lamp.example' });
    const { user } = renderMerchant(`/verify-email#token=${token}`, api);

    await user.type(await screen.findByLabelText('Password'), 'copper kettle morning{Enter}');

    expect(await screen.findByText('Your address is verified')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({ body: { token, password: 'copper kettle morning' } }),
    ]);
  });
});

describe('an invitation', () => {
  const invitation = {
    businessName: 'Lamps',
    email: 'mia@lamp.example',
    role: 'viewer',
    hasAccount: false,
  } as const;

  it('creates an account with only a password and opens the dashboard', async () => {
    const api = apiFor(null);
    api.answer(readInvitation, { success: true, invitation });
    api.answer(acceptInvitation, { success: true, business: { ...owner, role: 'viewer' } });
    const { user } = renderMerchant(`/accept-invitation#token=${token}`, api);

    await user.type(await screen.findByLabelText('Choose a password'), 'copper kettle morning{Enter}');

    expect(await screen.findByText('You’ve joined Lamps')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ body: { token, password: 'copper kettle morning' } }),
    );
  });

  it('lets an existing account sign in on the same page, then join', async () => {
    const api = apiFor(null);
    api.answer(readInvitation, { success: true, invitation: { ...invitation, hasAccount: true } });
    api.answer(signInBusiness, { success: true, business: { ...owner, email: invitation.email } });
    const { user } = renderMerchant(`/invitation?token=${token}`, api);

    await user.type(await screen.findByLabelText('Password'), 'copper kettle morning{Enter}');

    expect(await screen.findByRole('button', { name: 'Join team' })).toBeInTheDocument();
  });

  it('asks for the password when the signed-in address is unconfirmed', async () => {
    const api = apiFor({ ...owner, email: invitation.email, isEmailVerified: false });
    api.answer(readInvitation, { success: true, invitation });
    renderMerchant(`/accept-invitation#token=${token}`, api);

    expect(await screen.findByLabelText('Choose a password')).toBeInTheDocument();
  });

  it('shows that it is for another e-mail address', async () => {
    const api = apiFor(owner);
    api.answer(readInvitation, { success: true, invitation });
    renderMerchant(`/accept-invitation#token=${token}`, api);

    expect(await screen.findByText(/You’re signed in as owner@lamp.example/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join team' })).not.toBeInTheDocument();
  });

  it('shows that it has expired', async () => {
    const api = apiFor(null);
    api.refuse(readInvitation, 'auth.token-invalid');
    renderMerchant(`/accept-invitation#token=${token}`, api);

    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'This invitation is no longer valid',
      ),
    );
  });
});
