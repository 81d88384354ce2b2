import type {
  Comparison,
  DealVerdictView,
  Identification,
  OfferMatch,
  OffersState,
  UnrankedOffer,
} from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import { hostOf } from '@pricehunt/product-links';

/** The shop of the pasted link, as it names itself or by its host; null for a search by words. */
export function pastedShopName({ identification, link }: Comparison): string | null {
  return identification.shopName ?? (link === null ? null : hostOf(link));
}

/** Why the pasted page says little, and what was done instead; null where it was read. */
export function identificationSentence(identification: Identification, shopName: string): string | null {
  if (identification.state === 'pending' || identification.state === 'read') return null;
  if (identification.state === 'from-words') {
    return 'Searched by your words. Paste a product link to compare with its price.';
  }
  return `${reasonSentence(identification.reason, shopName)} The search goes by what the link itself says.`;
}

function reasonSentence(reason: Identification['reason'], shopName: string): string {
  switch (reason) {
    case 'blocked':
      return `${shopName} does not let us read this page.`;
    case 'gone':
      return `This page at ${shopName} is gone.`;
    case 'not-a-product':
      return `This page at ${shopName} is not the page of one product.`;
    case 'unreachable':
      return `${shopName} could not be reached.`;
    case null:
      return `The page at ${shopName} could not be read.`;
  }
}

/** Why an offer is held to be the same product; how sure that is, where it is not certain. */
export function matchSentence({ level, confidence, sentence }: OfferMatch, locale: string): string {
  if (level === 'pasted') return 'The link you pasted';
  if (level !== 'probably-same') return sentence;
  const sure = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(
    confidence,
  );
  return `${sentence} (${sure} sure)`;
}

/** Whether anything was found beyond the pasted offer itself. */
export function hasAlternatives({ ranked, unranked }: OffersState): boolean {
  return [...ranked, ...unranked].some(({ match }) => match.level !== 'pasted');
}

/** How many offers from how many shops there are. */
export function offerCountSentence({ ranked, unranked }: OffersState): string {
  const rows = [...ranked, ...unranked];
  const shops = new Set(rows.map(({ offer }) => offer.retailer.domain)).size;
  return `${counted(rows.length, 'offer')} from ${counted(shops, 'shop')}`;
}

/** What is read out once a search has ended: "4 offers from 4 shops; best €269.90 delivered". */
export function outcomeSentence(offers: OffersState, locale: string): string {
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (best === undefined || !hasAlternatives(offers)) return 'No other offer was found.';
  const price = best.deliveredTotal ?? best.itemPrice ?? best.offer.price;
  const delivery = best.deliveredTotal === null ? 'before shipping' : 'delivered';
  return `${offerCountSentence(offers)}; best ${formatMoney(price, locale)} ${delivery}`;
}

/** What was ranked and what could not be: "Cheapest of 5 of 6 offers. One in USD has no exchange rate today and is not ranked." */
export function rankingSentence({ ranked, unranked }: OffersState): string {
  if (unranked.length === 0) {
    return ranked.length === 1
      ? 'The one offer found.'
      : `Cheapest first, of all ${ranked.length} offers found.`;
  }
  return `Cheapest of ${ranked.length} of ${counted(ranked.length + unranked.length, 'offer')}. ${unrankedSentence(unranked)}`;
}

function unrankedSentence(unranked: readonly UnrankedOffer[]): string {
  const counts = new Map<string, number>();
  for (const { offer } of unranked) {
    counts.set(offer.price.currency, (counts.get(offer.price.currency) ?? 0) + 1);
  }
  return [...counts]
    .map(([currency, count]) =>
      count === 1
        ? `One in ${currency} has no exchange rate today and is not ranked.`
        : `${count} in ${currency} have no exchange rate today and are not ranked.`,
    )
    .join(' ');
}

/** What the price history says of today's price, with its evidence. */
export function verdictSentence(verdict: DealVerdictView, locale: string): string {
  const { median90, percentBelowMedian: percent } = verdict;
  if (verdict.verdict === 'not-enough-data' || median90 === null || percent === null) {
    return `Too early to tell a good price: prices of ${counted(verdict.daysOfData, 'day')} are known.`;
  }
  const size = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.abs(percent) / 100,
  );
  const distance =
    Math.abs(percent) < 1
      ? 'right at its 90-day median'
      : `${size} ${percent > 0 ? 'under' : 'over'} its 90-day median`;
  const evidence = `${distance} of ${formatMoney(median90, locale)}.`;
  switch (verdict.verdict) {
    case 'great':
      return `A very good day to buy: ${evidence}`;
    case 'good':
      return `A good day to buy: ${evidence}`;
    case 'fair':
      return `An ordinary price: ${evidence}`;
    case 'high':
      return `Dearer than usual: ${evidence}`;
  }
}

/** A number with its noun: "1 offer", "4 offers". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
