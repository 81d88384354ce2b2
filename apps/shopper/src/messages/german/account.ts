import type { Messages } from '../english';

/** The account page and the account's menu. */
export const account: Messages['account'] = {
  title: 'Mein Konto',
  menu: (email) => `Konto von ${email}`,
  menuShort: 'Konto',
  signedOutTitle: 'Du bist nicht angemeldet',
  signedOutSentence: 'Merkliste und Verlauf funktionieren auf diesem Gerät auch ohne Konto.',
  signOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet. Deine Listen sind nicht mehr auf diesem Gerät.',
  loading: 'Dein Konto wird geladen',
  email: {
    title: 'E-Mail-Adresse',
    verified: 'bestätigt',
    unverified: 'noch nicht bestätigt',
    unverifiedSentence:
      'Preiswecker gehen nur an bestätigte Adressen. Öffne den Link, den wir dir geschickt haben.',
    resend: 'Link noch einmal senden',
    resent: 'Der Link ist unterwegs. Sieh in deinem Postfach nach.',
  },
  language: 'Sprache',
  data: {
    title: 'Deine Daten',
    sentence: 'Alles, was über dich gespeichert ist, als Datei: Konto, Merkliste, Verlauf, Preiswecker.',
    download: 'Meine Daten herunterladen',
  },
  everywhere: {
    title: 'Andere Anmeldungen',
    sentence: 'Beendet alle Anmeldungen dieses Kontos, auch diese.',
    submit: 'Überall abmelden',
    done: 'Du bist überall abgemeldet.',
  },
  deletion: {
    title: 'Konto löschen',
    sentence: 'Konto, Listen und Preiswecker werden sofort gelöscht und lassen sich nicht wiederherstellen.',
    open: 'Mein Konto löschen',
    password: 'Dein Passwort zur Sicherheit',
    submit: 'Endgültig löschen',
    keep: 'Konto behalten',
    done: 'Dein Konto ist gelöscht.',
  },
};
