import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

/** Signing in, registering, and what mailed links lead to. */
export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  titles: { login: 'Anmelden', signup: 'Konto anlegen', forgot: 'Neues Passwort setzen' },
  lead: 'Mit einem Konto hast du Merkliste, Verlauf und Preiswecker auf jedem Gerät. Zum Vergleichen brauchst du keins.',
  submit: { login: 'Anmelden', signup: 'Konto anlegen' },
  toSignup: 'Konto anlegen',
  toLogin: 'Ich habe ein Konto',
  signedIn: 'Du bist angemeldet',
  welcome: 'Dein Konto ist angelegt',
  welcomeNext: (email) =>
    `Wir haben dir an ${email} einen Link geschickt, mit dem du die Adresse bestätigst.`,
  already: (email) => `Du bist als ${email} angemeldet.`,
  goOn: 'Weiter',
  toAccount: 'Zu meinem Konto',
  mockTitle: 'Demo-Anmeldung: Nichts wird geprüft oder gespeichert',
  mockSentence: 'Jede Adresse und jedes Passwort geht. Nach dem Neuladen ist beides weg.',
  verify: {
    doneNext: (email) => `Preiswecker gehen jetzt an ${email}.`,
    brokenNext: 'Vielleicht wurde er schon benutzt. Einen neuen bekommst du auf deiner Kontoseite.',
  },
};
