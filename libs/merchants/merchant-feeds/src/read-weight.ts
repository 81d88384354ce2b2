import { readGrams } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { GivenRow } from './given-row';

/** Invalid weights are ignored with an issue. Zero means unknown, as many exports write it. */
export function readWeight(row: GivenRow): Pick<FeedItem, 'weightGrams'> {
  const given = row.one('shipping_weight');
  if (given === null || /^0+(?:[.,]0+)?\s*[a-z]*$/i.test(given.text)) return {};
  const weightGrams = readGrams(given.text);
  if (weightGrams !== null) return { weightGrams };
  row.note('weight.unreadable', given);
  return {};
}
