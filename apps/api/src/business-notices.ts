import type { BusinessNotice } from '@pricehunt/api-contract';
import { writeMail } from '@pricehunt/mail';
import type { MailWords } from '@pricehunt/mail';
import type { MemberRole } from '@pricehunt/business-accounts';
import type { NoticeChoices, Stores } from '@pricehunt/storage';
import { sendMail } from './send-mail.job';
import type { Services } from './services';

/** The text of a notice by language. */
export type NoticeWords = Readonly<
  Record<'en' | 'de', Pick<MailWords, 'subject' | 'paragraphs'> & { readonly label: string }>
>;

/** Whether a member receives a notice: their own choice, otherwise only owners and managers do. */
export function wantsNotice(notice: BusinessNotice, role: MemberRole, choices: NoticeChoices): boolean {
  return choices[notice] ?? role !== 'viewer';
}

/**
 * Queues a notice to each member who wants it and has a verified address, in the transaction of these stores. A member receives the
 * same `key` once.
 */
export async function mailNotice(
  services: Services,
  stores: Stores,
  given: {
    readonly businessId: string;
    readonly notice: BusinessNotice;
    readonly key: string;
    /** Dashboard path, such as /business/dashboard/settings. */
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
      ...{ subject, paragraphs, language },
      link: { label, href: `${services.origins.merchant}${path}` },
      notes: [whyYou[language]],
    });
    const idempotencyKey = `${notice} ${key} ${accountId}`;
    const outgoing = { to: account.email, ...mail };
    await services.jobQueue.enqueueWithin(stores, sendMail, outgoing, { idempotencyKey });
  }
}

const whyYou = {
  en: 'You’re receiving this e-mail because you’re on the team. Choose your e-mail notifications under Settings.',
  de: 'Sie bekommen diese E-Mail, weil Sie zum Team gehören. Ihre E-Mail-Benachrichtigungen wählen Sie unter „Einstellungen“.',
} as const;
