import type { AccountMailWords } from './account-mail-words';

const ignoreThis = 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.';

/** Addresses the reader as du. */
export const germanMailsForShoppers: AccountMailWords = {
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse für PriceHunt',
    paragraphs: [
      'Mit dieser E-Mail-Adresse wurde ein PriceHunt-Konto erstellt. Öffne den Link, um zu bestätigen, dass die Adresse dir gehört.',
      'Wir fragen nach dem Passwort, das du bei der Registrierung gewählt hast. Hat jemand anderes das Konto erstellt, gib ein neues Passwort ein: Du beginnst dann mit einem leeren Konto.',
    ],
    label: 'E-Mail-Adresse bestätigen',
    notes: ['Der Link ist 24 Stunden gültig.', ignoreThis],
  },
  alreadyHaveAccount: {
    subject: 'Du hast schon ein PriceHunt-Konto',
    paragraphs: [
      'Jemand wollte mit deiner E-Mail-Adresse ein PriceHunt-Konto erstellen. Du hast aber schon eins.',
      'Melde dich mit deinem Passwort an. Wenn du es vergessen hast, kannst du es hier zurücksetzen:',
    ],
    label: 'Passwort zurücksetzen',
    notes: ['Der Link ist 60 Minuten gültig.', ignoreThis],
  },
  resetPassword: {
    subject: 'Setze dein PriceHunt-Passwort zurück',
    paragraphs: ['Jemand möchte das Passwort deines PriceHunt-Kontos zurücksetzen.'],
    label: 'Passwort zurücksetzen',
    notes: ['Der Link funktioniert einmal und ist 60 Minuten gültig.', ignoreThis],
  },
  passwordChanged: {
    subject: 'Dein PriceHunt-Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines PriceHunt-Kontos wurde geändert, alle anderen Geräte wurden abgemeldet. Links und Einladungen aus früheren E-Mails sind ungültig. Eine noch nicht bestätigte Änderung der E-Mail-Adresse wurde abgebrochen.',
      'Warst du das nicht? Dann setze dein Passwort sofort auf der Anmeldeseite zurück.',
    ],
  },
  changeAddress: {
    subject: 'Bestätige deine neue E-Mail-Adresse für PriceHunt',
    paragraphs: [
      'Bestätige diese E-Mail-Adresse, um sie für dein PriceHunt-Konto zu verwenden. Dabei fragen wir nach deinem Passwort.',
    ],
    label: 'E-Mail-Adresse bestätigen',
    notes: ['Der Link funktioniert einmal und ist 24 Stunden gültig.', ignoreThis],
  },
  addressWillChange: (email) => ({
    subject: 'Die E-Mail-Adresse deines PriceHunt-Kontos soll geändert werden',
    paragraphs: [
      `Die E-Mail-Adresse deines PriceHunt-Kontos soll auf ${email} geändert werden. Wir haben einen Bestätigungslink an diese Adresse geschickt. Bis sie bestätigt ist, ändert sich nichts.`,
      'Warst du das nicht? Dann ändere sofort dein Passwort: Wer die Änderung angefordert hat, kennt es. Der Bestätigungslink wird damit ungültig.',
    ],
  }),
};
