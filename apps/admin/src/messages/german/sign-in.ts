import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  lead: 'Den Link für den ersten Admin zeigt der Server beim Start. Weitere Admins legen Sie mit npm run admin:create an.',
  factorTitle: 'Zwei-Faktor-Authentifizierung einrichten',
  factorLead:
    'Admins benötigen zum Anmelden eine Authenticator-App. Die Einrichtung dauert etwa eine Minute.',
  signOut: 'Abmelden',
};
