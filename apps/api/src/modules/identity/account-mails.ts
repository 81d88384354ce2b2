import type { mailLocales } from '@pricehunt/api-contract';
import { nameInMail, writeMail } from '@pricehunt/mail';
import type { AccountRow } from '@pricehunt/storage';

export type MailLocale = (typeof mailLocales)[number];

/** Who reads a mail. German addresses shoppers as du and merchants as Sie. */
export interface MailReader {
  readonly locale: MailLocale;
  readonly audience: AccountRow['audience'];
}

/** A mail without its recipient. */
export type WrittenMail = ReturnType<typeof writeMail>;

const ignoreThis = {
  en: 'If you didn’t request this, you can ignore this e-mail.',
  du: 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',
  Sie: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
} as const;

function voiceOf({ locale, audience }: MailReader): 'en' | 'du' | 'Sie' {
  if (locale === 'en') return 'en';
  return audience === 'shopper' ? 'du' : 'Sie';
}

export function verifyEmailMail(reader: MailReader, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'Confirm your e-mail address for PriceHunt',
      paragraphs: [
        'A PriceHunt account was created with this e-mail address. Confirm the address to use the account.',
        'We’ll ask you to choose a password. It replaces any password set when the account was created.',
      ],
      label: 'Confirm e-mail address',
      notes: ['This link expires in 24 hours.', ignoreThis.en],
    },
    du: {
      subject: 'Bestätige deine E-Mail-Adresse für PriceHunt',
      paragraphs: [
        'Mit dieser E-Mail-Adresse wurde ein PriceHunt-Konto erstellt. Bestätige die Adresse, um das Konto zu nutzen.',
        'Dabei legst du ein Passwort fest. Es ersetzt jedes Passwort, das beim Erstellen des Kontos gewählt wurde.',
      ],
      label: 'E-Mail-Adresse bestätigen',
      notes: ['Der Link ist 24 Stunden gültig.', ignoreThis.du],
    },
    Sie: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für PriceHunt',
      paragraphs: [
        'Mit dieser E-Mail-Adresse wurde ein PriceHunt-Konto erstellt. Bestätigen Sie die Adresse, um das Konto zu nutzen.',
        'Dabei legen Sie ein Passwort fest. Es ersetzt jedes Passwort, das beim Erstellen des Kontos gewählt wurde.',
      ],
      label: 'E-Mail-Adresse bestätigen',
      notes: ['Der Link ist 24 Stunden gültig.', ignoreThis.Sie],
    },
  }[voiceOf(reader)];
  return writeMail({ ...words, link: { label: words.label, href }, language: reader.locale });
}

/** Goes to somebody who signs up with the address of an account. */
export function alreadyHaveAccountMail(reader: MailReader, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'You already have a PriceHunt account',
      paragraphs: [
        'Someone tried to create a PriceHunt account with this e-mail address, but you already have one.',
        'Sign in with your password. If you forgot it, reset it here:',
      ],
      label: 'Reset password',
      notes: ['This link expires in 60 minutes.', ignoreThis.en],
    },
    du: {
      subject: 'Du hast schon ein PriceHunt-Konto',
      paragraphs: [
        'Jemand wollte mit dieser E-Mail-Adresse ein PriceHunt-Konto erstellen. Du hast aber schon eins.',
        'Melde dich mit deinem Passwort an. Wenn du es vergessen hast, kannst du es hier zurücksetzen:',
      ],
      label: 'Passwort zurücksetzen',
      notes: ['Der Link ist 60 Minuten gültig.', ignoreThis.du],
    },
    Sie: {
      subject: 'Sie haben schon ein PriceHunt-Konto',
      paragraphs: [
        'Jemand wollte mit dieser E-Mail-Adresse ein PriceHunt-Konto erstellen. Sie haben aber schon eins.',
        'Melden Sie sich mit Ihrem Passwort an. Wenn Sie es vergessen haben, können Sie es hier zurücksetzen:',
      ],
      label: 'Passwort zurücksetzen',
      notes: ['Der Link ist 60 Minuten gültig.', ignoreThis.Sie],
    },
  }[voiceOf(reader)];
  return writeMail({ ...words, link: { label: words.label, href }, language: reader.locale });
}

export function resetPasswordMail(reader: MailReader, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'Reset your PriceHunt password',
      paragraphs: ['We received a request to reset the password of your PriceHunt account.'],
      label: 'Reset password',
      notes: ['This link works once and expires in 60 minutes.', ignoreThis.en],
    },
    du: {
      subject: 'Setze dein PriceHunt-Passwort zurück',
      paragraphs: ['Für dein PriceHunt-Konto wurde ein neues Passwort angefordert.'],
      label: 'Passwort zurücksetzen',
      notes: ['Der Link funktioniert einmal und ist 60 Minuten gültig.', ignoreThis.du],
    },
    Sie: {
      subject: 'Setzen Sie Ihr PriceHunt-Passwort zurück',
      paragraphs: ['Für Ihr PriceHunt-Konto wurde ein neues Passwort angefordert.'],
      label: 'Passwort zurücksetzen',
      notes: ['Der Link funktioniert einmal und ist 60 Minuten gültig.', ignoreThis.Sie],
    },
  }[voiceOf(reader)];
  return writeMail({ ...words, link: { label: words.label, href }, language: reader.locale });
}

