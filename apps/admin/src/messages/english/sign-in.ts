import { englishAccountWords, englishPasskeyWords, englishProviderWords } from '@pricehunt/account-forms';

export const signIn = {
  account: englishAccountWords,
  passkeys: englishPasskeyWords,
  providers: englishProviderWords,
  lead: 'Until there is an admin, the server prints a link each time it starts. An admin with the role owner invites others.',
  factorTitle: 'Set up two-factor authentication',
  factorLead: 'Admins need an authenticator app or a passkey to sign in. Setup takes about a minute.',
  signOut: 'Sign out',
};
