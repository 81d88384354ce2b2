import { englishShipping, formatMoney, germanShipping, taxSentence } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import type { AlertFiringRow } from '@pricehunt/storage';

export type AlertLanguage = 'en' | 'de';

export function alertLanguage(locale: string): AlertLanguage {
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}

export interface NamesOfAlert {
  readonly title: string;
  /** What the alert's search looks for; null for an alert on one product. */
  readonly search: string | null;
}

export interface AlertWords {
  readonly subject: string;
  readonly sentence: string;
  readonly language: AlertLanguage;
}

export function alertWords(
  firing: AlertFiringRow,
  { title, search }: NamesOfAlert,
  locale: string,
): AlertWords {
  const language = alertLanguage(locale);
  const isGerman = language === 'de';
  const shown = (amountMinor: number | null): string | null =>
    amountMinor === null ? null : formatMoney(moneyOf(amountMinor, firing), language);
  const price = shown(firing.priceMinor);
  const previous = shown(firing.previousMinor);
  const taxed =
    firing.holds === null ? null : taxSentence(firing.holds, isGerman ? germanShipping : englishShipping);
  const marked = price === null || taxed === null ? price : `${price} (${taxed})`;
  const name = title === '' ? (isGerman ? 'Dein Produkt' : 'Your product') : title;
  return isGerman
    ? {
        language,
        subject: subjectOf(name, price, firing.kind, germanSubject),
        sentence: germanSentence(firing.kind, name, { price, marked, previous, search: search ?? '' }),
      }
    : {
        language,
        subject: subjectOf(name, price, firing.kind, englishSubject),
        sentence: englishSentence(firing.kind, name, { price, marked, previous, search: search ?? '' }),
      };
}

function subjectOf(
  name: string,
  price: string | null,
  kind: AlertFiringRow['kind'],
  words: typeof englishSubject,
): string {
  const short = name.length > 80 ? `${name.slice(0, 79)}…` : name;
  if (kind === 'back-in-stock') return `${short}: ${words.isBack}`;
  if (kind === 'search-match') return `${words.found}: ${price === null ? short : `${short}, ${price}`}`;
  return price === null ? short : `${short}: ${words.now} ${price}`;
}

const englishSubject = { isBack: 'back in stock', now: 'now', found: 'Found' };
const germanSubject = { isBack: 'wieder lieferbar', now: 'jetzt', found: 'Gefunden' };

interface ShownPrices {
  readonly price: string | null;
  /** With a note if tax is to be added. */
  readonly marked: string | null;
  readonly previous: string | null;
  /** Empty for an alert on one product. */
  readonly search: string;
}

function englishSentence(
  kind: AlertFiringRow['kind'],
  name: string,
  { price, marked, previous, search }: ShownPrices,
): string {
  const at = price === null ? '' : ` at ${marked}`;
  const before = previous === null || previous === price ? '' : ` (was ${previous})`;
  switch (kind) {
    case 'target-price':
      return previous === null
        ? `${name} costs ${marked} and is already at or below your target price.`
        : `${name} has reached your target price: now ${marked}${before}.`;
    case 'percent-drop':
      return previous === null
        ? `${name} costs ${marked} and has already dropped by the percentage you chose.`
        : `${name} has dropped by the percentage you chose: now ${marked}${before}.`;
    case 'any-drop':
      return `${name} has become cheaper: now ${marked}${before}.`;
    case 'new-low':
      return previous === null
        ? `${name} costs ${marked}, its lowest price in the period you chose.`
        : `${name} is at its lowest price in the period you chose: now ${marked}${before}.`;
    case 'back-in-stock':
      return `${name} is back in stock${at}.`;
    case 'any-change':
      return `The price of ${name} has changed: now ${marked}${before}.`;
    case 'search-match':
      return `${name} fits your search ${search}${at}.`;
  }
}

function germanSentence(
  kind: AlertFiringRow['kind'],
  name: string,
  { price, marked, previous, search }: ShownPrices,
): string {
  const at = price === null ? '' : ` für ${marked}`;
  const before = previous === null || previous === price ? '' : ` (vorher ${previous})`;
  switch (kind) {
    case 'target-price':
      return previous === null
        ? `${name} kostet ${marked} und hat deinen Wunschpreis schon erreicht.`
        : `${name} hat deinen Wunschpreis erreicht: jetzt ${marked}${before}.`;
    case 'percent-drop':
      return previous === null
        ? `${name} kostet ${marked} und ist schon um den gewählten Prozentsatz günstiger.`
        : `${name} ist um den gewählten Prozentsatz günstiger geworden: jetzt ${marked}${before}.`;
    case 'any-drop':
      return `${name} ist günstiger geworden: jetzt ${marked}${before}.`;
    case 'new-low':
      return previous === null
        ? `${name} kostet ${marked}, so wenig wie nie im gewählten Zeitraum.`
        : `${name} ist so günstig wie nie im gewählten Zeitraum: jetzt ${marked}${before}.`;
    case 'back-in-stock':
      return `${name} ist wieder lieferbar${at}.`;
    case 'any-change':
      return `Der Preis von ${name} hat sich geändert: jetzt ${marked}${before}.`;
    case 'search-match':
      return `${name} passt zu deiner Suche ${search}${at}.`;
  }
}

function moneyOf(amountMinor: number, { currency }: AlertFiringRow): Money {
  return { amountMinor, currency };
}
