import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

/** Signing in to the console. */
export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  lead: 'Zur Verwaltung dieser Installation. Den Link für den ersten Verwalter zeigt der Server beim Start; weitere legt npm run admin:create an.',
  factorTitle: 'Richten Sie zuerst eine Authenticator-App ein',
  factorLead: 'Die Verwaltung öffnet sich nur mit zweitem Faktor. Es dauert eine Minute.',
  signOut: 'Abmelden',
};
