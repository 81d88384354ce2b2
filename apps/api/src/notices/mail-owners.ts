import type { MailWords } from '@pricehunt/mail';
import { writeMail } from '@pricehunt/mail';
import type { Stores } from '@pricehunt/storage';
import { sendMail } from './send-mail.job';
import type { Needs } from '../services';

type OwnerMail = 'active' | 'suspended' | 'rejected' | 'asked' | 'merged';

/** Owners who haven't verified their address receive nothing. Call it within a transaction. */
export async function mailOwners(
  { jobQueue, origins }: Needs<'jobQueue' | 'origins'>,
  stores: Stores,
  given: {
    readonly businessId: string;
    readonly kind: OwnerMail;
    /** The admin's words, or the name of the merged registration; null for none. */
    readonly message: string | null;
    readonly at: string;
  },
): Promise<void> {
  const { businessId, kind, message, at } = given;
  for (const member of await stores.businesses.listMembers(businessId)) {
    const account = await stores.accounts.findAccount(member.accountId);
    if (member.role !== 'owner' || account === null || !account.isVerified) continue;
    const language = account.locale === 'de' ? 'de' : 'en';
    const { label, ...words } = mailWords[language][kind](message ?? '');
    const link = { label, href: `${origins.merchant}/business/dashboard` };
    const mail = writeMail({ ...words, language, link, notes: [] });
    const idempotencyKey = `business ${kind} ${businessId} ${at} ${account.id}`;
    const outgoing = { to: account.email, ...mail };
    await jobQueue.enqueueWithin(stores, sendMail, outgoing, { idempotencyKey });
  }
}

type StatusWords = Pick<MailWords, 'subject' | 'paragraphs'> & { readonly label: string };

const mailWords: Readonly<
  Record<'en' | 'de', Readonly<Record<OwnerMail, (message: string) => StatusWords>>>
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
        `Reason: ${reason}`,
      ],
      label: 'Open dashboard',
    }),
    rejected: (reason) => ({
      subject: 'Your business account was not approved',
      paragraphs: [
        'We couldn’t approve your business account. Your products won’t appear on PriceHunt. You can still view and export your data.',
        `Reason: ${reason}`,
      ],
      label: 'Open dashboard',
    }),
    asked: (message) => ({
      subject: 'Your business account needs your attention before it’s approved',
      paragraphs: ['We looked at your business account and need something from you:', message],
      label: 'Open dashboard',
    }),
    merged: (name) => ({
      subject: 'Another registration was merged into your business account',
      paragraphs: [
        `We merged the registration “${name}” into your business account. Its people are now on your team as viewers or invited to it. Its store connections, order sources, catalog sources and webhooks are yours; catalog sources and webhooks are paused, and its API keys are revoked.`,
        'Look at your team and settings, and remove what you don’t know.',
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
        `Grund: ${reason}`,
      ],
      label: 'Zum Dashboard',
    }),
    rejected: (reason) => ({
      subject: 'Ihr Unternehmenskonto wurde nicht freigegeben',
      paragraphs: [
        'Wir konnten Ihr Unternehmenskonto nicht freigeben. Ihre Produkte erscheinen nicht auf PriceHunt. Sie können Ihre Daten weiterhin ansehen und exportieren.',
        `Grund: ${reason}`,
      ],
      label: 'Zum Dashboard',
    }),
    asked: (message) => ({
      subject: 'Für die Freigabe Ihres Unternehmenskontos fehlt noch etwas',
      paragraphs: ['Wir haben Ihr Unternehmenskonto geprüft und brauchen noch etwas von Ihnen:', message],
      label: 'Zum Dashboard',
    }),
    merged: (name) => ({
      subject: 'Eine weitere Registrierung wurde mit Ihrem Unternehmenskonto zusammengeführt',
      paragraphs: [
        `Wir haben die Registrierung „${name}“ mit Ihrem Unternehmenskonto zusammengeführt. Die Personen gehören jetzt mit Leserechten zu Ihrem Team oder sind dazu eingeladen. Shop-Verbindungen, Bestell- und Katalogquellen und Webhooks gehören zu Ihrem Konto; Katalogquellen und Webhooks sind pausiert, die API-Schlüssel widerrufen.`,
        'Prüfen Sie Ihr Team und Ihre Einstellungen, und entfernen Sie, was Sie nicht kennen.',
      ],
      label: 'Zum Dashboard',
    }),
  },
};
