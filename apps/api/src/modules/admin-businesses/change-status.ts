import type { BusinessStatus } from '@pricehunt/business-accounts';
import { canBecome } from '@pricehunt/business-accounts';
import type { MailWords } from '@pricehunt/mail';
import { writeMail } from '@pricehunt/mail';
import type { Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { recordAdminAct } from '../../admin-acts';
import { hideAllItems } from '../../merchant-items/hide-items';
import { queueShowingItems } from '../../merchant-items/show-items.job';
import { Refusal } from '../../refusal';
import { sendMail } from '../../send-mail.job';
import type { Services } from '../../services';

/** Milliseconds the request spends hiding products before the worker takes over. */
const hidingMsMax = 20_000;

/** Also e-mails the owners. Hides a suspended business's products for up to `hidingMsMax`; the worker does the rest. */
export async function changeBusinessStatus(
  services: Services,
  request: FastifyRequest,
  change: {
    readonly businessId: string;
    readonly status: Exclude<BusinessStatus, 'pending'>;
    readonly reason: string | null;
  },
): Promise<void> {
  const { businessId, status, reason } = change;
  const at = services.now().toISOString();
  const statusReason = status === 'suspended' ? reason : null;
  await services.storage.atomically(async (stores) => {
    const business = await stores.businesses.findBusiness(businessId);
    if (business === null) throw new Refusal('business.not-found');
    const isSame = business.status === status && business.statusReason === statusReason;
    if (isSame) return;
    if (business.status !== status && !canBecome(business.status, status)) {
      throw new Error(`a business cannot become ${status} from ${business.status}`);
    }
    await stores.businesses.changeBusiness(businessId, { status, statusReason }, at);
    await recordAdminAct(services, stores, request, {
      action: status === 'active' ? 'business.approved' : 'business.suspended',
      subject: { kind: 'business', id: businessId },
      businessId,
      details: {
        before: { status: business.status, reason: business.statusReason },
        after: { status, reason: statusReason },
        reason,
      },
    });
    if (business.status === status) return;
    await queueShowingItems(services, stores, businessId);
    await mailOwners(services, stores, change, at);
  });
  if (status !== 'suspended') return;
  const startedAt = performance.now();
  await hideAllItems(services, businessId, () => performance.now() - startedAt < hidingMsMax);
}

async function mailOwners(
  services: Services,
  stores: Stores,
  { businessId, status, reason }: Parameters<typeof changeBusinessStatus>[2],
  at: string,
): Promise<void> {
  for (const member of await stores.businesses.listMembers(businessId)) {
    const account = await stores.accounts.findAccount(member.accountId);
    if (member.role !== 'owner' || account === null || !account.isVerified) continue;
    const language = account.locale === 'de' ? 'de' : 'en';
    const { label, ...words } = mailWords[language][status](reason);
    const link = { label, href: `${services.origins.merchant}/business/dashboard` };
    const mail = writeMail({ ...words, language, link, notes: [] });
    const idempotencyKey = `business ${status} ${businessId} ${at} ${account.id}`;
    const outgoing = { to: account.email, ...mail };
    await services.jobQueue.enqueueWithin(stores, sendMail, outgoing, { idempotencyKey });
  }
}

type StatusWords = Pick<MailWords, 'subject' | 'paragraphs'> & { readonly label: string };

const mailWords: Readonly<
  Record<
    'en' | 'de',
    Readonly<Record<Exclude<BusinessStatus, 'pending'>, (reason: string | null) => StatusWords>>
  >
> = {
  en: {
    active: () => ({
      subject: 'Your business account is approved',
      paragraphs: ['Your products from verified domains now appear on PriceHunt.'],
      label: 'Open dashboard',
    }),
    suspended: (reason) => ({
      subject: 'Your business account is suspended',
      paragraphs: [
        'Your products no longer appear on PriceHunt. You can still view and export your data.',
        `Reason: ${reason ?? ''}`,
      ],
      label: 'Open dashboard',
    }),
  },
  de: {
    active: () => ({
      subject: 'Ihr Unternehmenskonto ist freigegeben',
      paragraphs: ['Ihre Produkte von bestätigten Domains erscheinen jetzt auf PriceHunt.'],
      label: 'Zum Dashboard',
    }),
    suspended: (reason) => ({
      subject: 'Ihr Unternehmenskonto ist gesperrt',
      paragraphs: [
        'Ihre Produkte erscheinen nicht mehr auf PriceHunt. Sie können Ihre Daten weiterhin ansehen und exportieren.',
        `Grund: ${reason ?? ''}`,
      ],
      label: 'Zum Dashboard',
    }),
  },
};
