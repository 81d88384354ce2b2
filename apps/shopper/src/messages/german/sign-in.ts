import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  titles: { login: 'Anmelden', signup: 'Konto erstellen', forgot: 'Passwort zurücksetzen' },
  lead: 'Mit einem Konto hast du Merkliste, Verlauf und Preisalarme auf allen Geräten. Zum Preisvergleich brauchst du keins.',
  submit: { login: 'Anmelden', signup: 'Konto erstellen' },
  toSignup: 'Konto erstellen',
  toLogin: 'Ich habe schon ein Konto',
  signedIn: 'Du bist angemeldet',
  welcome: 'Dein Konto ist fertig',
  welcomeNext: (email) =>
    `Wir haben dir einen Link an ${email} geschickt. Öffne ihn, um die Adresse zu bestätigen.`,
  already: (email) => `Du bist als ${email} angemeldet.`,
  next: 'Weiter',
  toAccount: 'Zu meinem Konto',
  mockTitle: 'Demo-Anmeldung: Es wird nichts geprüft oder gespeichert',
  mockSentence:
    'Du kannst jede E-Mail-Adresse und jedes Passwort verwenden. Beim Neuladen der Seite geht die Anmeldung verloren.',
  verify: {
    doneNext: (email) => `Preisalarme können wir jetzt an ${email} senden.`,
    brokenNext: 'Vielleicht wurde er schon benutzt. Auf deiner Kontoseite kannst du einen neuen anfordern.',
  },
};
