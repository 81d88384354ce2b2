import { englishAccountWords } from '@pricehunt/account-forms';

export const signIn = {
  account: englishAccountWords,
  lead: 'Until there is an admin, the server prints a link each time it starts. To add more admins, run create-admin on the server (see the deployment docs).',
  factorTitle: 'Set up two-factor authentication',
  factorLead: 'Admins need an authenticator app to sign in. Setup takes about a minute.',
  signOut: 'Sign out',
};
