import {
  currentBefore,
  earlierBefore,
  perhapsEarlierBefore,
  shippingAfter,
  shippingBefore,
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
  packBefore,
  withTax,
  withoutTax,
  freeText,
} from './price-words';

/** Only "exact" is the price of one item. The others say why it isn't. */
export type PriceKind =
  'exact' | 'from' | 'range' | 'free' | 'instalment' | 'per-unit' | 'saving' | 'percentage' | 'none';

/** The kind given by the plain text before and after an amount, without signs. */
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

/** Whether an amount is a minimum spend ("Free shipping on orders $49+", "gratis ab 50 €"). */
export function isThreshold(before: string, after: string): boolean {
  const left = before.slice(-80).toLowerCase();
  if (thresholdBefore.test(left)) return true;
  return /^\s?\+/.test(after) && /(?:order|shipping|delivery|spend|purchase)/.test(left);
}

/** Whether a text before an amount labels it as the previous or recommended price: "Was", "UVP", "statt". */
export function isLabelledEarlier(before: string): boolean {
  return earlierBefore.test(before.slice(-30).toLowerCase());
}

/** Whether the text around a second amount makes it the current price after an earlier one, not a shipping price. */
export function isCurrentAfterEarlier(before: string, between: string, after: string): boolean {
  if (shippingAfter.test(after.slice(0, 40).toLowerCase())) return false;
  const text = between.toLowerCase();
  if (text.trim() === '') return !perhapsEarlierBefore.test(before.slice(-30).toLowerCase());
  return (
    text.length <= 40 && currentBefore.test(text) && !shippingBefore.test(text.replace(currentBefore, ''))
  );
}

/** Whether a number counts items or is a size: "Box of 12". */
export function isPackSize(before: string): boolean {
  return packBefore.test(before.slice(-30).toLowerCase());
}

/** Whether the text says that prices with and without tax are beside each other. */
export function statesBothTaxes(text: string): boolean {
  const read = text.slice(0, 200).toLowerCase();
  return withoutTax.test(read) && withTax.test(read);
}

/** What the words directly before or after an amount say about tax: "+ VAT", "inkl. MwSt.", "HT". */
export function statedTax(before: string, after: string): 'included' | 'excluded' | null {
  const right = /^(?:\d{1,2}(?:[.,]\d)? ?%|[^\d])*/u.exec(after.slice(0, 40).toLowerCase())?.[0] ?? '';
  const left = /[^\d]*$/u.exec(before.slice(-24).toLowerCase())?.[0] ?? '';
  for (const text of [right, left]) {
    const isIncluded = withTax.test(text);
    if (isIncluded !== withoutTax.test(text)) return isIncluded ? 'included' : 'excluded';
  }
  return null;
}

/** Whether an amount is without tax and the next one with it, by labels before or after both. */
export function isFollowedByPriceWithTax(before: string, between: string, after: string): boolean {
  const left = before.slice(-24).toLowerCase();
  const middle = between.slice(0, 60).toLowerCase();
  const right = after.slice(0, 24).toLowerCase();
  return (withoutTax.test(middle) && withTax.test(right)) || (withoutTax.test(left) && withTax.test(middle));
}

export function isRangeBetween(between: string): boolean {
  return rangeWords.test(between.trim().toLowerCase());
}

/** Whether an amount is a maximum: "up to $50", "$9.99 & under". */
export function isUpperBound(before: string, after: string): boolean {
  return (
    /(?:up to|bis zu|jusqu'à|hasta|fino a|tot|under|below|max\.?)[\s:]*$/.test(
      before.slice(-20).toLowerCase(),
    ) || /^\s*(?:&|and|or|und|oder)\s+(?:under|less|below|weniger)/.test(after.slice(0, 24).toLowerCase())
  );
}

/** Whether the whole text says an item is free. "Free shipping" and "sugar free" don't. */
export function isFree(plain: string): boolean {
  return freeText.test(plain.slice(0, 80).trim().toLowerCase());
}
