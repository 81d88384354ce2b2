import { isWithin, pathToCategory } from './categories';
import { findThings, type FoundThing } from './find-things';
import { joiningWords, partNames, shelfNames, thingNames, type KnownPhrase } from './known-phrases';
import { readWords } from './read-words';

/** From a shop's category such as "Audio > Headphones": the narrowest part that is recognised. */
export function categoryOfShelf(text: string): KnownPhrase | null {
  const parts = text.split(/[>›»|]/u).map((part) => readWords(part.replace(/[&+,/]/g, ' and ')));
  for (const [place, words] of parts.toReversed().entries()) {
    const said = categoryOfPart(words);
    if (said !== null) return said;
    if (words.some((word) => partNames.has(word))) {
      const wider = parts
        .slice(0, parts.length - 1 - place)
        .findLast((part) => categoryOfPart(part) !== null);
      return wider === undefined ? null : accessoriesFor(categoryOfPart(wider));
    }
  }
  return null;
}

/** "Phones & tablets" is the common parent of phones and tablets. */
function categoryOfPart(words: readonly string[]): KnownPhrase | null {
  const known = shelfNames.names.get(words.filter((word) => !joiningWords.has(word)).join(' '));
  if (known !== undefined) return known;
  const lists = splitAt(words, (word) => joiningWords.has(word)).map(
    (list) => headOf(list, findThings(list, shelfNames))?.thing ?? null,
  );
  const said = lists.filter((thing) => thing !== null);
  if (said.length === 0) return null;
  const strong = said.filter((thing) => !thing.isWeak);
  if (strong.length === 0 && said.length > 1) return null;
  const slug = commonSlug((strong.length > 0 ? strong : said).map((thing) => thing.slug));
  return slug === null ? null : { slug, isWeak: strong.length === 0 };
}

/** The last of the first adjacent known words, before "for" and "with". Brand words alone don't count. */
export function categoryOfTitle(
  words: readonly string[],
  brandWords: readonly string[] = [],
): KnownPhrase | null {
  const brandFrom = words.findIndex((_, place) =>
    brandWords.every((word, offset) => words[place + offset] === word),
  );
  const brandTo = brandFrom + brandWords.length;
  const things = findThings(words, thingNames).filter(
    ({ from, to }) => brandFrom < 0 || from < brandFrom || to > brandTo,
  );
  const end = words.findIndex(
    (word, place) =>
      place > 0 && isPreposition(word) && !things.some(({ from, to }) => from < place && place < to),
  );
  const isBefore = (thing: FoundThing) => end < 0 || thing.from < end;
  const head = headOf(words, things.filter(isBefore));
  if (head !== null) return head.isPart ? accessoriesFor(head.thing) : head.thing;
  const isMadeFor = end >= 0 && madeFor.has(words[end] ?? '');
  const isPart = words.some((word, place) => partNames.has(word) && (end < 0 || place < end));
  return isMadeFor || isPart ? accessoriesFor(things.find(({ isWeak }) => !isWeak) ?? null) : null;
}

const madeFor: ReadonlySet<string> = new Set(
  'for fur fuer voor for till pour para per compatible kompatibel'.split(' '),
);
const having: ReadonlySet<string> = new Set(
  'with mit w met med avec con inkl incl including von from by'.split(' '),
);

function isPreposition(word: string): boolean {
  return madeFor.has(word) || having.has(word);
}

/** The last of the first adjacent products, and whether it is only a part: "camera strap". */
function headOf(
  words: readonly string[],
  things: readonly FoundThing[],
): { readonly thing: FoundThing; readonly isPart: boolean } | null {
  const strong = things.filter(({ isWeak }) => !isWeak);
  const [first, ...others] = strong.length > 0 ? strong : things;
  if (first === undefined) return null;
  const last = others.reduce((head, each) => (each.from === head.to ? each : head), first);
  const isNarrower = ({ slug }: FoundThing) => slug !== last.slug && isWithin(slug, last.slug);
  // A cable's title starts with both of its ends.
  const isCable = ({ to }: FoundThing) => /cable|kabel/.test(words[to - 1] ?? '');
  const thing = others.find((each) => isCable(each) || isNarrower(each)) ?? last;
  const isPart = partNames.has(words[thing.to] ?? '') || partNames.has(words[0] ?? '');
  return { thing, isPart };
}

function splitAt(words: readonly string[], isEnd: (word: string) => boolean): readonly (readonly string[])[] {
  const lists: string[][] = [[]];
  for (const word of words) {
    if (isEnd(word)) lists.push([]);
    else lists.at(-1)?.push(word);
  }
  return lists;
}

function commonSlug(slugs: readonly string[]): string | null {
  const [first, ...others] = slugs.map((slug) => pathToCategory(slug).map((category) => category.slug));
  return first?.findLast((slug) => others.every((path) => path.includes(slug))) ?? null;
}

/** The accessories category of the nearest ancestor with one, otherwise the product's own. */
function accessoriesFor(thing: KnownPhrase | null): KnownPhrase | null {
  if (thing === null) return null;
  const around = pathToCategory(thing.slug).toReversed();
  const slug = around.map((category) => accessorySlugs.get(category.slug)).find((each) => each !== undefined);
  return { slug: slug ?? thing.slug, isWeak: thing.isWeak };
}

const accessorySlugs: ReadonlyMap<string, string> = new Map([
  ['headphones', 'headphone-accessories'],
  ['audio', 'audio-accessories'],
  ['mobile-phones', 'phone-cases-accessories'],
  ['computers', 'computer-accessories'],
  ['tablets', 'computer-accessories'],
  ['video', 'video-accessories'],
  ['printers', 'printer-accessories-parts'],
  ['game-consoles', 'console-accessories'],
  ['game-controllers', 'console-accessories'],
  ['cameras', 'camera-lens-accessories'],
  ['lenses', 'camera-lens-accessories'],
  ['kitchen-appliances', 'kitchen-appliance-parts-accessories'],
  ['vacuum-cleaners', 'vacuum-accessories'],
  ['home-appliances', 'household-appliance-accessories'],
  ['toothbrushes', 'toothbrush-accessories'],
  ['electric-shavers', 'shaver-accessories'],
  ['tools', 'tool-accessories'],
  ['3d-printers', '3d-printer-accessories'],
  ['vehicles', 'vehicle-parts-accessories'],
  ['jewelry-watches', 'watch-accessories'],
]);
