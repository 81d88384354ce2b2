import type { MailWords } from '@pricehunt/mail';

type NoticeWords = Pick<MailWords, 'subject' | 'paragraphs'>;

/** The text of a mail with one link. */
export type LinkMailWords = Pick<MailWords, 'subject' | 'paragraphs' | 'notes'> & { readonly label: string };

/** The texts of mails about an account in one language and form of address. */
export interface AccountMailWords {
  readonly verifyEmail: LinkMailWords;
  readonly alreadyHaveAccount: LinkMailWords;
  readonly resetPassword: LinkMailWords;
  readonly passwordChanged: NoticeWords;
  readonly changeAddress: LinkMailWords;
  readonly addressWillChange: (email: string) => NoticeWords;
}
