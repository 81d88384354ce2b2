import type { MailWords } from '@pricehunt/mail';

type NoticeWords = Pick<MailWords, 'subject' | 'paragraphs'>;

export type LinkMailWords = Pick<MailWords, 'subject' | 'paragraphs' | 'notes'> & { readonly label: string };

export interface AccountMailWords {
  readonly verifyEmail: LinkMailWords;
  readonly alreadyHaveAccount: LinkMailWords;
  readonly resetPassword: LinkMailWords;
  readonly passwordChanged: NoticeWords;
  readonly changeAddress: LinkMailWords;
  readonly addressWillChange: (email: string) => NoticeWords;
}
