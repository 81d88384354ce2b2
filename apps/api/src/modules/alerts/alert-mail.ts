import { nameInMail, writeMail } from '@pricehunt/mail';
import type { MailProduct } from '@pricehunt/mail';
import {
  englishShipping,
  englishVerdict,
  formatMoney,
  germanShipping,
  germanVerdict,
  shippingSentence,
  totalSentence,
  verdictWithBasis,
} from '@pricehunt/offers';
import type { Product, StatedTotal } from '@pricehunt/offers';
import type { AlertFiringRow } from '@pricehunt/storage';
import type { PricePast } from '../../pricing/price-past';
import { alertWords } from './alert-words';
import type { AlertLanguage } from './alert-words';
import type { OfferOfAlert } from './observe-product';

export interface AlertMailFacts {
  readonly firing: AlertFiringRow;
  /** What the alert's search looks for; null for an alert on one product. */
  readonly search: string | null;
  /** Null if the product no longer exists. */
  readonly product: Product | null;
  /** The offer when the e-mail is sent; null if no shop can deliver the product any more. */
  readonly offer: OfferOfAlert | null;
  /** ISO 3166 country the alert's prices are for; null for any. */
  readonly country: string | null;
  readonly past: Pick<PricePast, 'verdict' | 'conditionClass' | 'basis'>;
  readonly productLink: string;
  readonly stopLink: string;
}

export function alertMail(facts: AlertMailFacts, locale: string): ReturnType<typeof writeMail> {
  const { firing, product, offer, search } = facts;
  const names = { title: product?.title ?? '', search };
  const { subject, sentence, language } = alertWords(firing, names, locale);
  const words = mailWords[language];
  const hasChanged = (offer?.comparedPrice?.amountMinor ?? null) !== firing.priceMinor;
  return writeMail({
    subject,
    language,
    paragraphs: [sentence, ...(product !== null && hasChanged ? [words.changed] : [])],
    ...(product === null ? {} : { product: productOf(product, facts, language) }),
    link: { label: words.look, href: facts.productLink },
    notes: [words.whereFrom],
    unsubscribe: { label: words.stop, href: facts.stopLink },
  });
}

function productOf(product: Product, facts: AlertMailFacts, language: AlertLanguage): MailProduct {
  const { offer, country } = facts;
  const words = mailWords[language];
  const pictures = [product.imageUrl, offer?.imageUrl ?? null].filter((picture) => picture !== null);
  const where = country === null ? [] : [words.country(countryName(country, language))];
  const verdict = verdictLine(facts.past, language);
  return {
    title: product.title,
    pictures,
    price: offer && formatMoney(offer.deliveredTotal ?? offer.itemPrice, language),
    details: [...(offer === null ? [words.none] : offerLines(offer, language)), ...where, verdict],
  };
}

function offerLines(offer: OfferOfAlert, language: AlertLanguage): readonly string[] {
  const { deliveredTotal, itemPrice } = offer;
  const shipping = shippingSentence(offer, shippingWords[language], language);
  const item = formatMoney(itemPrice, language);
  return [
    shopLine(
      { ...offer, shopName: nameInMail(offer.shopName) },
      deliveredTotal === null ? 'item-only' : 'delivered',
      language,
    ),
    deliveredTotal === null
      ? `${shipping.charAt(0).toUpperCase()}${shipping.slice(1)}`
      : `${item} + ${shipping}`,
  ];
}

const shippingWords = { en: englishShipping, de: germanShipping };

/** Such as "At Oak, incl. shipping, plus sales tax". */
export function shopLine(
  { shopName, tax, currency }: Pick<OfferOfAlert, 'shopName' | 'tax' | 'currency'>,
  kind: StatedTotal['kind'],
  language: AlertLanguage,
): string {
  return mailWords[language].at(shopName, totalSentence({ kind, tax, currency }, shippingWords[language]));
}

function verdictLine(
  { verdict, conditionClass, basis }: AlertMailFacts['past'],
  language: AlertLanguage,
): string {
  const words = { en: englishVerdict, de: germanVerdict }[language];
  const compared = { includesShipping: false, ...basis, condition: conditionClass };
  return verdictWithBasis(verdict, compared, words, language);
}

function countryName(country: string, language: AlertLanguage): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}

const mailWords = {
  en: {
    changed: 'The price has changed since then. Here is the latest:',
    at: (shop: string, included: string) => `At ${shop}, ${included}`,
    country: (name: string) => `Delivered to ${name}`,
    none: 'Out of stock at every shop right now.',
    look: 'Compare prices',
    whereFrom: 'You’re receiving this e-mail because you set a price alert.',
    stop: 'Unsubscribe from this alert',
  },
  de: {
    changed: 'Der Preis hat sich seitdem geändert. Aktueller Stand:',
    at: (shop: string, included: string) => `Bei ${shop}, ${included}`,
    country: (name: string) => `Lieferland: ${name}`,
    none: 'Zurzeit in keinem Shop lieferbar.',
    look: 'Preise vergleichen',
    whereFrom: 'Du bekommst diese E-Mail, weil du einen Preisalarm gesetzt hast.',
    stop: 'Diesen Preisalarm abbestellen',
  },
} as const;
