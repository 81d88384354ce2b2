import type { Messages } from '../english';

export const account: Messages['account'] = {
  title: 'Mein Konto',
  menu: (email) => `Konto: ${email}`,
  menuShort: 'Konto',
  signedOutTitle: 'Du bist nicht angemeldet',
  signedOutSentence: 'Merkliste und Verlauf funktionieren auf diesem Gerät auch ohne Konto.',
  signOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet. Merkliste und Verlauf haben wir von diesem Gerät entfernt.',
  loading: 'Dein Konto wird geladen',
  email: {
    title: 'E-Mail-Adresse',
    verified: 'Bestätigt',
    unverified: 'Nicht bestätigt',
    unverifiedSentence:
      'Preisalarme senden wir nur an bestätigte Adressen. Öffne den Link in der E-Mail, die wir dir geschickt haben.',
    resend: 'Link erneut senden',
    resent: 'Wir haben dir einen neuen Link geschickt. Prüfe dein Postfach.',
  },
  language: 'Sprache',
  data: {
    title: 'Deine Daten',
    sentence: 'Lade alles herunter, was wir über dich speichern: Konto, Merkliste, Verlauf und Preisalarme.',
    download: 'Meine Daten herunterladen',
  },
  everywhere: {
    title: 'Sitzungen',
    sentence: 'Melde dich auf allen Geräten ab, auch auf diesem.',
    submit: 'Überall abmelden',
    done: 'Du bist überall abgemeldet.',
  },
  deletion: {
    title: 'Konto löschen',
    sentence:
      'Konto, Merkliste, Verlauf und Preisalarme werden sofort gelöscht und lassen sich nicht wiederherstellen.',
    open: 'Mein Konto löschen',
    password: 'Passwort zur Bestätigung',
    submit: 'Endgültig löschen',
    keep: 'Abbrechen',
    done: 'Dein Konto ist gelöscht.',
  },
};
