import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

/** Signing in to the console. */
export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  lead: 'Zur Verwaltung dieser Installation. Verwalter macht man auf dem Server, mit npm run admin:create.',
  factorTitle: 'Richten Sie zuerst eine Authenticator-App ein',
  factorLead: 'Die Verwaltung öffnet sich nur mit zweitem Faktor. Es dauert eine Minute.',
  signOut: 'Abmelden',
};
