import { captureSource } from '@pricehunt/api-contract';
import type {
  ComparedOffer,
  Comparison,
  Identification,
  OfferMatch,
  OffersState,
  VariantGroup,
} from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import { hostOf } from '@pricehunt/product-links';
import { figureOf } from '@pricehunt/ui-kit';
import type { ComparisonWords } from '../../ranking-words';

/** The shop of the pasted link, by its own name or its host; null for a search by words. */
export function pastedShopName({ identification, link }: Comparison): string | null {
  return identification.shopName ?? (link === null ? null : hostOf(link));
}

/** Why the pasted page could not be read and how the product was identified instead; null when it was read. */
export function identificationSentence(
  { state, reason, identifiedBy }: Identification,
  shopName: string | null,
  { words }: Pick<ComparisonWords, 'words'>,
): string | null {
  if (state === 'pending' || state === 'read') return null;
  if (state === 'from-words') return words.identification.fromWords;
  const why = words.identification[reason ?? 'unread'](shopName ?? words.product.theShop);
  return `${why} ${state === 'captured' ? words.identification.captured : evidenceSentence(identifiedBy, words)}`;
}

function evidenceSentence(
  identifiedBy: Identification['identifiedBy'],
  { identification }: ComparisonWords['words'],
): string {
  const sentences = identification.identifiedBy;
  switch (identifiedBy?.kind) {
    case 'catalog-link':
    case 'chosen-variant':
    case 'nothing':
      return sentences[identifiedBy.kind];
    case 'item-number':
    case 'link-words':
      return sentences[identifiedBy.kind](identifiedBy.text ?? '');
    default:
      return identification.byLink;
  }
}

/** Whether the shopper's browser may see more of the page than we could read. */
export function mayBeCaptured({ state, reason }: Identification): boolean {
  return state === 'from-link-only' && reason !== 'gone';
}

/** Why an offer counts as the same product, with the confidence when it is not certain. */
export function matchSentence(match: OfferMatch, { words, locale }: ComparisonWords): string {
  const sentence = words.match(match);
  return match.level === 'probably-same'
    ? words.matchSure(sentence, percentOf(match.confidence, locale))
    : sentence;
}

export function versionName(
  { label, offers }: VariantGroup,
  { name }: ComparisonWords['words']['variants'],
): string {
  return name(label, offers[0]?.match.difference);
}

export function hasAlternatives({ ranked, unranked }: OffersState): boolean {
  return [...ranked, ...unranked].some(({ match }) => match.level !== 'pasted');
}

export function offerCountSentence({ ranked, unranked }: OffersState, wording: ComparisonWords): string {
  const rows = [...ranked, ...unranked];
  const shops = new Set(rows.map(({ offer }) => offer.retailer.domain)).size;
  return wording.words.outcome.offersFromShops(
    figureOf(rows.length, wording.locale),
    figureOf(shops, wording.locale),
  );
}

/** The announcement at the end of a search: "4 offers from 4 shops, best price €269.90 incl. shipping". */
export function outcomeSentence(offers: OffersState, wording: ComparisonWords): string {
  const { words, locale } = wording;
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (best === undefined || !hasAlternatives(offers)) {
    const { found = [] } = offers;
    return found.length === 0
      ? words.outcome.none
      : words.found.title(figureOf(found.length, wording.locale));
  }
  const price = best.deliveredTotal ?? best.itemPrice ?? best.offer.price;
  return words.outcome.best(
    offerCountSentence(offers, wording),
    formatMoney(price, locale),
    best.deliveredTotal !== null,
  );
}

/** Why a row is listed: seen by the shopper's browser, or why it counts as the same product. */
export function rowSentence(
  { offer, match }: Pick<ComparedOffer, 'offer' | 'match'>,
  wording: ComparisonWords,
): string {
  return offer.source === captureSource ? wording.words.seenOffer : matchSentence(match, wording);
}

function percentOf(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
