import type { MemberRole } from '@pricehunt/business-accounts';
import type { MailWords } from '@pricehunt/mail';

export type NoticeWords = Pick<MailWords, 'subject' | 'paragraphs'>;

export type LinkMailWords = Pick<MailWords, 'subject' | 'paragraphs' | 'notes'> & { readonly label: string };

export interface AccountMailWords {
  readonly verifyEmail: LinkMailWords;
  readonly alreadyHaveAccount: LinkMailWords;
  readonly resetPassword: LinkMailWords;
  readonly passwordChanged: NoticeWords;
  readonly changeAddress: LinkMailWords;
  readonly addressWillChange: (email: string) => NoticeWords;
}

export interface InvitationFacts {
  /** The name of the business, without links. */
  readonly name: string;
  /** The e-mail address of the person who invites; null if the account is gone. */
  readonly inviter: string | null;
  readonly role: MemberRole;
}
