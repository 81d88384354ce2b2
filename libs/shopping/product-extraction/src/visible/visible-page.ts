import { expectedTaxAt, readPrice, statesBothTaxes } from '@pricehunt/offers';
import type { PriceHints } from '@pricehunt/offers';
import { trimmedDecimal } from '../markup/amount';
import { findBuyButton } from './buy-button';
import type { BuyButton } from './buy-button';
import type { PageDocument, PageElement } from '../page/page-document';
import { textOf } from '../page/page-text';
import { listPriceOf } from './list-price';
import type { PageZones } from '../page/page-zones';
import { noClaims } from '../markup/product-claims';
import type { ProductClaims } from '../markup/product-claims';
import { findFacts } from './visible-facts';
import { findImages } from './visible-images';
import { findPrices } from './visible-prices';
import type { PriceCandidate } from './price-candidate';
import { findStock } from './visible-stock';
import type { VisibleTitle } from './visible-title';

export interface VisiblePage {
  readonly claims: ProductClaims;
  /** How reliable price and stock are, 0 to 2. */
  readonly priceWeight: number;
  readonly stockWeight: number;
  readonly stockText: string | null;
  readonly buyButton: BuyButton | null;
  readonly prices: readonly PriceCandidate[];
  /** Number of different product numbers printed; a list has one for each. */
  readonly numbersCount: number;
}

const priceScoreMin = 2.9;

export function readVisiblePage(
  page: PageDocument,
  zones: PageZones,
  title: VisibleTitle,
  hints: PriceHints,
): VisiblePage {
  const buyButton = findBuyButton(page, zones, title.heading);
  const prices = findPrices(page, zones, {
    heading: title.heading,
    buyButton: buyButton?.element ?? null,
    windowTitle: title.windowTitle,
    hints,
  });
  const found = newBefore(
    prices.filter((price) => !price.isListPrice && !price.isOfCard),
    prices.some((price) => price.isListPrice && !price.isOfCard),
  );
  const best = withTaxBeside(loweredBeside(found, prices), prices, hints);
  const price = best !== null && best.score >= priceScoreMin ? best : null;
  const stock = findStock(page, zones, { heading: title.heading, buyButton, price, prices });
  const facts = findFacts(page, zones, title.heading);
  const listPrice = price === null ? null : listPriceOf(price, prices, page, title.heading);
  return {
    buyButton,
    prices,
    priceWeight: price === null ? 0 : Math.min(1.1, 0.3 + (price.score - priceScoreMin) * 0.4),
    stockWeight: stock?.weight ?? 0,
    stockText: stock?.text ?? null,
    numbersCount: facts.numbersCount,
    claims: {
      ...noClaims('page', price === null ? 'the visible page' : `the visible page, "${price.text}"`, 0.8),
      title: title.headingText,
      brand: facts.brand,
      sku: facts.sku,
      mpn: facts.mpn,
      gtins: facts.gtins,
      attributes: facts.attributes,
      imageUrls: findImages(page, zones, title.heading, title.headingText),
      price: price === null ? null : { amount: price.amount, currency: price.currency, kind: price.kind },
      listPrice,
      tax: price?.tax() ?? null,
      condition: price?.isUsed === true ? 'used' : null,
      availability: stock?.availability ?? null,
      breadcrumb: findBreadcrumb(page, zones),
    },
  };
}

/** The likeliest price; that of a new item where used ones are offered beside it, but not what a used one cost new. */
function newBefore(likely: readonly PriceCandidate[], hasListPrice: boolean): PriceCandidate | null {
  const isOfUsedItem = likely.some(
    ({ isUsed, kind, score }) => isUsed && kind === 'exact' && score >= priceScoreMin,
  );
  const offered =
    isOfUsedItem && !hasListPrice ? likely.filter(({ mayBeOfNewItem }) => !mayBeOfNewItem) : likely;
  const [best = null] = offered;
  return best?.isUsed === true
    ? (offered.find(({ isUsed, score }) => !isUsed && score >= priceScoreMin) ?? best)
    : best;
}

/** Of two adjacent prices without labels, the lower is the price and the other the previous one. */
function loweredBeside(best: PriceCandidate | null, all: readonly PriceCandidate[]): PriceCandidate | null {
  if (best === null) return null;
  const lower = all.find(
    ({ isListPrice, isOfCard, isUsed, tax, amount, score, element }) =>
      !isListPrice &&
      !isOfCard &&
      (best.isUsed || !isUsed) &&
      score > best.score - 1.2 &&
      Number(amount) < Number(best.amount) &&
      Number(amount) > Number(best.amount) * 0.3 &&
      Math.abs(element.order - best.element.order) <= 6 &&
      (tax() !== 'excluded' || best.tax() === 'excluded'),
  );
  return lower ?? best;
}

const taxTextLengthMax = 120;

/** Of "£41.66 ex VAT £49.99 inc VAT" the price that shoppers pay, however the page nests the two. */
function withTaxBeside(
  best: PriceCandidate | null,
  all: readonly PriceCandidate[],
  hints: PriceHints,
): PriceCandidate | null {
  const taxed = best?.tax() === 'excluded' ? withTaxNear(best, all) : null;
  if (taxed !== null) return taxed;
  let outer = best?.element ?? null;
  for (let level = 0; outer !== null && level < 5; outer = outer.parent, level += 1) {
    const text = textOf(outer, taxTextLengthMax + 1);
    if (text.length > taxTextLengthMax) break;
    if (!statesBothTaxes(text)) continue;
    const { amount } = readPrice(text, hints);
    const { order, endOrder } = outer;
    return (
      all.find(
        (price) =>
          amount !== null &&
          price.amount === trimmedDecimal(amount) &&
          price.element.order >= order &&
          price.element.order <= endOrder,
      ) ?? best
    );
  }
  return best;
}

/** Tax is at most 27 percent in any country. */
const taxRatioMax = 1.3;

/** Beside a price without tax, the higher one without that label; not where shops state all prices without tax. */
function withTaxNear(best: PriceCandidate, all: readonly PriceCandidate[]): PriceCandidate | null {
  const found = all.find(({ isListPrice, isOfCard, isUsed, tax, amount, element, currency }) => {
    const ratio = Number(amount) / Number(best.amount);
    return (
      !isListPrice &&
      !isOfCard &&
      !isUsed &&
      ratio > 1 &&
      ratio <= taxRatioMax &&
      Math.abs(element.order - best.element.order) <= 8 &&
      (tax() ?? expectedTaxAt(currency ?? 'USD')) === 'included'
    );
  });
  return found === undefined || best.score - found.score > 2 ? null : found;
}

function findBreadcrumb(page: PageDocument, zones: PageZones): readonly string[] {
  const trail = page.elements.find(
    (element) =>
      ['ul', 'ol', 'nav', 'div'].includes(element.tag) &&
      / (?:breadcrumbs?|bread crumbs?) /u.test(zones.namesOf(element)),
  );
  if (trail === undefined || trail.endOrder - trail.order > 120) return [];
  const links = page.elements
    .slice(trail.order, trail.endOrder + 1)
    .filter((element: PageElement) => element.tag === 'a');
  return [...new Set(links.map((link) => textOf(link, 80)).filter((text) => text !== ''))].slice(0, 10);
}
