import { englishAccountWords } from '@pricehunt/account-forms';

/** Signing in to the console. */
export const signIn = {
  account: englishAccountWords,
  lead: 'To the console of this installation. The server prints a link for the first admin when it starts; npm run admin:create makes others.',
  factorTitle: 'Set up an authenticator app first',
  factorLead: 'The console opens for admins with a second factor only. It takes a minute.',
  signOut: 'Sign out',
};
