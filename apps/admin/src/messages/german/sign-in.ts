import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  lead: 'Solange es keinen Admin gibt, gibt der Server bei jedem Start einen Link aus. Weitere Admins legen Sie auf dem Server mit create-admin an (siehe Deployment-Doku).',
  factorTitle: 'Zwei-Faktor-Authentifizierung einrichten',
  factorLead:
    'Admins benötigen zum Anmelden eine Authenticator-App. Die Einrichtung dauert etwa eine Minute.',
  signOut: 'Abmelden',
};
