import { englishAccountWords } from '@pricehunt/account-forms';

/** Signing in to the console. */
export const signIn = {
  account: englishAccountWords,
  lead: 'To the console of this installation. Admins are made on the server, by npm run admin:create.',
  factorTitle: 'Set up an authenticator app first',
  factorLead: 'The console opens for admins with a second factor only. It takes a minute.',
  signOut: 'Sign out',
};
