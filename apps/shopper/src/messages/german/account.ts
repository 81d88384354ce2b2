import type { Messages } from '../english';

/** The account page and the account's menu. */
export const account: Messages['account'] = {
  title: 'Mein Konto',
  menu: (email) => `Konto von ${email}`,
  menuShort: 'Konto',
  signedOutTitle: 'Sie sind nicht angemeldet',
  signedOutSentence: 'Merkliste und Verlauf gehen auch ohne Konto, auf diesem Gerät.',
  signOut: 'Abmelden',
  signedOut: 'Sie sind abgemeldet. Ihre Listen sind nicht mehr auf diesem Gerät.',
  loading: 'Ihr Konto wird geladen',
  email: {
    title: 'E-Mail-Adresse',
    verified: 'bestätigt',
    unverified: 'noch nicht bestätigt',
    unverifiedSentence:
      'Preiswecker schreiben nur an bestätigte Adressen. Öffnen Sie den Link, den wir geschickt haben.',
    resend: 'Link noch einmal schicken',
    resent: 'Der Link ist unterwegs. Sehen Sie in Ihr Postfach.',
  },
  language: 'Sprache',
  data: {
    title: 'Ihre Daten',
    sentence: 'Alles, was über Sie gespeichert ist, als Datei: Konto, Merkliste, Verlauf, Preiswecker.',
    download: 'Meine Daten herunterladen',
  },
  everywhere: {
    title: 'Anderswo angemeldet',
    sentence: 'Beendet jede Anmeldung dieses Kontos, auch diese hier.',
    submit: 'Überall abmelden',
    done: 'Sie sind überall abgemeldet.',
  },
  deletion: {
    title: 'Konto löschen',
    sentence: 'Konto, Listen und Preiswecker sind sofort weg und nicht wiederzuholen.',
    open: 'Mein Konto löschen',
    password: 'Ihr Passwort, zur Sicherheit',
    submit: 'Endgültig löschen',
    keep: 'Behalten',
    done: 'Ihr Konto ist gelöscht.',
  },
};
