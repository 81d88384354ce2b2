import { certainCodes } from './compare-codes';
import type { MatchProfile } from './match-profile';
import { isAccessoryName, isVariantWord } from './variant-words';
import { findVetoes } from './vetoes';

/**
 * Whether the only code in an item's title names the item itself: not what the item is made for, and not a part of a set.
 */
export function isNamedByCode(item: MatchProfile, product: MatchProfile): boolean {
  const [code] = certainCodes(item);
  if (code === undefined || !/\p{L}/u.test(code)) return false;
  const isOfProduct = (word: string) =>
    product.words.has(word) || (word.length >= 4 && product.squashedTitle.includes(word));
  const isOtherItem = item.codes.some((each) => each !== code && each.length >= 5 && !isOfProduct(each));
  const words = [...item.words].filter((word) => !code.includes(word));
  const isAccessory = words.some((word) => isAccessoryName(word) && !isOfProduct(word));
  const isPack = (item.pack ?? 1) !== (product.pack ?? 1);
  if (item.purpose.servesAnother || isOtherItem || isAccessory || isPack) return false;
  const described = words.filter(
    (word) => !product.brand.includes(word) && !isVariantWord(word) && !/\d/.test(word),
  );
  return (
    product.brand.length > 0 &&
    (described.length === 0 || described.some(isOfProduct)) &&
    findVetoes(item, product, false).length === 0
  );
}
