import type { mailLocales } from '@pricehunt/api-contract';
import { nameInMail, writeMail } from '@pricehunt/mail';

export type MailLocale = (typeof mailLocales)[number];

/** A written mail without its receiver. Shoppers and businesses get the same words, so the German says neither du nor Sie. */
export type WrittenMail = ReturnType<typeof writeMail>;

const greetings = {
  en: 'If you did not ask for this, you need not do anything.',
  de: 'Nicht selbst angefordert? Dann ist nichts zu tun.',
} as const;

/** Asks to prove an address. */
export function verifyEmailMail(locale: MailLocale, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'Confirm your e-mail address for PriceHunt',
      paragraphs: [
        'Somebody, most likely you, made an account at PriceHunt with this e-mail address.',
        'The page of the link asks for your password. It becomes the password of the account, whoever made it.',
      ],
      label: 'Confirm this address',
      notes: ['The link works for 24 hours.', greetings.en],
    },
    de: {
      subject: 'E-Mail-Adresse für PriceHunt bestätigen',
      paragraphs: [
        'Mit dieser E-Mail-Adresse wurde ein Konto bei PriceHunt angelegt.',
        'Die verlinkte Seite fragt nach einem Passwort. Es wird das Passwort des Kontos, wer auch immer es angelegt hat.',
      ],
      label: 'Adresse bestätigen',
      notes: ['Der Link gilt 24 Stunden.', greetings.de],
    },
  }[locale];
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** Tells somebody who registered again that there is an account already. */
export function alreadyHaveAccountMail(locale: MailLocale, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'You already have a PriceHunt account',
      paragraphs: [
        'Somebody, most likely you, tried to make an account at PriceHunt with this e-mail address. It already has one.',
        'Sign in with the password of that account, or set a new one:',
      ],
      label: 'Set a new password',
      notes: ['The link works for 60 minutes.', greetings.en],
    },
    de: {
      subject: 'Es gibt schon ein Konto bei PriceHunt',
      paragraphs: [
        'Mit dieser E-Mail-Adresse sollte ein Konto bei PriceHunt angelegt werden. Es gibt dort schon eins.',
        'Die Anmeldung geht mit dem Passwort dieses Kontos oder mit einem neuen:',
      ],
      label: 'Neues Passwort setzen',
      notes: ['Der Link gilt 60 Minuten.', greetings.de],
    },
  }[locale];
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** Gives the link that sets a new password. */
export function resetPasswordMail(locale: MailLocale, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'Set a new password for PriceHunt',
      paragraphs: ['Somebody, most likely you, asked for a new password for your PriceHunt account.'],
      label: 'Set a new password',
      notes: ['The link works once, for 60 minutes.', greetings.en],
    },
    de: {
      subject: 'Neues Passwort für PriceHunt',
      paragraphs: ['Für das PriceHunt-Konto mit dieser E-Mail-Adresse wurde ein neues Passwort angefordert.'],
      label: 'Neues Passwort setzen',
      notes: ['Der Link gilt einmal und 60 Minuten lang.', greetings.de],
    },
  }[locale];
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** Says that the password was changed. */
export function passwordChangedMail(locale: MailLocale): WrittenMail {
  const words = {
    en: {
      subject: 'Your PriceHunt password was changed',
      paragraphs: [
        'The password of your PriceHunt account was changed, and other places where you were signed in were signed out. Links that we had mailed and invitations that you had sent no longer work; a change of your e-mail address that was not confirmed will not happen.',
        'If that was not you, ask for a new password on the sign-in page at once.',
      ],
    },
    de: {
      subject: 'Das Passwort bei PriceHunt wurde geändert',
      paragraphs: [
        'Das Passwort dieses PriceHunt-Kontos wurde geändert; alle anderen Anmeldungen wurden beendet. Bisher verschickte Links und Einladungen gelten nicht mehr; eine nicht bestätigte Änderung der E-Mail-Adresse findet nicht statt.',
        'Nicht selbst geändert? Dann auf der Anmeldeseite sofort ein neues Passwort anfordern.',
      ],
    },
  }[locale];
  return writeMail({ ...words, notes: [], language: locale });
}

/** Asks to prove the address that an account is to move to. */
export function changeAddressMail(locale: MailLocale, href: string): WrittenMail {
  const words = {
    en: {
      subject: 'Confirm your new e-mail address for PriceHunt',
      paragraphs: [
        'Somebody, most likely you, wants to sign in to PriceHunt with this e-mail address. The page of the link asks for the password of that account.',
      ],
      label: 'Use this address',
      notes: ['The link works once, for 24 hours.', greetings.en],
    },
    de: {
      subject: 'Neue E-Mail-Adresse für PriceHunt bestätigen',
      paragraphs: [
        'Diese E-Mail-Adresse soll künftig für die Anmeldung bei einem PriceHunt-Konto gelten. Die verlinkte Seite fragt nach dem Passwort dieses Kontos.',
      ],
      label: 'Diese Adresse verwenden',
      notes: ['Der Link gilt einmal und 24 Stunden lang.', greetings.de],
    },
  }[locale];
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** Tells the address of an account that it is to move to another one. */
export function addressWillChangeMail(locale: MailLocale, email: string): WrittenMail {
  const words = {
    en: {
      subject: 'Your e-mail address at PriceHunt is to change',
      paragraphs: [
        `Somebody, most likely you, asked to sign in to your PriceHunt account with ${email} from now on. We mailed a link there; until it is followed nothing changes.`,
        'If that was not you, change your password at once: whoever asked knows it. With the new password the link we mailed ends.',
      ],
    },
    de: {
      subject: 'Die E-Mail-Adresse bei PriceHunt soll sich ändern',
      paragraphs: [
        `Für die Anmeldung bei diesem PriceHunt-Konto soll künftig ${email} gelten. Wir haben einen Link dorthin geschickt; bis er geöffnet wird, ändert sich nichts.`,
        'Nicht selbst veranlasst? Dann sofort das Passwort ändern: Wer die Änderung angefordert hat, kennt es. Mit dem neuen Passwort gilt der verschickte Link nicht mehr.',
      ],
    },
  }[locale];
  return writeMail({ ...words, notes: [], language: locale });
}

/** Invites somebody to the team of a business. */
export function invitationMail(locale: MailLocale, businessName: string, href: string): WrittenMail {
  const name = nameInMail(businessName);
  const words = {
    en: {
      subject: `${name} invites you to its team on PriceHunt`,
      paragraphs: [`${name} invites you to work with it on PriceHunt.`],
      label: 'Accept the invitation',
      notes: ['The link works for seven days.', 'If you do not know them, you need not do anything.'],
    },
    de: {
      subject: `Einladung in das Team von ${name} bei PriceHunt`,
      paragraphs: [`${name} lädt zur Mitarbeit bei PriceHunt ein.`],
      label: 'Einladung annehmen',
      notes: ['Der Link gilt sieben Tage.', 'Einladung unerwartet? Dann ist nichts zu tun.'],
    },
  }[locale];
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** The language of an account's mails; English where it is none of ours. */
export function mailLocaleOf(locale: string): MailLocale {
  return locale === 'de' ? 'de' : 'en';
}
