import type { mailLocales } from '@pricehunt/api-contract';
import { nameInMail, writeMail } from '@pricehunt/mail';

export type MailLocale = (typeof mailLocales)[number];

/** A written mail without its receiver. */
export type WrittenMail = ReturnType<typeof writeMail>;

const greetings = {
  en: 'If you did not ask for this, you need not do anything.',
  de: 'Wenn das nicht von Ihnen kommt, müssen Sie nichts tun.',
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
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für PriceHunt',
      paragraphs: [
        'Jemand, vermutlich Sie, hat mit dieser E-Mail-Adresse ein Konto bei PriceHunt angelegt.',
        'Die Seite des Links fragt nach Ihrem Passwort. Es wird das Passwort des Kontos, wer auch immer es angelegt hat.',
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
      subject: 'Sie haben schon ein Konto bei PriceHunt',
      paragraphs: [
        'Jemand, vermutlich Sie, wollte mit dieser E-Mail-Adresse ein Konto bei PriceHunt anlegen. Es gibt schon eines.',
        'Melden Sie sich mit dem Passwort dieses Kontos an oder setzen Sie ein neues:',
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
      paragraphs: ['Jemand, vermutlich Sie, hat ein neues Passwort für Ihr PriceHunt-Konto angefordert.'],
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
      subject: 'Ihr Passwort bei PriceHunt wurde geändert',
      paragraphs: [
        'Das Passwort Ihres PriceHunt-Kontos wurde geändert; an anderen Stellen wurden Sie abgemeldet. Links, die wir Ihnen geschickt hatten, und Einladungen, die Sie verschickt hatten, gelten nicht mehr; eine nicht bestätigte Änderung Ihrer E-Mail-Adresse findet nicht statt.',
        'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
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
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für PriceHunt',
      paragraphs: [
        'Jemand, vermutlich Sie, möchte sich bei PriceHunt mit dieser E-Mail-Adresse anmelden. Die Seite des Links fragt nach dem Passwort dieses Kontos.',
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
      subject: 'Ihre E-Mail-Adresse bei PriceHunt soll sich ändern',
      paragraphs: [
        `Jemand, vermutlich Sie, möchte sich künftig mit ${email} bei Ihrem PriceHunt-Konto anmelden. Wir haben einen Link dorthin geschickt; bis er geöffnet wird, ändert sich nichts.`,
        'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: Wer gefragt hat, kennt es. Mit dem neuen Passwort gilt der verschickte Link nicht mehr.',
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
      subject: `${name} lädt Sie in sein Team bei PriceHunt ein`,
      paragraphs: [`${name} lädt Sie ein, bei PriceHunt mitzuarbeiten.`],
      label: 'Einladung annehmen',
      notes: ['Der Link gilt sieben Tage.', 'Wenn Sie niemanden dort kennen, müssen Sie nichts tun.'],
    },
  }[locale];
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** The language of an account's mails; English where it is none of ours. */
export function mailLocaleOf(locale: string): MailLocale {
  return locale === 'de' ? 'de' : 'en';
}
