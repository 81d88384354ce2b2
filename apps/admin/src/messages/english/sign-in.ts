import { englishAccountWords } from '@pricehunt/account-forms';

export const signIn = {
  account: englishAccountWords,
  lead: 'The server prints a link for the first admin when it starts. Create other admins with npm run admin:create.',
  factorTitle: 'Set up two-factor authentication',
  factorLead: 'Admins need an authenticator app to sign in. Setup takes about a minute.',
  signOut: 'Sign out',
};
