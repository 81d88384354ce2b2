import {
  changeBusinessPassword,
  changeMemberRole,
  confirmTotp,
  disableTotp,
  endBusinessSession,
  getBusinessSession,
  getTeam,
  inviteMember,
  listBusinessSessions,
  removeMember,
  startTotp,
  withdrawInvitation,
} from '@pricehunt/api-contract/business-identity';
import { listDomains } from '@pricehunt/api-contract/integrations';
import type { BusinessAccount } from '@pricehunt/api-contract/business-identity';
import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const security = '/business/dashboard/settings?tab=security';
const team = '/business/dashboard/settings?tab=team';
const instant = '2026-11-21T10:00:00.000Z';
const place = { device: 'Firefox on Linux', createdAt: instant, lastSeenAt: instant };
const member = { hasTotp: false, joinedAt: instant };
const mia = { ...member, accountId: 'a2', email: 'mia@lamp.example', role: 'viewer', isSelf: false } as const;
const self = { ...member, accountId: 'a1', email: owner.email, role: 'owner', isSelf: true } as const;
const invitation = {
  id: 'i1',
  email: 'noa@lamp.example',
  role: 'manager',
  invitedAt: instant,
  expiresAt: instant,
} as const;

function securityApi() {
  const api = apiFor(owner);
  api.answer(listBusinessSessions, {
    success: true,
    items: [
      { ...place, id: 's1', isCurrent: true },
      { ...place, id: 's2', device: 'Chrome on Android', isCurrent: false },
    ],
  });
  return api;
}

async function openTurnOff(api = securityApi()) {
  api.answer(getBusinessSession, { success: true, business: { ...owner, hasTotp: true } });
  const { user } = renderMerchant(security, api);
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const code = screen.getByLabelText('Code from your app or backup code');
  return { api, user, code, password: screen.getByLabelText('Enter your password to confirm') };
}

const turnOffCalls = ({ calls }: ReturnType<typeof securityApi>) =>
  calls.filter(({ address }) => address.endsWith('/mfa/disable')).map(({ body }) => body);

function teamApi(business: BusinessAccount = owner) {
  const api = apiFor(business);
  api.answer(getTeam, { success: true, members: [self, mia], invitations: [invitation] });
  return api;
}

it('shows the account and its role', async () => {
  renderMerchant('/business/dashboard/settings', apiFor({ ...owner, role: 'viewer' }));

  expect(await screen.findByText('Can view everything but not make changes')).toBeInTheDocument();
  expect(screen.getByText('owner@lamp.example')).toBeInTheDocument();
});

it.each([
  ['verified', 'Verified'],
  ['pending', 'Not verified yet'],
] as const)('describes a domain that is %s like the wizard and the console', async (state, chip) => {
  const api = apiFor({ ...owner, storeDomain: 'old.example' });
  const proofs = {
    metaTag: '<meta>',
    dns: { name: '_pricehunt', text: 't' },
    file: { link: 'https://lamp.example/t', text: 't' },
  };
  const claim = {
    id: 'd1',
    domain: 'shop.example',
    state,
    method: null,
    claimedAt: instant,
    checkedAt: null,
    verifiedAt: null,
    problem: null,
    problemReasons: [],
    proofs,
  };
  api.answer(listDomains, { success: true, items: [claim], nextCursor: null });
  renderMerchant('/business/dashboard/settings', api);

  expect(await screen.findByText('shop.example')).toBeVisible();
  expect(screen.getByText('shop.example').parentElement).toHaveTextContent(chip);
  expect(screen.queryByText('old.example')).not.toBeInTheDocument();
});

it('switches the language at once', async () => {
  const { user } = renderMerchant('/business/dashboard/settings', apiFor(owner));

  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeInTheDocument();
  window.localStorage.clear();
});

it('shows at the field that the current password is wrong', async () => {
  const api = securityApi();
  api.refuse(changeBusinessPassword, 'auth.wrong-password');
  const { user } = renderMerchant(security, api);

  await user.type(await screen.findByLabelText('Current password'), 'not this one');
  await user.type(screen.getByLabelText('New password'), 'copper kettle morning{Enter}');

  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This isn’t your current password.',
    ),
  );
});

it('signs out another session, but not this one', async () => {
  const api = securityApi();
  api.answer(endBusinessSession, { success: true });
  const { user } = renderMerchant(security, api);

  await user.click(await screen.findByRole('button', { name: 'Sign out on Chrome on Android' }));

  expect(await screen.findByText('Signed out on that device.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ method: 'DELETE', address: '/api/business/auth/sessions/s2' }),
  );
  expect(screen.queryByRole('button', { name: 'Sign out on Firefox on Linux' })).not.toBeInTheDocument();
});

it('sets up an authenticator app and shows the backup codes once', async () => {
  const api = securityApi();
  api.answer(startTotp, {
    success: true,
    secret: 'JBSWY3DP',
    otpauthUri: 'otpauth://totp/a?secret=JBSWY3DP',
  });
  api.answer(confirmTotp, { success: true, recoveryCodes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'] });
  const { user } = renderMerchant(security, api);

  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(screen.getByLabelText('Enter your password to confirm'), 'copper kettle morning{Enter}');
  const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  await user.type(screen.getByLabelText('Code from your app'), '123456{Enter}');

  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml/));
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    expect.stringContaining('dddd-eeee-ffff'),
  );
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.queryByText('aaaa-bbbb-cccc')).not.toBeInTheDocument();
});

