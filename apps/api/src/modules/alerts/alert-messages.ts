import type { PushedAlert } from '@pricehunt/api-contract';
import { nameInMail, writeMail } from '@pricehunt/mail';
import type { AccountRow, ClaimedMessage } from '@pricehunt/storage';
import { readPricePast } from '../../pricing/price-past';
import type { Needs } from '../../services';
import { alertMail, shopLine } from './alert-mail';
import type { AlertOfFiring } from './alert-of-firing';
import { alertLanguage, alertWords } from './alert-words';
import type { NamesOfAlert } from './alert-words';
import { findOfferOfAlert } from './observe-product';
import { searchName } from './search-alert-view';
import { stopLinkOf } from './stop-alert';

type WritingServices = Needs<'storage' | 'outboundSigner' | 'origins' | 'now'>;

export interface FiredAlert extends ClaimedMessage {
  readonly alert: AlertOfFiring;
}

export type WrittenMail = ReturnType<typeof writeMail> & {
  /** Stops the alert with one click; null for several alerts. */
  readonly stopLink: string | null;
};

export async function writeAlertMail(
  services: WritingServices,
  account: AccountRow,
  { alert, firing }: FiredAlert,
): Promise<WrittenMail> {
  // The firing's amounts stay in its currency, even if the alert's has changed since.
  const { currency } = firing;
  const { country } = alert;
  const stopLink = stopLinkOf(services.outboundSigner, services.origins.shopper, firing.alertId);
  const mail = alertMail(
    {
      firing,
      search: alert.search && searchName(alert.search, alertLanguage(account.locale)),
      stopLink,
      country,
      product: await services.storage.products.findProduct(firing.productId),
      offer: await findOfferOfAlert(services, { ...alert, currency }),
      past: await readPricePast(services, alert.productId, { days: 1, currency, country }),
      productLink: `${services.origins.shopper}${productPath(firing.productId)}`,
    },
    account.locale,
  );
  return { ...mail, stopLink };
}

/** Names the shop as long as it still has that price. */
export async function writeAlertNotice(
  services: WritingServices,
  account: AccountRow,
  { alert, firing }: FiredAlert,
): Promise<PushedAlert> {
  const product = await services.storage.products.findProduct(firing.productId);
  const offer = await findOfferOfAlert(services, { ...alert, currency: firing.currency });
  const names = namesOf(alert, product?.title ?? '', account);
  const { subject, sentence, language } = alertWords(firing, names, account.locale);
  const isStillSo = offer !== null && offer.comparedPrice?.amountMinor === firing.priceMinor;
  const kind = alert.shippingCounted ? 'delivered' : 'item-only';
  return {
    title: subject,
    body: isStillSo ? `${sentence} ${shopLine(offer, kind, language)}.` : sentence,
    path: productPath(firing.productId),
    tag: firing.alertId,
  };
}

/** One message for the alerts of a day. The notice has as many of them as fit in `lengthMax` characters. */
export async function writeDigest(
  services: WritingServices,
  account: AccountRow,
  fired: readonly FiredAlert[],
  lengthMax: number,
): Promise<{ readonly mail: WrittenMail; readonly notice: PushedAlert }> {
  const { products } = services.storage;
  const language = alertLanguage(account.locale);
  const words = digestWords[language];
  const sentences: string[] = [];
  const linked: string[] = [];
  for (const { firing, alert } of fired) {
    const product = await products.findProduct(firing.productId);
    const title = product?.title ?? '';
    const sentenceOf = (shown: string) =>
      alertWords(firing, namesOf(alert, shown, account), account.locale).sentence;
    sentences.push(sentenceOf(title));
    const named = sentenceOf(title === '' ? '' : nameInMail(title));
    linked.push(`${named}\n${services.origins.shopper}${productPath(firing.productId)}`);
  }
  const subject = words.subject(fired.length);
  const mail = writeMail({
    subject,
    language,
    paragraphs: linked,
    link: { label: words.manage, href: `${services.origins.shopper}/alerts` },
    notes: [words.whereFrom],
  });
  const notice = {
    title: subject,
    body: fittingLines(sentences, lengthMax, words.more),
    path: '/alerts',
    tag: 'digest',
  };
  return { mail: { ...mail, stopLink: null }, notice };
}

/** Whole lines, and how many more there are. Only a first line that is too long is shortened. */
function fittingLines(lines: readonly string[], lengthMax: number, more: (count: number) => string): string {
  for (let count = lines.length; count > 1; count--) {
    const rest = lines.length - count;
    const text = [...lines.slice(0, count), ...(rest === 0 ? [] : [more(rest)])].join('\n');
    if (text.length <= lengthMax) return text;
  }
  const [first = '', ...others] = lines;
  if (others.length === 0) return first;
  const end = `\n${more(others.length)}`;
  const space = lengthMax - end.length;
  return `${first.length > space ? `${first.slice(0, space - 1)}…` : first}${end}`;
}

function namesOf({ search }: AlertOfFiring, title: string, { locale }: AccountRow): NamesOfAlert {
  return { title, search: search && searchName(search, alertLanguage(locale)) };
}

function productPath(productId: string): string {
  return `/product/${encodeURIComponent(productId)}`;
}

const digestWords = {
  en: {
    subject: (count: number) => `${count} price alerts`,
    more: (count: number) => `and ${count} more`,
    manage: 'View my price alerts',
    whereFrom: 'You’re receiving this e-mail because you set price alerts.',
  },
  de: {
    subject: (count: number) => `${count} Preisalarme`,
    more: (count: number) => `und ${count} weitere`,
    manage: 'Meine Preisalarme ansehen',
    whereFrom: 'Du bekommst diese E-Mail, weil du Preisalarme gesetzt hast.',
  },
} as const;
