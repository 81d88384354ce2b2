import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

/** Signing in, registering, and what mailed links lead to. */
export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  titles: { login: 'Anmelden', signup: 'Konto anlegen', forgot: 'Neues Passwort setzen' },
  lead: 'Mit einem Konto haben Sie Merkliste, Verlauf und Preiswecker auf jedem Gerät. Zum Vergleichen brauchen Sie keines.',
  submit: { login: 'Anmelden', signup: 'Konto anlegen' },
  toSignup: 'Konto anlegen',
  toLogin: 'Ich habe ein Konto',
  signedIn: 'Sie sind angemeldet',
  welcome: 'Ihr Konto ist da',
  welcomeNext: (email) => `Wir haben einen Link an ${email} geschickt, der die Adresse bestätigt.`,
  already: (email) => `Sie sind als ${email} angemeldet.`,
  goOn: 'Weiter',
  toAccount: 'Zu meinem Konto',
  mockTitle: 'Demo-Anmeldung: Nichts wird geprüft oder behalten',
  mockSentence: 'Jede Adresse und jedes Passwort genügt. Beim Neuladen sind sie vergessen.',
  verify: {
    doneNext: (email) => `Preiswecker können jetzt an ${email} schreiben.`,
    brokenNext: 'Vielleicht wurde er schon benutzt. Ihre Konto-Seite schickt einen neuen.',
  },
};
