import { formatMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import type { AlertFiringRow } from '@pricehunt/storage';

/** The languages that alerts are written in. */
export type AlertLanguage = 'en' | 'de';

/** What an alert says, in the language of its shopper. */
export interface AlertWords {
  readonly subject: string;
  readonly sentence: string;
  readonly language: AlertLanguage;
}

/** Says what happened to the product, with the price and the one before. German for a German locale, else English. */
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
  const before = previous === null || previous === price ? '' : `, before ${previous}`;
  switch (kind) {
    case 'target-price':
      return previous === null
        ? `${name} costs ${price}, which already meets your target.`
        : `${name} has reached your target: it is now ${price}${before}.`;
    case 'percent-drop':
      return previous === null
        ? `${name} costs ${price}, which is already the drop you chose.`
        : `${name} has dropped by the percentage you chose: it is now ${price}${before}.`;
    case 'new-low':
      return previous === null
        ? `${name} costs ${price}, which is already its lowest price in the period you chose.`
        : `${name} is at its lowest price in the period you chose: it is now ${price}${before}.`;
    case 'back-in-stock':
      return `${name} is back in stock${at}.`;
    case 'any-change':
      return `The price of ${name} has changed: it is now ${price}${before}.`;
  }
}

function germanSentence(
  kind: AlertFiringRow['kind'],
  name: string,
  price: string | null,
  previous: string | null,
): string {
  const at = price === null ? '' : ` für ${price}`;
  const before = previous === null || previous === price ? '' : `, vorher ${previous}`;
  switch (kind) {
    case 'target-price':
      return previous === null
        ? `${name} kostet ${price} und hat deinen Wunschpreis damit schon erreicht.`
        : `${name} hat deinen Wunschpreis erreicht: jetzt ${price}${before}.`;
    case 'percent-drop':
      return previous === null
        ? `${name} kostet ${price} und ist damit schon so viel günstiger, wie du wolltest.`
        : `${name} ist so viel günstiger geworden, wie du wolltest: jetzt ${price}${before}.`;
    case 'new-low':
      return previous === null
        ? `${name} kostet ${price} und war im gewählten Zeitraum nie so günstig.`
        : `${name} war im gewählten Zeitraum nie so günstig: jetzt ${price}${before}.`;
    case 'back-in-stock':
      return `${name} ist wieder lieferbar${at}.`;
    case 'any-change':
      return `Der Preis von ${name} hat sich geändert: jetzt ${price}${before}.`;
  }
}

function moneyOf(amountMinor: number, { currency }: AlertFiringRow): Money {
  return { amountMinor, currency };
}
