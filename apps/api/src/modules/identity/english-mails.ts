import type { MemberRole } from '@pricehunt/business-accounts';
import type { AccountMailWords, InvitationFacts, LinkMailWords, NoticeWords } from './account-mail-words';

const ignoreThis = 'If you didn’t request this, you can ignore this e-mail.';

export const englishMails: AccountMailWords = {
  verifyEmail: {
    subject: 'Verify your e-mail address for PriceHunt',
    paragraphs: [
      'A PriceHunt account was created with this e-mail address. Open the link to verify that the address is yours.',
      'We’ll ask for the password you signed up with. If someone else created the account, enter a new password: you’ll start with an empty account.',
    ],
    label: 'Verify e-mail address',
    notes: ['This link expires in 24 hours.', ignoreThis],
  },
  alreadyHaveAccount: {
    subject: 'You already have a PriceHunt account',
    paragraphs: [
      'Someone tried to create a PriceHunt account with your e-mail address, but you already have one.',
      'Sign in with your password. If you forgot it, reset it here:',
    ],
    label: 'Reset password',
    notes: ['This link expires in 60 minutes.', ignoreThis],
  },
  resetPassword: {
    subject: 'Reset your PriceHunt password',
    paragraphs: ['We received a request to reset the password for your PriceHunt account.'],
    label: 'Reset password',
    notes: ['This link works once and expires in 60 minutes.', ignoreThis],
  },
  passwordChanged: {
    subject: 'Your PriceHunt password was changed',
    paragraphs: [
      'The password for your PriceHunt account was changed, and all other devices were signed out. Links and invitations we sent earlier no longer work, and any pending change of your e-mail address was cancelled.',
      'If this wasn’t you, reset your password on the sign-in page right away.',
    ],
  },
  changeAddress: {
    subject: 'Verify your new e-mail address for PriceHunt',
    paragraphs: [
      'Verify this e-mail address to use it for your PriceHunt account. We’ll ask for your password.',
    ],
    label: 'Verify e-mail address',
    notes: ['This link works once and expires in 24 hours.', ignoreThis],
  },
  addressWillChange: (email) => ({
    subject: 'Someone is changing the e-mail address of your PriceHunt account',
    paragraphs: [
      `We received a request to change the e-mail address of your PriceHunt account to ${email}. We sent a verification link to that address. Nothing changes until it’s verified.`,
      'If this wasn’t you, change your password right away: whoever requested this knows it. The verification link then stops working.',
    ],
  }),
};

const roles: Readonly<Record<MemberRole, string>> = {
  owner: 'an owner. Owners have full access and can invite people.',
  manager: 'a manager. Managers can edit the catalog and the integration.',
  viewer: 'a viewer. Viewers can see everything but not make changes.',
};

export const englishInvitation = ({ name, inviter, role }: InvitationFacts): LinkMailWords => ({
  subject: `${name} invites you to join its team on PriceHunt`,
  paragraphs: [
    `${inviter ?? name} invites you to work with ${name} on PriceHunt as ${roles[role]}`,
    'Sign in with your existing account, or choose a password for a new one.',
  ],
  label: 'Accept invitation',
  notes: ['This invitation expires in 7 days.', 'If you don’t know the sender, you can ignore this e-mail.'],
});

export const englishAdminInvitation = (inviter: string): LinkMailWords => ({
  subject: 'You’re invited to the PriceHunt admin console',
  paragraphs: [
    `${inviter} invites you to manage this PriceHunt installation. Use the password of your PriceHunt business account, or choose one if you have no account.`,
  ],
  label: 'Accept invitation',
  notes: ['This invitation expires in 7 days.', 'If you don’t know the sender, you can ignore this e-mail.'],
});

export const englishPasskeyAdded = (name: string): NoticeWords => ({
  subject: 'A passkey was added to your PriceHunt account',
  paragraphs: [
    `The passkey “${name}” can now sign in to your PriceHunt account, without your password.`,
    'If this wasn’t you, remove it under “Passkeys” in your account settings and change your password right away.',
  ],
});

export const englishProviderLinked = (label: string): NoticeWords => ({
  subject: `${label} can now sign in to your PriceHunt account`,
  paragraphs: [
    `Your PriceHunt account was linked to ${label}. From now on, you can sign in with it instead of your password.`,
    'If this wasn’t you, unlink it under “Sign-in providers” in your account settings and change your password right away.',
  ],
});
