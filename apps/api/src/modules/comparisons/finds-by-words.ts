import type { Offer } from '@pricehunt/offers';
import { groupOffers, readProfile } from '@pricehunt/product-matching';
import type { MatchContext } from '@pricehunt/product-matching';
import { foldText, indexedFields, parseQuery } from '@pricehunt/product-search';
import type { Placement } from './placement';

/** The share of the shopper's words that an offer must contain. */
const fitMin = 0.5;

const findsMax = 80;

/** The share of the words that the offer contains, also inside longer words; null if too small. */
export function fitOf(words: string, offer: Offer): number | null {
  const { terms, gtin } = parseQuery(words);
  if (gtin !== null) return offer.gtins.includes(gtin) ? 1 : null;
  const { title, brand, model, codes } = indexedFields({ ...offer, category: null, description: null });
  const named = [title, brand, model, codes, foldText(offer.title)].join(' ');
  const fit = terms.filter(({ text }) => named.includes(text)).length / terms.length;
  return fit >= fitMin ? fit : null;
}

/** Whether the words are the offer's title, in any order. */
export function isTitleOf(words: string, { title }: Offer): boolean {
  const termsOf = (text: string) => new Set(parseQuery(text).terms.map((term) => term.text));
  const [wanted, stated] = [termsOf(words), termsOf(title)];
  return wanted.size >= 2 && wanted.size === stated.size && [...wanted].every((term) => stated.has(term));
}

export function withFindsGrouped(
  placements: readonly Placement[],
  context: MatchContext,
): readonly Placement[] {
  const finds = placements
    .filter((one) => one.kind === 'found')
    .sort((one, other) => other.fit - one.fit)
    .slice(0, findsMax);
  if (finds.length === 0) return placements;
  const listed = finds.flatMap(({ offer, productId }) => (productId === null ? [] : [{ offer, productId }]));
  const productOf = new Map(listed.map(({ offer, productId }) => [offer.id, productId]));
  const groups = groupOffers(
    finds.map(({ offer }) => ({ id: offer.id, profile: readProfile(offer), shop: sellerOf(offer) })),
    { productOf, decisions: [] },
    context,
  );
  return [
    ...placements.filter((one) => one.kind !== 'found'),
    ...finds.map((find) => ({
      ...find,
      group: groups.get(find.offer.id) ?? find.offer.id,
    })),
  ];
}

/** Marketplaces list a product once a seller. */
function sellerOf({ retailer, seller }: Offer): string {
  return seller === null ? retailer.domain : `${retailer.domain} ${seller}`;
}
