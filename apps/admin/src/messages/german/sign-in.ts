import { germanAccountWords, germanPasskeyWords, germanProviderWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  passkeys: germanPasskeyWords,
  providers: germanProviderWords,
  lead: 'Solange es keinen Admin gibt, gibt der Server bei jedem Start einen Link aus. Weitere Admins lädt ein Admin mit der Rolle Inhaber ein.',
  factorTitle: 'Zwei-Faktor-Authentifizierung einrichten',
  factorLead:
    'Admins benötigen zum Anmelden eine Authenticator-App oder einen Passkey. Die Einrichtung dauert etwa eine Minute.',
  signOut: 'Abmelden',
};
