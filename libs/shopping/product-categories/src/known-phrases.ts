import { productCategories } from './categories';
import { categoryWords } from './category-words';
import { readWords } from './read-words';

/** Keyed by words joined with spaces. */
export interface KnownPhrases {
  readonly names: ReadonlyMap<string, KnownPhrase>;
  /** The most words of any phrase, by first word. */
  readonly longest: ReadonlyMap<string, number>;
}

export interface KnownPhrase {
  readonly slug: string;
  /** Whether the words are ambiguous and count only if nothing else matches. */
  readonly isWeak: boolean;
}

/** Words that join two things in a category name. */
export const joiningWords: ReadonlySet<string> = new Set('and und och en et y e ed i'.split(' '));

export const thingNames: KnownPhrases = phrasesOf(readThingNames());

export const shelfNames: KnownPhrases = phrasesOf([
  ...productCategories.flatMap(({ slug, name, googlePath }) =>
    [name.en, name.de, googlePath.split(' > ').at(-1) ?? ''].map((text): NamedThing => [
      nameKey(text),
      { slug, isWeak: false },
    ]),
  ),
  ...thingNames.names,
]);

/** Parts of other products, which determine their category. */
export const partNames: ReadonlySet<string> = new Set(
  (
    'accessory accessories zubehor zubehoer tillbehor accessoire accessoires accesorio accesorios accessori accessorio ' +
    'case cases cover covers sleeve pouch hulle hullen tasche schutzhulle etui skal fodral hoes hoesje coque housse funda custodia ' +
    'opbergtas transporttasche forvaringsvaska holder halter halterung mount stand stander bracket strap kit kits dock skin lock ' +
    'protector film part parts ersatzteil spare replacement filter filters ersatzfilter reservfilter vervangfilter handle lid'
  ).split(' '),
);

/** Without joining words. */
function nameKey(text: string): string {
  return readWords(text)
    .filter((word) => !joiningWords.has(word))
    .join(' ');
}

type NamedThing = readonly [name: string, says: KnownPhrase];

function readThingNames(): readonly NamedThing[] {
  return categoryWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [slug = '', words = ''] = line.split(': ');
      return words
        .split(', ')
        .map((word): NamedThing => [nameKey(word), { slug, isWeak: word.startsWith('~') }]);
    });
}

function phrasesOf(named: readonly NamedThing[]): KnownPhrases {
  const longest = new Map<string, number>();
  for (const [name] of named) {
    const words = name.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return { names: new Map(named), longest };
}
