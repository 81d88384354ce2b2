import {
  savingBefore,
  savingAfter,
  instalmentAfter,
  instalmentBefore,
  perUnitAfter,
  severalBefore,
  fromBefore,
  fromAfter,
  thresholdBefore,
  rangeWords,
  freeText,
} from './price-words';

/** What a price string is. Only "exact" is the price of one thing; the others say why they are not. */
export type PriceKind =
  'exact' | 'from' | 'range' | 'free' | 'instalment' | 'per-unit' | 'saving' | 'percentage' | 'none';

/** What the words around an amount make of it, given the text before it and after it, both plain, signs left out. */
export function kindFromWords(
  before: string,
  after: string,
): Exclude<PriceKind, 'range' | 'free' | 'percentage' | 'none'> {
  const left = before.slice(-60).toLowerCase();
  const right = after.slice(0, 40).toLowerCase();
  if (savingBefore.test(left) || savingAfter.test(right) || /(?:^|[\s(])[-−]$/.test(left)) return 'saving';
  if (instalmentAfter.test(right) || instalmentBefore.test(left)) return 'instalment';
  if (perUnitAfter.test(right) || severalBefore.test(left)) return 'per-unit';
  if (fromBefore.test(left) || fromAfter.test(right)) return 'from';
  return 'exact';
}

/** Whether an amount is the least that one must spend ("Free shipping on orders $49+", "gratis ab 50 €"), not a price. */
export function isThreshold(before: string, after: string): boolean {
  const left = before.slice(-80).toLowerCase();
  if (thresholdBefore.test(left)) return true;
  return /^\s?\+/.test(after) && /(?:order|shipping|delivery|spend|purchase)/.test(left);
}

/** Whether what stands between two amounts makes them the ends of a range. */
export function isRangeBetween(between: string): boolean {
  return rangeWords.test(between.trim().toLowerCase());
}

/** Whether an amount is the most that something costs: "up to $50", "$9.99 & under". */
export function isUpperBound(before: string, after: string): boolean {
  return (
    /(?:up to|bis zu|jusqu'à|hasta|fino a|tot|under|below|max\.?)[\s:]*$/.test(
      before.slice(-20).toLowerCase(),
    ) || /^\s*(?:&|and|or|und|oder)\s+(?:under|less|below|weniger)/.test(after.slice(0, 24).toLowerCase())
  );
}

/** Whether the whole text says that a thing costs nothing. "Free shipping" and "sugar free" do not. */
export function isFree(plain: string): boolean {
  return freeText.test(plain.slice(0, 80).trim().toLowerCase());
}
