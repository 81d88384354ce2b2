import type { BusinessNotice } from '@pricehunt/api-contract';
import { writeMail } from '@pricehunt/mail';
import type { MailWords } from '@pricehunt/mail';
import type { MemberRole } from '@pricehunt/business-accounts';
import type { NoticeChoices, Stores } from '@pricehunt/storage';
import { sendMail } from './send-mail.job';
import type { Services } from './services';

/** What a mail to a member says, by language. */
export type NoticeWords = Readonly<
  Record<'en' | 'de', Pick<MailWords, 'subject' | 'paragraphs'> & { readonly label: string }>
>;

/** Whether a member wants a notice: as chosen, else owners and managers do. */
export function wantsNotice(notice: BusinessNotice, role: MemberRole, choices: NoticeChoices): boolean {
  return choices[notice] ?? role !== 'viewer';
}

/**
 * Mails a notice to each member who wants it and has a proved address, in the member's language, with a link to a page of the
 * dashboard. The same `key` is mailed once to a member. The mails are queued in the transaction of these stores.
 */
export async function mailNotice(
  services: Services,
  stores: Stores,
  given: {
    readonly businessId: string;
    readonly notice: BusinessNotice;
    readonly key: string;
    /** Path of the dashboard, such as /business/dashboard/settings. */
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
  en: 'You get this because you are on the team. Choose under Settings what we mail to you.',
  de: 'Sie bekommen das, weil Sie zum Team gehören. Unter Einstellungen wählen Sie, was wir Ihnen mailen.',
} as const;