export function passwordChangedMail(reader: MailReader): WrittenMail {
  const words = {
    en: {
      subject: 'Your PriceHunt password was changed',
      paragraphs: [
        'The password of your PriceHunt account was changed and all other devices were signed out. Links and invitations sent earlier no longer work, and any pending change of e-mail address was cancelled.',
        'If this wasn’t you, reset your password on the sign-in page right away.',
      ],
    },
    du: {
      subject: 'Dein PriceHunt-Passwort wurde geändert',
      paragraphs: [
        'Das Passwort deines PriceHunt-Kontos wurde geändert, alle anderen Geräte wurden abgemeldet. Früher verschickte Links und Einladungen sind ungültig. Eine noch nicht bestätigte Änderung der E-Mail-Adresse wurde abgebrochen.',
        'Warst du das nicht? Dann setze dein Passwort sofort auf der Anmeldeseite zurück.',
      ],
    },
    Sie: {
      subject: 'Ihr PriceHunt-Passwort wurde geändert',
      paragraphs: [
        'Das Passwort Ihres PriceHunt-Kontos wurde geändert, alle anderen Geräte wurden abgemeldet. Früher verschickte Links und Einladungen sind ungültig. Eine noch nicht bestätigte Änderung der E-Mail-Adresse wurde abgebrochen.',
        'Waren Sie das nicht? Dann setzen Sie Ihr Passwort sofort auf der Anmeldeseite zurück.',
      ],
    },
  }[voiceOf(reader)];
  return writeMail({ ...words, notes: [], language: reader.locale });
}

/** Goes to the new address of an account, which has to be confirmed. */
export function changeAddressMail(reader: MailReader, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'Confirm your new e-mail address for PriceHunt',
      paragraphs: [
        'Confirm this e-mail address to use it for your PriceHunt account. We’ll ask for your password.',
      ],
      label: 'Confirm e-mail address',
      notes: ['This link works once and expires in 24 hours.', ignoreThis.en],
    },
    du: {
      subject: 'Bestätige deine neue E-Mail-Adresse für PriceHunt',
      paragraphs: [
        'Bestätige diese E-Mail-Adresse, um sie für dein PriceHunt-Konto zu verwenden. Dabei fragen wir nach deinem Passwort.',
      ],
      label: 'E-Mail-Adresse bestätigen',
      notes: ['Der Link funktioniert einmal und ist 24 Stunden gültig.', ignoreThis.du],
    },
    Sie: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für PriceHunt',
      paragraphs: [
        'Bestätigen Sie diese E-Mail-Adresse, um sie für Ihr PriceHunt-Konto zu verwenden. Dabei fragen wir nach Ihrem Passwort.',
      ],
      label: 'E-Mail-Adresse bestätigen',
      notes: ['Der Link funktioniert einmal und ist 24 Stunden gültig.', ignoreThis.Sie],
    },
  }[voiceOf(reader)];
  return writeMail({ ...words, link: { label: words.label, href }, language: reader.locale });
}

/** Goes to the old address of an account that is about to get a new one. */
export function addressWillChangeMail(reader: MailReader, email: string): WrittenMail {
  const words = {
    en: {
      subject: 'Someone is changing the e-mail address of your PriceHunt account',
      paragraphs: [
        `We received a request to change the e-mail address of your PriceHunt account to ${email}. We sent a confirmation link to that address. Nothing changes until it is confirmed.`,
        'If this wasn’t you, change your password right away: whoever requested this knows it. The confirmation link then stops working.',
      ],
    },
    du: {
      subject: 'Die E-Mail-Adresse deines PriceHunt-Kontos soll geändert werden',
      paragraphs: [
        `Die E-Mail-Adresse deines PriceHunt-Kontos soll auf ${email} geändert werden. Wir haben einen Bestätigungslink an diese Adresse geschickt. Bis sie bestätigt ist, ändert sich nichts.`,
        'Warst du das nicht? Dann ändere sofort dein Passwort: Wer die Änderung angefordert hat, kennt es. Der Bestätigungslink wird damit ungültig.',
      ],
    },
    Sie: {
      subject: 'Die E-Mail-Adresse Ihres PriceHunt-Kontos soll geändert werden',
      paragraphs: [
        `Die E-Mail-Adresse Ihres PriceHunt-Kontos soll auf ${email} geändert werden. Wir haben einen Bestätigungslink an diese Adresse geschickt. Bis sie bestätigt ist, ändert sich nichts.`,
        'Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort: Wer die Änderung angefordert hat, kennt es. Der Bestätigungslink wird damit ungültig.',
      ],
    },
  }[voiceOf(reader)];
  return writeMail({ ...words, notes: [], language: reader.locale });
}

/** Invites somebody to the team of a business. */
export function invitationMail(locale: MailLocale, businessName: string, href: string): WrittenMail {
  const name = nameInMail(businessName);
  const words = {
    en: {
      subject: `${name} invites you to join its team on PriceHunt`,
      paragraphs: [`${name} has invited you to join its team on PriceHunt.`],
      label: 'Accept invitation',
      notes: [
        'This invitation expires in 7 days.',
        'If you don’t know the sender, you can ignore this e-mail.',
      ],
    },
    de: {
      subject: `Einladung in das Team von ${name} bei PriceHunt`,
      paragraphs: [`${name} hat Sie in das Team bei PriceHunt eingeladen.`],
      label: 'Einladung annehmen',
      notes: [
        'Die Einladung ist 7 Tage gültig.',
        'Wenn Sie den Absender nicht kennen, können Sie diese E-Mail ignorieren.',
      ],
    },
  }[locale];
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** The language of an account's mails: English unless the account uses German. */
export function mailLocaleOf(locale: string): MailLocale {
  return locale === 'de' ? 'de' : 'en';
}

/** The reader of mails to an account. */
export function mailReaderOf({ locale, audience }: Pick<AccountRow, 'locale' | 'audience'>): MailReader {
  return { locale: mailLocaleOf(locale), audience };
}
