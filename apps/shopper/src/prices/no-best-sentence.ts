import type { PricedOffer } from '@pricehunt/api-contract';
import type { OfferMatch } from '@pricehunt/api-contract/comparisons';
import { conditionClassOf } from '@pricehunt/offers';
import type { ComparisonWords } from './ranking-words';
import { isSoldOut } from './sold-out-offers';

interface ListedOffer {
  readonly offer: Pick<PricedOffer['offer'], 'availability' | 'condition' | 'shipping'>;
  readonly match?: Pick<OfferMatch, 'level'>;
}

/** Why none of the offers is best. Takes all of them, also those in currencies without an exchange rate. */
export function noBestSentence(
  offers: readonly ListedOffer[],
  { best }: ComparisonWords['words'],
  countryName: string,
): string {
  const available = offers.filter((each) => !isSoldOut(each) && each.offer.shipping.kind !== 'not-shipped');
  if (available.length === 0) {
    return offers.every(isSoldOut) ? best.soldOut : best.notShipped(countryName);
  }
  const fresh = available.filter(({ offer }) => conditionClassOf(offer.condition) === 'new');
  const leading = fresh.length > 0 ? fresh : available;
  if (leading.every(({ match }) => match?.level === 'probably-same')) return best.likelyOnly;
  return fresh.length === 0 ? best.usedOnly : best.notConverted;
}
