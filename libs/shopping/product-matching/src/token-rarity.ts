/** Grows with a term's rarity: about 0.4 for the most common words to 3 for the rarest. */
export type TokenRarity = (token: string) => number;

/** Rarity without a catalog: highest for codes and numbers, lowest for the most common words. */
export function defaultRarity(token: string): number {
  let hasDigit = false;
  let hasLetter = false;
  for (let place = 0; place < token.length; place += 1) {
    const sign = token.charCodeAt(place);
    if (sign >= 48 && sign <= 57) hasDigit = true;
    else hasLetter = true;
  }
  if (hasDigit) return hasLetter && token.length >= 3 ? 3 : 1.5;
  return isCommonWord(token) ? 0.5 : token.length <= 2 ? 0.4 : 1.5;
}

/** Rarity by the number of offers with a word; the fewer offers, the closer to `defaultRarity`. */
export function learnRarity(offers: Iterable<{ readonly words: ReadonlySet<string> }>): TokenRarity {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { words } of offers) {
    total += 1;
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const learnedShare = total / (total + offersForHalf);
  const scale = 2.7 / Math.log(total + 2);
  return (token) => {
    const learned = 0.3 + scale * Math.log((total + 2) / ((counts.get(token) ?? 0) + 1));
    return learnedShare * learned + (1 - learnedShare) * defaultRarity(token);
  };
}

/** With this many offers, the learned rarity counts half. */
const offersForHalf = 300;

export function isCommonWord(word: string): boolean {
  return commonWords.has(word);
}

const commonWords: ReadonlySet<string> = new Set(
  (
    'black white silver gray grey blue red green pink digital camera with for the and of in a to lcd tv hdtv flat panel series system player ' +
    'wireless speaker home audio cable adapter case stereo finish steel stainless inch portable bluetooth headphone phone cordless color ' +
    'high definition disc dvd video usb memory card pro new compact set kit built widescreen'
  ).split(' '),
);
