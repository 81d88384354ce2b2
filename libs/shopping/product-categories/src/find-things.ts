import { partNames, type KnownPhrases, type KnownPhrase } from './known-phrases';

/** Indexes of its first word and of the word after its last. */
export interface FoundThing extends KnownPhrase {
  readonly from: number;
  readonly to: number;
}

/** From left to right, longest first at each position. */
export function findThings(words: readonly string[], phrases: KnownPhrases): readonly FoundThing[] {
  const found: FoundThing[] = [];
  let place = 0;
  while (place < words.length) {
    const thing = thingAt(words, place, phrases);
    if (thing !== null) found.push(thing);
    place = thing?.to ?? place + 1;
  }
  return found;
}

function thingAt(words: readonly string[], from: number, phrases: KnownPhrases): FoundThing | null {
  const word = words[from] ?? '';
  const longest = phrases.longest.get(word) ?? 0;
  for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
    const known = phrases.names.get(words.slice(from, to).join(' '));
    if (known !== undefined) return { ...known, from, to };
  }
  const compound = lastPartOf(word, phrases);
  return compound === null ? null : { ...compound, from, to: from + 1 };
}

/** Minimum lengths of a compound's last part and of the rest. */
const lastPartMin = 5;
const firstPartMin = 3;

/** The meaning of a compound's last part in German, Dutch and Swedish: "Studiokopfhörer" is a "Kopfhörer". */
function lastPartOf(word: string, phrases: KnownPhrases): KnownPhrase | null {
  if (partNames.has(word) || /\d/.test(word)) return null;
  for (let start = firstPartMin; start <= word.length - lastPartMin; start += 1) {
    const last = word.slice(start);
    const known = endingsOfOtherWords.has(last) ? undefined : phrases.names.get(last);
    if (known !== undefined && !known.isWeak) return known;
  }
  return null;
}

/** "Portable" isn't a table, and a xylophone isn't a phone. */
const endingsOfOtherWords: ReadonlySet<string> = new Set([
  'table',
  'tables',
  'phone',
  'phones',
  'paper',
  'trainer',
]);
