import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import type { AlertFiringRow } from '@pricehunt/storage';

export type AlertLanguage = 'en' | 'de';

/** The text of an alert in the shopper's language. */
export interface AlertWords {
  readonly subject: string;
  readonly sentence: string;
  readonly language: AlertLanguage;
}

/** Says what happened to the product's price: in German for a German locale, otherwise in English. */
export function alertWords(firing: AlertFiringRow, title: string, locale: string): AlertWords {
  const isGerman = locale.toLowerCase().startsWith('de');
  const language = isGerman ? 'de' : 'en';
  const shown = (amountMinor: number | null): string | null =>
    amountMinor === null ? null : formatMoney(moneyOf(amountMinor, firing), language);
  const price = shown(firing.priceMinor);
  const previous = shown(firing.previousMinor);
  const name = title === '' ? (isGerman ? 'Dein Produkt' : 'Your product') : title;
  return isGerman
    ? {
        language,
        subject: subjectOf(name, price, firing.kind, 'wieder lieferbar', 'jetzt'),
        sentence: germanSentence(firing.kind, name, price, previous),
      }
    : {
        language,
        subject: subjectOf(name, price, firing.kind, 'back in stock', 'now'),
        sentence: englishSentence(firing.kind, name, price, previous),
      };
}

function subjectOf(
  name: string,
  price: string | null,
  kind: AlertFiringRow['kind'],
  isBack: string,
  now: string,
): string {
  const short = name.length > 80 ? `${name.slice(0, 79)}…` : name;
  if (kind === 'back-in-stock') return `${short}: ${isBack}`;
  return price === null ? short : `${short}: ${now} ${price}`;
}

function englishSentence(
  kind: AlertFiringRow['kind'],
  name: string,
  price: string | null,
  previous: string | null,
): string {
  const at = price === null ? '' : ` at ${price}`;
  const before = previous === null || previous === price ? '' : ` (was ${previous})`;
  switch (kind) {
    case 'target-price':
      return previous === null
        ? `${name} costs ${price} and is already at or below your target price.`
        : `${name} has reached your target price: now ${price}${before}.`;
    case 'percent-drop':
      return previous === null
        ? `${name} costs ${price} and has already dropped by the percentage you chose.`
        : `${name} has dropped by the percentage you chose: now ${price}${before}.`;
    case 'new-low':
      return previous === null
        ? `${name} costs ${price}, its lowest price in the period you chose.`
        : `${name} is at its lowest price in the period you chose: now ${price}${before}.`;
    case 'back-in-stock':
      return `${name} is back in stock${at}.`;
    case 'any-change':
      return `The price of ${name} has changed: now ${price}${before}.`;
  }
}

function germanSentence(
  kind: AlertFiringRow['kind'],
  name: string,
  price: string | null,
  previous: string | null,
): string {
  const at = price === null ? '' : ` für ${price}`;
  const before = previous === null || previous === price ? '' : ` (vorher ${previous})`;
  switch (kind) {
    case 'target-price':
      return previous === null
        ? `${name} kostet ${price} und hat deinen Wunschpreis schon erreicht.`
        : `${name} hat deinen Wunschpreis erreicht: jetzt ${price}${before}.`;
    case 'percent-drop':
      return previous === null
        ? `${name} kostet ${price} und ist schon um den gewählten Prozentsatz günstiger.`
        : `${name} ist um den gewählten Prozentsatz günstiger geworden: jetzt ${price}${before}.`;
    case 'new-low':
      return previous === null
        ? `${name} kostet ${price}, so wenig wie nie im gewählten Zeitraum.`
        : `${name} ist so günstig wie nie im gewählten Zeitraum: jetzt ${price}${before}.`;
    case 'back-in-stock':
      return `${name} ist wieder lieferbar${at}.`;
    case 'any-change':
      return `Der Preis von ${name} hat sich geändert: jetzt ${price}${before}.`;
  }
}

function moneyOf(amountMinor: number, { currency }: AlertFiringRow): Money {
  return { amountMinor, currency };
}
