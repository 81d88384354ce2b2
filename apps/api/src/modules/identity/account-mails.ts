import type { mailLocales } from '@pricehunt/api-contract';
import { nameInMail, writeMail } from '@pricehunt/mail';
import type { AccountRow } from '@pricehunt/storage';
import type { AccountMailWords, InvitationFacts } from './account-mail-words';
import {
  englishAdminInvitation,
  englishInvitation,
  englishMails,
  englishPasskeyAdded,
  englishProviderLinked,
} from './english-mails';
import {
  germanAdminInvitation,
  germanInvitation,
  germanMailsForMerchants,
  germanPasskeyAdded,
  germanProviderLinked,
} from './german-mails-for-merchants';
import { germanMailsForShoppers } from './german-mails-for-shoppers';

export type MailLocale = (typeof mailLocales)[number];

/** German addresses shoppers as du and merchants as Sie. */
export interface MailReader {
  readonly locale: MailLocale;
  readonly audience: AccountRow['audience'];
}

export type WrittenMail = ReturnType<typeof writeMail>;

type LinkMail = Exclude<keyof AccountMailWords, 'passwordChanged' | 'addressWillChange'>;

/** `alreadyHaveAccount` goes to somebody who signs up again with the address of an account. */
export function linkMail(kind: LinkMail, reader: MailReader, href: string): WrittenMail {
  const { label, ...words } = wordsFor(reader)[kind];
  return writeMail({ ...words, link: { label, href }, language: reader.locale });
}

export function passwordChangedMail(reader: MailReader): WrittenMail {
  return writeMail({ ...wordsFor(reader).passwordChanged, notes: [], language: reader.locale });
}

export function addressWillChangeMail(reader: MailReader, email: string): WrittenMail {
  return writeMail({ ...wordsFor(reader).addressWillChange(email), notes: [], language: reader.locale });
}

function wordsFor({ locale, audience }: MailReader): AccountMailWords {
  if (locale === 'en') return englishMails;
  return audience === 'shopper' ? germanMailsForShoppers : germanMailsForMerchants;
}

export function invitationMail(locale: MailLocale, facts: InvitationFacts, href: string): WrittenMail {
  const wordsOf = { en: englishInvitation, de: germanInvitation }[locale];
  const words = wordsOf({ ...facts, name: nameInMail(facts.name) });
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** The inviter's address stays as it is: admins are trusted, and the reader must recognise it. */
export function adminInvitationMail(locale: MailLocale, inviter: string, href: string): WrittenMail {
  const words = { en: englishAdminInvitation, de: germanAdminInvitation }[locale](inviter);
  return writeMail({ ...words, link: { label: words.label, href }, language: locale });
}

/** `label` is the provider's name in the configuration. */
export function providerLinkedMail(locale: MailLocale, label: string): WrittenMail {
  const words = { en: englishProviderLinked, de: germanProviderLinked }[locale](label);
  return writeMail({ ...words, notes: [], language: locale });
}

/** `name` is what somebody typed in the account. */
export function passkeyAddedMail(locale: MailLocale, name: string): WrittenMail {
  const words = { en: englishPasskeyAdded, de: germanPasskeyAdded }[locale](nameInMail(name));
  return writeMail({ ...words, notes: [], language: locale });
}

export function mailLocaleOf(locale: string): MailLocale {
  return locale === 'de' ? 'de' : 'en';
}

export function mailReaderOf({ locale, audience }: Pick<AccountRow, 'locale' | 'audience'>): MailReader {
  return { locale: mailLocaleOf(locale), audience };
}
