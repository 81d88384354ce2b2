import type { MemberRole } from '@pricehunt/business-accounts';
import type { AccountMailWords, InvitationFacts, LinkMailWords, NoticeWords } from './account-mail-words';

const ignoreThis = 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.';

/** Addresses the reader as Sie. */
export const germanMailsForMerchants: AccountMailWords = {
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für PriceHunt',
    paragraphs: [
      'Mit dieser E-Mail-Adresse wurde ein PriceHunt-Konto erstellt. Öffnen Sie den Link, um zu bestätigen, dass die Adresse Ihnen gehört.',
      'Wir fragen nach dem Passwort, das Sie bei der Registrierung gewählt haben. Hat jemand anderes das Konto erstellt, geben Sie ein neues Passwort ein: Sie beginnen dann mit einem leeren Konto.',
    ],
    label: 'E-Mail-Adresse bestätigen',
    notes: ['Der Link ist 24 Stunden gültig.', ignoreThis],
  },
  alreadyHaveAccount: {
    subject: 'Sie haben schon ein PriceHunt-Konto',
    paragraphs: [
      'Jemand wollte mit Ihrer E-Mail-Adresse ein PriceHunt-Konto erstellen. Sie haben aber schon eins.',
      'Melden Sie sich mit Ihrem Passwort an. Wenn Sie es vergessen haben, können Sie es hier zurücksetzen:',
    ],
    label: 'Passwort zurücksetzen',
    notes: ['Der Link ist 60 Minuten gültig.', ignoreThis],
  },
  resetPassword: {
    subject: 'Setzen Sie Ihr PriceHunt-Passwort zurück',
    paragraphs: ['Jemand möchte das Passwort Ihres PriceHunt-Kontos zurücksetzen.'],
    label: 'Passwort zurücksetzen',
    notes: ['Der Link funktioniert einmal und ist 60 Minuten gültig.', ignoreThis],
  },
  passwordChanged: {
    subject: 'Ihr PriceHunt-Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres PriceHunt-Kontos wurde geändert, alle anderen Geräte wurden abgemeldet. Links und Einladungen aus früheren E-Mails sind ungültig. Eine noch nicht bestätigte Änderung der E-Mail-Adresse wurde abgebrochen.',
      'Waren Sie das nicht? Dann setzen Sie Ihr Passwort sofort auf der Anmeldeseite zurück.',
    ],
  },
  changeAddress: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für PriceHunt',
    paragraphs: [
      'Bestätigen Sie diese E-Mail-Adresse, um sie für Ihr PriceHunt-Konto zu verwenden. Dabei fragen wir nach Ihrem Passwort.',
    ],
    label: 'E-Mail-Adresse bestätigen',
    notes: ['Der Link funktioniert einmal und ist 24 Stunden gültig.', ignoreThis],
  },
  addressWillChange: (email) => ({
    subject: 'Die E-Mail-Adresse Ihres PriceHunt-Kontos soll geändert werden',
    paragraphs: [
      `Die E-Mail-Adresse Ihres PriceHunt-Kontos soll auf ${email} geändert werden. Wir haben einen Bestätigungslink an diese Adresse geschickt. Bis sie bestätigt ist, ändert sich nichts.`,
      'Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort: Wer die Änderung angefordert hat, kennt es. Der Bestätigungslink wird damit ungültig.',
    ],
  }),
};

const roles: Readonly<Record<MemberRole, string>> = {
  owner: 'Inhaber: mit vollem Zugriff und dem Recht, Personen einzuladen',
  manager: 'Manager: mit dem Recht, Katalog und Einrichtung zu bearbeiten',
  viewer: 'Betrachter: mit Einblick in alles, ohne etwas zu ändern',
};

export const germanInvitation = ({ name, inviter, role }: InvitationFacts): LinkMailWords => ({
  subject: `Einladung in das Team von ${name} bei PriceHunt`,
  paragraphs: [
    `${inviter ?? name} lädt Sie ein, mit ${name} bei PriceHunt zu arbeiten, als ${roles[role]}.`,
    'Melden Sie sich mit Ihrem Konto an oder wählen Sie ein Passwort für ein neues.',
  ],
  label: 'Einladung annehmen',
  notes: [
    'Die Einladung ist 7 Tage gültig.',
    'Wenn Sie den Absender nicht kennen, können Sie diese E-Mail ignorieren.',
  ],
});

export const germanAdminInvitation = (inviter: string): LinkMailWords => ({
  subject: 'Einladung in die Admin-Konsole von PriceHunt',
  paragraphs: [
    `${inviter} lädt Sie ein, diese PriceHunt-Installation zu verwalten. Verwenden Sie das Passwort Ihres PriceHunt-Unternehmenskontos oder wählen Sie eines, wenn Sie noch kein Konto haben.`,
  ],
  label: 'Einladung annehmen',
  notes: [
    'Die Einladung ist 7 Tage gültig.',
    'Wenn Sie den Absender nicht kennen, können Sie diese E-Mail ignorieren.',
  ],
});

export const germanPasskeyAdded = (name: string): NoticeWords => ({
  subject: 'Ihrem PriceHunt-Konto wurde ein Passkey hinzugefügt',
  paragraphs: [
    `Mit dem Passkey „${name}“ kann man sich jetzt ohne Passwort bei Ihrem PriceHunt-Konto anmelden.`,
    'Waren Sie das nicht? Dann entfernen Sie ihn in Ihren Kontoeinstellungen unter „Passkeys“ und ändern Sie sofort Ihr Passwort.',
  ],
});

export const germanProviderLinked = (label: string): NoticeWords => ({
  subject: `${label} ist jetzt mit Ihrem PriceHunt-Konto verknüpft`,
  paragraphs: [
    `Ihr PriceHunt-Konto wurde mit ${label} verknüpft. Ab jetzt können Sie sich damit anstelle des Passworts anmelden.`,
    'Waren Sie das nicht? Dann heben Sie die Verknüpfung in Ihren Kontoeinstellungen unter „Anmeldedienste“ auf und ändern Sie sofort Ihr Passwort.',
  ],
});
