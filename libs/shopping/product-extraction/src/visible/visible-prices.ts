import { readPrice, statedTax, statesBothTaxes } from '@pricehunt/offers';
import type { PriceHints, PriceTax } from '@pricehunt/offers';
import { trimmedDecimal } from '../markup/amount';
import type { PageDocument, PageElement } from '../page/page-document';
import { ownTextOf } from '../page/page-text';
import type { PageZones } from '../page/page-zones';
import type { PriceAnchors, PriceCandidate } from './price-candidate';
import { placeScore, repeatedCards } from './price-place';
import { closeNames, namesAround, neighbourText } from './price-surroundings';
import type { Neighbours } from './price-surroundings';
import { hasCurrencySign, localSigns, priceTextOf } from './price-text';
import { isConverted, isOtherCharge, readWording } from './price-wording';

const onlyAmountScore = 0.7;
/** For an amount that is also in the title ("Desk Lamp - 49,99 €"). */
const inTitleScore = 0.8;
const candidatesMax = 800;
const examinedMax = 6_000;
const textLengthMax = 45;

/**
 * All texts that could be the price, most likely first. Names, labels, size, closeness to heading and buy button, and
 * repetition count for a text. Strikethrough, instalments, savings, delivery, other products and rows of cards count
 * against it.
 */
export function findPrices(
  page: PageDocument,
  zones: PageZones,
  anchors: PriceAnchors,
): readonly PriceCandidate[] {
  const raw = rawCandidates(page, zones, anchors.hints);
  const repeats = repeatedCards(raw, zones);
  const counts = new Map<string, number>();
  for (const { amount, element, isListPrice } of raw) {
    if (zones.zoneOf(element) === 'product' && !isListPrice)
      counts.set(amount, (counts.get(amount) ?? 0) + 1);
  }
  const shown = counts.size > 0 ? counts : new Map(hiddenAmounts(raw, zones).map((amount) => [amount, 1]));
  return raw
    .map((candidate) => {
      const often =
        Math.min((counts.get(candidate.amount) ?? 1) - 1, 3) * 0.35 +
        (shown.size === 1 && shown.has(candidate.amount) ? onlyAmountScore : 0) +
        (isInTitle(anchors.windowTitle, candidate) ? inTitleScore : 0);
      const isRepeated = repeats.has(candidate.element);
      const card = isRepeated ? -3 : 0;
      return {
        ...candidate,
        isOfCard: isRepeated || zones.zoneOf(candidate.element) === 'related',
        score: candidate.score + often + card + placeScore(candidate.element, zones, anchors),
      };
    })
    .sort((one, other) => other.score - one.score);
}

/** Amounts shown only by scripts, if the page shows none without. */
function hiddenAmounts(raw: readonly PriceCandidate[], zones: PageZones): readonly string[] {
  return raw
    .filter(({ element, isListPrice }) => zones.zoneOf(element) === 'hidden' && !isListPrice)
    .map(({ amount }) => amount);
}