it('shows at the field that the first code is wrong', async () => {
  const api = securityApi();
  api.answer(startTotp, {
    success: true,
    secret: 'JBSWY3DP',
    otpauthUri: 'otpauth://totp/a?secret=JBSWY3DP',
  });
  api.refuse(confirmTotp, 'auth.wrong-code');
  const { user } = renderMerchant(security, api);

  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(screen.getByLabelText('Enter your password to confirm'), 'copper kettle morning{Enter}');
  const code = await screen.findByLabelText('Code from your app');
  await user.type(code, '000000{Enter}');

  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
});

it.each([
  ['the code that the app shows', '123 456', { totp: '123456' }],
  ['a recovery code', 'aaaa-bbbb-cccc', { recoveryCode: 'aaaa-bbbb-cccc' }],
])('turns off the authenticator app with the password and %s', async (_what, typed, sent) => {
  const { api, user, code, password } = await openTurnOff();
  api.answer(disableTotp, { success: true });
  await user.type(password, 'copper kettle morning');
  await user.type(code, typed);
  api.answer(getBusinessSession, { success: true, business: owner });

  await user.keyboard('{Enter}');

  expect(await screen.findByText('Two-factor authentication is off.')).toBeInTheDocument();
  expect(turnOffCalls(api)).toEqual([{ password: 'copper kettle morning', ...sent }]);
});

it('sends nothing without a code, and shows what to enter', async () => {
  const { api, user, code, password } = await openTurnOff();

  await user.type(password, 'copper kettle morning{Enter}');

  expect(code).toHaveAccessibleDescription('Enter a code from your app or a backup code.');
  expect(turnOffCalls(api)).toEqual([]);
});

it('shows at the field that the code is wrong, and leaves the authenticator app on', async () => {
  const api = securityApi();
  api.refuse(disableTotp, 'auth.wrong-code');
  const { user, code, password } = await openTurnOff(api);
  await user.type(password, 'copper kettle morning');

  await user.type(code, '000000{Enter}');

  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
  expect(password).not.toHaveAccessibleDescription(/./);
  expect(screen.queryByText('Two-factor authentication is off.')).not.toBeInTheDocument();
});

describe('an owner', () => {
  it('invites somebody with a role', async () => {
    const api = teamApi();
    api.answer(inviteMember, { success: true, invitation });
    const { user } = renderMerchant(team, api);

    await user.type(await screen.findByLabelText('E-mail address'), 'noa@lamp.example');
    await user.selectOptions(screen.getByLabelText('Role'), 'manager');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText('Invitation sent to noa@lamp.example')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ body: { email: 'noa@lamp.example', role: 'manager' } }),
    );
  });

  it('gives a member another role', async () => {
    const api = teamApi();
    api.answer(changeMemberRole, { success: true, member: { ...mia, role: 'manager' } });
    const { user } = renderMerchant(team, api);

    await user.selectOptions(await screen.findByLabelText('Role of mia@lamp.example'), 'manager');

    expect(await screen.findByText('Role of mia@lamp.example changed to Manager')).toBeInTheDocument();
  });

  it('sees that a team needs an owner', async () => {
    const api = teamApi();
    api.refuse(changeMemberRole, 'team.last-owner');
    const { user } = renderMerchant(team, api);

    await user.selectOptions(await screen.findByLabelText(`Role of ${owner.email}`), 'viewer');

    expect(await screen.findByRole('alert')).toHaveTextContent('A team needs an owner.');
    expect(screen.getByLabelText(`Role of ${owner.email}`)).toHaveValue('owner');
  });

  it('removes a member after confirmation', async () => {
    const api = teamApi();
    api.answer(removeMember, { success: true });
    const { user } = renderMerchant(team, api);

    await user.click(await screen.findByRole('button', { name: 'Remove mia@lamp.example from the team' }));
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('mia@lamp.example removed from the team')).toBeInTheDocument();
  });

  it('resends an invitation to the same address in the same role', async () => {
    const api = teamApi();
    api.answer(inviteMember, { success: true, invitation });
    const { user } = renderMerchant(team, api);

    await user.click(
      await screen.findByRole('button', { name: 'Resend the invitation to noa@lamp.example' }),
    );

    expect(await screen.findByText('Invitation sent to noa@lamp.example')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        body: { email: invitation.email, role: invitation.role, resends: invitation.id },
      }),
    );
  });

  it('withdraws an invitation', async () => {
    const api = teamApi();
    api.answer(withdrawInvitation, { success: true });
    const { user } = renderMerchant(team, api);

    await user.click(
      await screen.findByRole('button', { name: 'Withdraw the invitation to noa@lamp.example' }),
    );

    expect(await screen.findByText('Invitation withdrawn')).toBeInTheDocument();
  });

  it('with an unverified address is asked to verify it first', async () => {
    renderMerchant(team, teamApi({ ...owner, isEmailVerified: false }));

    expect(await screen.findByText(/Verify your e-mail address/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  });
});

it.each(['manager', 'viewer'] as const)('shows a %s the team as read-only', async (role) => {
  renderMerchant(team, teamApi({ ...owner, role }));

  expect(await screen.findByText('mia@lamp.example')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Remove|Withdraw|Send invitation/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('shows that the team failed to load, and retries', async () => {
  const api = apiFor(owner);
  const { user } = renderMerchant(team, api);
  await screen.findByText('We couldn’t load this');
  api.answer(getTeam, { success: true, members: [self], invitations: [] });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('No pending invitations.')).toBeInTheDocument();
});

it('speaks German', async () => {
  renderMerchant(team, teamApi(), { language: germanPack });

  expect(await screen.findByRole('button', { name: 'Einladung senden' })).toBeInTheDocument();
});
