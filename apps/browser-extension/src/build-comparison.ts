import type { ComparedOffer, OffersState } from '@pricehunt/api-contract/comparisons';
import { formatMoney, taxSentence, totalSentence, verdictWithBasis } from '@pricehunt/offers';
import { sparklinePath, sparklineSize } from '@pricehunt/ui-kit';
import { buildElement, buildSiteLink } from './build-element';
import type { Messages } from './messages/english';
import type { KnownHistory, ShownComparison } from './page-comparison';
import { savingOf } from './saving';
import { comparisonPage, trackingPage } from './site-pages';

const offersShown = 4;

/** The comparison of a page, also while it's running. */
export function buildComparison(shown: ShownComparison, words: Messages): readonly Node[] {
  const { comparison, history, isRunning } = shown;
  const { product, offers, settledAt } = comparison;
  const count = offers.ranked.length;
  const hasChoices = (product?.choices ?? []).length > 0 && count === 0;
  return [
    buildElement(
      'h2',
      { class: 'text-lg line-clamp-2' },
      product?.title ?? (isRunning ? words.searching : words.thisPage),
    ),
    ...(hasChoices ? [buildElement('p', {}, words.chooseVariant)] : buildHeadline(shown, words)),
    ...(count === 0 ? [] : [buildOffers(offers.ranked, words)]),
    buildElement(
      'div',
      { class: 'grid gap-2' },
      buildSiteLink(
        'primary',
        count === 0 || settledAt === null ? words.seeComparison : words.seeAll(count),
        comparisonPage(shown),
      ),
      product === null || settledAt === null
        ? null
        : buildSiteLink('plain', words.track, trackingPage(shown)),
    ),
    ...(history === null ? [] : buildHistory(history, words)),
  ];
}

function buildHeadline({ comparison, isRunning }: ShownComparison, words: Messages): readonly Node[] {
  const { offers, settledAt } = comparison;
  if (settledAt === null) return isRunning ? [] : [buildElement('p', {}, words.unfinished)];
  const saving = savingOf(comparison);
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (saving === null && offers.likely !== undefined) return [buildElement('p', {}, words.likelyMatch)];
  if (best === undefined) return [buildElement('p', {}, withoutBest(offers, words))];
  const { offer, deliveredTotal, itemPrice, match } = best;
  const rival = rivalOf(offers, words);
  const isAgainstPage = match.level === 'pasted' || rival?.row.match.level === 'pasted';
  const evenCheaper =
    rival === null || isAgainstPage
      ? []
      : [buildElement('p', {}, words.evenCheaper(rival.row.offer.retailer.name, rival.shippingMax))];
  if (saving !== null) {
    const tax = taxSentence({ tax: offer.tax ?? 'included', currency: offer.price.currency }, words.shipping);
    const amount = formatMoney(saving.amount, words.locale);
    const text = words.saving(tax === null ? amount : `${amount} (${tax})`, saving.isAtLeast);
    return [
      buildElement(
        'p',
        { class: 'rounded-panel bg-accent-soft p-3' },
        buildElement('strong', { class: 'block text-xl text-accent' }, text),
        words.savingAt(offer.retailer.name),
      ),
      ...evenCheaper,
    ];
  }
  if (offers.best !== null && offers.best.saving !== null) {
    const more = formatMoney(offers.best.saving, words.locale);
    return [buildElement('p', {}, words.cheaperUnlessMore(offer.retailer.name, more))];
  }
  if (rival !== null && isAgainstPage) {
    const shop = rival.row.match.level === 'pasted' ? null : rival.row.offer.retailer.name;
    return [buildElement('p', {}, words.cheaperUnless(shop, rival.shippingMax))];
  }
  if (match.level === 'pasted') {
    return [
      buildElement('p', {}, offers.ranked.length === 1 ? withoutBest(offers, words) : words.alreadyBest),
    ];
  }
  const price = formatMoney(deliveredTotal ?? itemPrice ?? offer.price, words.locale);
  return [buildElement('p', {}, words.bestAt(price, offer.retailer.name)), ...evenCheaper];
}

/** What was found when no other offer is best. */
function withoutBest({ ranked, unranked, variants }: OffersState, words: Messages): string {
  if (ranked.some(({ match }) => match.level !== 'pasted')) return words.noneAvailable;
  return unranked.length > 0 || variants.length > 0 ? words.othersOnly : words.noOthers;
}

/** The offer with unknown shipping that may be cheaper than the best one. */
function rivalOf({ ranked, best }: OffersState, words: Messages) {
  const { offerId, shippingMax } = best?.breakEven ?? {};
  const row = ranked.find(({ offer }) => offer.id === offerId);
  if (row === undefined || shippingMax === undefined) return null;
  return { row, shippingMax: formatMoney(shippingMax, words.locale) };
}

function buildOffers(ranked: readonly ComparedOffer[], words: Messages): HTMLElement {
  const rows = ranked.slice(0, offersShown).map((compared) => buildOffer(compared, words));
  return buildElement(
    'ol',
    { 'aria-label': words.offers, class: 'divide-y divide-line border-y border-line' },
    ...rows,
  );
}

function buildOffer({ offer, deliveredTotal, itemPrice, match }: ComparedOffer, words: Messages) {
  const price = deliveredTotal ?? itemPrice ?? offer.price;
  const kind = deliveredTotal === null ? 'item-only' : 'delivered';
  const { tax = 'included' } = offer;
  const notes: Partial<Record<ComparedOffer['match']['level'], string>> = {
    pasted: words.thisPage,
    'probably-same': words.likely,
  };
  const note = notes[match.level] ?? null;
  return buildElement(
    'li',
    { class: 'flex items-baseline justify-between gap-3 py-2' },
    buildElement(
      'span',
      { class: 'min-w-0' },
      offer.retailer.name,
      note === null ? null : buildElement('span', { class: 'block text-sm text-ink-muted' }, note),
    ),
    buildElement(
      'span',
      { class: 'flex-none text-right' },
      buildElement('strong', { class: 'tabular block' }, formatMoney(price, words.locale)),
      buildElement(
        'span',
        { class: 'block text-sm text-ink-muted' },
        totalSentence({ kind, tax, currency: offer.price.currency }, words.shipping),
      ),
    ),
  );
}

function buildHistory({ points, verdict, basis }: KnownHistory, words: Messages): readonly Node[] {
  const path = sparklinePath(points.map(({ low }) => low.amountMinor));
  const [first, last] = [points[0], points.at(-1)];
  if (path === null || first === undefined || last === undefined) return [];
  const text = (point: typeof first) => formatMoney(point.low, words.locale);
  const label = words.historyLabel(points.length, text(first), text(last));
  return [
    buildElement(
      'section',
      { 'aria-label': words.history },
      buildElement('h2', { class: 'mb-2 text-base' }, words.history),
      buildSparkline(path, label),
      buildElement(
        'p',
        { class: 'mt-2 text-sm text-ink-muted' },
        verdictWithBasis(verdict, basis, words.verdict, words.locale),
      ),
    ),
  ];
}

function buildSparkline(path: string, label: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(namespace, 'svg');
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', label);
  drawing.setAttribute('viewBox', `0 0 ${sparklineSize}`);
  drawing.setAttribute('preserveAspectRatio', 'none');
  drawing.setAttribute('class', 'block h-10 w-full overflow-visible stroke-accent');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  line.setAttribute('fill', 'none');
  line.setAttribute('stroke-width', '1.75');
  line.setAttribute('vector-effect', 'non-scaling-stroke');
  drawing.append(line);
  return drawing;
}