function isInTitle(windowTitle: string | null, { text, currency, signCurrencies }: PriceCandidate): boolean {
  const digits = /\p{Nd}[\p{Nd}.,'’ ]*\p{Nd}/u.exec(text)?.[0] ?? '';
  const isMoney = currency !== null || signCurrencies.length > 0;
  return (
    isMoney &&
    digits.length >= 3 &&
    windowTitle !== null &&
    hasCurrencySign(windowTitle) &&
    windowTitle.includes(digits)
  );
}

function rawCandidates(page: PageDocument, zones: PageZones, hints: PriceHints): readonly PriceCandidate[] {
  const found = new Map<PageElement, PriceCandidate>();
  const isLocal = localSigns(hints.country ?? null);
  let examined = 0;
  for (const element of page.elements) {
    if (found.size >= candidatesMax || examined >= examinedMax) break;
    if (!hasShortNumber(element)) continue;
    examined += 1;
    const container = priceContainer(element);
    if (container === null || found.has(container)) continue;
    const text = pricePartOf(container);
    if (text.includes('%')) continue;
    const names = `${zones.namesOf(element)}${namesAround(container, zones)}`.replace(/ {2,}/gu, ' ');
    const around = neighbourText(container);
    const isNamed = / (?:price|preis|prix|precio|prezzo|prijs|cena|preco|pris|hinta|amount|betrag) /u.test(
      names,
    );
    const isSigned = hasCurrencySign(text) || isLocal(text);
    if (!isSigned && ((!hasCurrencySign(around.near) && !isNamed) || isCode(text))) continue;
    const reading = readPrice(isSigned ? text : `${around.before} ${text} ${around.after}`.trim(), hints);
    if (reading.amount === null || !/[1-9]/u.test(reading.amount)) continue;
    if (reading.kind !== 'exact' && reading.kind !== 'from' && reading.kind !== 'range') continue;
    const wording = readWording(
      names,
      closeNames(element, container, zones),
      `${/^[^\p{Nd}]*/u.exec(text)?.[0]?.toLowerCase() ?? ''}${around.label}`,
      element,
    );
    if (wording.isRejected || isOtherCharge(text)) continue;
    found.set(container, {
      element: container,
      text,
      amount: trimmedDecimal(reading.amount),
      currency: reading.currency,
      signCurrencies: reading.currencySign === null ? [] : reading.currencyCandidates,
      kind: reading.kind === 'exact' ? 'exact' : 'from',
      isListPrice: wording.isListPrice,
      isUsed: wording.isUsed,
      mayBeOfNewItem: wording.mayBeOfNewItem,
      tax: () => taxBeside(text, around),
      isOfCard: false,
      score:
        wording.score +
        (isSigned ? 0.6 : hasCurrencySign(around.near) ? 0 : -0.8) +
        (isNamed ? 1 : 0) -
        (isConverted(text) ? 1 : 0) -
        wordiness(text) * 1.5,
    });
  }
  return [...found.values()];
}

/** Without the rate in "inc. 20% VAT", which is no discount. */
function pricePartOf(element: PageElement): string {
  const text = priceTextOf(element);
  return text.includes('%') ? text.replace(taxRate, ' ') : text;
}

const taxRate =
  / \p{Nd}{1,2}(?:[.,]\p{Nd})? ?% ?(?=(?:vat|tax|gst|btw|moms|mwst|ust|mva|iva|tva|dph|áfa|alv|kdv)(?!\p{L}))/giu;

/** Such as "MC240". */
function isCode(text: string): boolean {
  return /\p{L}\p{Nd}/u.test(text);
}

function taxBeside(text: string, { textBefore, textAfter }: Neighbours): PriceTax | null {
  const [, head = '', tail = ''] = /^(\P{Nd}*)\p{Nd}(?:.*\p{Nd})?(\P{Nd}*)$/u.exec(text) ?? [];
  return statesBothTaxes(text) ? 'included' : statedTax(`${textBefore} ${head}`, `${tail} ${textAfter}`);
}

function hasShortNumber(element: PageElement): boolean {
  if (silent.has(element.tag) || element.tag === 'sup') return false;
  const isShort = element.children.every((child) => typeof child !== 'string' || child.length < 400);
  const hasDigit = element.children.some((child) => typeof child === 'string' && /\p{Nd}/u.test(child));
  return isShort && hasDigit && ownTextOf(element).length <= 90;
}

/** 0 for a bare price to 1 for a sentence around it. */
function wordiness(text: string): number {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  return Math.min(1, Math.max(0, letters - 8) / 10);
}

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'option',
  'textarea',
  'title',
  'select',
  'svg',
  'code',
]);

/** The outermost ancestor that contains only one short price, or the element itself if it prints one without and with tax. */
function priceContainer(element: PageElement): PageElement | null {
  let text = pricePartOf(element);
  if (!isOnePrice(text)) return statesBothTaxes(text) ? element : null;
  let container = element;
  for (
    let outer = element.parent, level = 0;
    outer !== null && level < 4 && outer.tag !== 'body';
    outer = outer.parent, level += 1
  ) {
    if (outer.endOrder - outer.order > 8) break;
    const wider = pricePartOf(outer);
    const completes = !hasCurrencySign(text) && hasCurrencySign(wider) && wider.length <= 20;
    if (!isOnePrice(wider) || (wider.length > text.length + 6 && !completes)) break;
    container = outer;
    text = wider;
  }
  return container;
}

function isOnePrice(text: string): boolean {
  return text.length <= textLengthMax && (text.match(/\p{Nd}[\p{Nd}.,'’\s]*/gu) ?? []).length === 1;
}
