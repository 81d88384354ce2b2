import type { BusinessNotice } from '@pricehunt/api-contract/business-account';
import { writeMail } from '@pricehunt/mail';
import type { MailWords } from '@pricehunt/mail';
import type { MemberRole } from '@pricehunt/business-accounts';
import type { NoticeChoices, Stores } from '@pricehunt/storage';
import { sendMail } from './send-mail.job';
import type { Needs } from '../services';

export type NoticeWords = Readonly<
  Record<'en' | 'de', Pick<MailWords, 'subject' | 'paragraphs'> & { readonly label: string }>
>;

/** Without a choice of their own, only owners and managers receive notices. */
export function wantsNotice(notice: BusinessNotice, role: MemberRole, choices: NoticeChoices): boolean {
  return choices[notice] ?? role !== 'viewer';
}

/** Each member with a verified address receives the same `key` once. Call it within a transaction. */
export async function mailNotice(
  { jobQueue, origins }: Needs<'jobQueue' | 'origins'>,
  stores: Stores,
  given: {
    readonly businessId: string;
    readonly notice: BusinessNotice;
    readonly key: string;
    readonly path: string;
    readonly words: NoticeWords;
  },
): Promise<void> {
  const { businessId, notice, key, path, words } = given;
  const { businesses, businessProfiles, accounts } = stores;
  for (const { accountId, role } of await businesses.listMembers(businessId)) {
    const choices = await businessProfiles.findNoticeChoices(businessId, accountId);
    const account = await accounts.findAccount(accountId);
    if (account === null || !account.isVerified || !wantsNotice(notice, role, choices)) continue;
    const language = account.locale === 'de' ? 'de' : 'en';
    const { subject, paragraphs, label } = words[language];
    const mail = writeMail({
      subject,
      paragraphs,
      language,
      link: { label, href: `${origins.merchant}${path}` },
      notes: [whyYou[language]],
    });
    const idempotencyKey = `${notice} ${key} ${accountId}`;
    const outgoing = { to: account.email, ...mail };
    await jobQueue.enqueueWithin(stores, sendMail, outgoing, { idempotencyKey });
  }
}

const whyYou = {
  en: 'You’re receiving this e-mail because you’re on the team. Choose your e-mail notifications under Settings.',
  de: 'Sie bekommen diese E-Mail, weil Sie zum Team gehören. Ihre E-Mail-Benachrichtigungen wählen Sie unter „Einstellungen“.',
} as const;
