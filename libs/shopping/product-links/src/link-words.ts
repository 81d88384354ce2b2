import { readParameters } from './query-parameters';
import { shopItemOf } from './shop-item';
import { decodeText, readWebUrl } from './web-url';

export interface LinkWords {
  /** The product's name as spelled in the link; empty if there is none. */
  readonly words: string;
  /** Possible item numbers in the path, most likely first. */
  readonly itemNumbers: readonly string[];
}

/** From the pasted link, because canonical links don't contain the name. */
export function readLinkWords(link: string): LinkWords {
  const url = readWebUrl(link.slice(0, linkLengthRead));
  if (url === null) return { words: '', itemNumbers: [] };
  const item = shopItemOf(link);
  const knownId = item === null || item.shop === 'shopify' ? null : item.id.toLowerCase();
  const segments = url.pathname
    .split('/')
    .filter(Boolean)
    .slice(-segmentsMax)
    .map((segment, place) => readSegment(segment, place, knownId));
  const parameters = readParameters(url.search);
  const valuesOf = (names: RegExp) =>
    parameters
      .filter(({ name, value }) => names.test(name) && !value.includes('://'))
      .map(({ value }) => value);
  const named = [
    nameIn(segments),
    ...valuesOf(nameParameter).map(tokensOf),
    ...valuesOf(colourParameter).map(tokensOf),
  ];
  const words = withoutRepeats(named);
  const sought = words.length > 0 ? words : (valuesOf(searchParameter).map(tokensOf)[0] ?? []);
  return {
    words: written(sought),
    itemNumbers: [...new Set(segments.toReversed().flatMap(({ numbers }) => numbers))].slice(
      0,
      itemNumbersMax,
    ),
  };
}

const linkLengthRead = 4096;
const segmentsMax = 24;
const itemNumbersMax = 8;
const wordsMax = 20;
const charactersMax = 160;

const nameParameter =
  /^(?:(?:product|item|article|artikel|produkt)?[-_]?(?:name|title|titel)|product|model)$/i;
const colourParameter = /^(?:colou?r|farbe|couleur|kleur)$/i;
const searchParameter = /^(?:keywords?|q|query|k|search|_nkw)$/i;

interface Segment {
  readonly place: number;
  readonly words: readonly string[];
  readonly numbers: readonly string[];
  /** Whether the segment is only an item number, or a marker such as "dp" beside one. */
  readonly isMark: boolean;
  /** Whether its only word could be an item number or a model ("WH1000XM5", "D5G9RSMBM"). */
  readonly isLoneCode: boolean;
  /** Whether the product follows, and then what was chosen of it (Apple's "buy-iphone"). */
  readonly isBuyMark: boolean;
}

function readSegment(raw: string, place: number, knownId: string | null): Segment {
  const text = decodeText(raw)
    .replace(/;.*$/s, '')
    .replace(fileEnding, '')
    .replace(buyMark, '')
    .replace(/^(ML[A-Z])-(?=\d{6,}-)(.*?)(?:-_JM)?$/, '$1$2')
    .replace(/\.product\.(?=\d+$)/i, '-');
  const isBuyMark = buyMark.test(raw);
  const skipped = { place, words: [], isMark: true, isLoneCode: false, isBuyMark };
  if (text.toLowerCase() === knownId) return { ...skipped, numbers: [text] };
  if (isOfAddress(text)) return { ...skipped, numbers: [] };
  if (styleNumber.test(text)) return { ...skipped, numbers: [text] };
  const [name, ending] = withoutItemEnding(text);
  const tokens = tokensOf(name);
  const isNumber = (token: string) => itemNumber.test(token) || token.toLowerCase() === knownId;
  const numbers = [...tokens.filter(isNumber), ...(ending === null ? [] : [ending])];
  const words = tokens.filter((token) => !isNumber(token));
  if (!words.some((word) => /\p{L}{2}/u.test(word))) return { ...skipped, numbers };
  const [only] = words;
  const isLoneCode = tokens.length === 1 && only !== undefined && isCode(only);
  return {
    place,
    words,
    numbers: isLoneCode ? [...numbers, only] : numbers,
    isMark: false,
    isLoneCode,
    isBuyMark,
  };
}

/* "CW2288-111" (Nike) */
const styleNumber = /^[A-Z]{2}\d{4}-\d{3}$/;

const buyMark = /^(?:buy|shop|kaufen|acheter|comprar)-/i;

const fileEnding = /\.(?:html?|php\d?|aspx?|jsp|cfm|p|prd|json|js|oembed)$/i;

/* Up to four letters, six or more digits, up to two letters: typical of shops' numbers, never of model numbers. */
const itemNumber = /^(?:\p{L}{0,4}\d{6,}\p{L}{0,2}|\d{6,}\.\d{2,})$/u;

/* "-ni112o0gk-a11" (Zalando), a UUID (Allegro), "-1a2b3c4d5e6f7890" (CDON), "-g-601099512345678" (Temu), "-pidSONWH1000XM5B.CE7" (Unieuro), "-p-HBCV00002XYZ1A" (Hepsiburada), "-i.301234567.9876543210" (Shopee), "-S0H7Q0XE" after a lower-case name (Otto). */
const itemEndings: readonly RegExp[] = [
  /-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i,
  /-((?=[a-f]*\d)[\da-f]{16})$/,
  /-[gp]-(\d{6,})(?:-cat-\d+)?$/,
  /-pid((?=[A-Z]*\d)[A-Z\d]+(?:\.[A-Z\d]+)?)$/,
  /-p-((?=[A-Z]*\d)[A-Z\d]{8,20})$/,
  /-i\.(\d{5,}\.\d{5,})$/,
  /-((?=[a-z\d]*\d)[a-z\d]{9}-[a-z]\d{2})$/,
  /(?<=^[^A-Z]*)-((?=[A-Z]*\d)[A-Z\d]{8,10})$/,
];

function withoutItemEnding(text: string): readonly [name: string, ending: string | null] {
  for (const pattern of itemEndings) {
    const match = pattern.exec(text);
    const ending = match?.[1];
    if (match !== null && ending !== undefined) return [text.slice(0, match.index), ending];
  }
  return [text, null];
}

function isOfAddress(segment: string): boolean {
  return (
    segment.includes('=') ||
    /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(segment) ||
    addressWords.has(segment.toLowerCase())
  );
}

const addressWords: ReadonlySet<string> = new Set(
  (
    'dp gp aw asin exec obidos ip seort itm pla item items site sku skus product products product-detail product-details ' +
    'product-reviews productdetail produit produits produkt produkte producto productos prodotto prodotti produto produtos ' +
    'artikel article articles oferta offer offers listing listings pdp prd prod detail details shop store stores web www s1 ' +
    'buy kaufen achat nav cat category categories collection collections all catalog catalogue review reviews index default ' +
    'html search view ref'
  ).split(' '),
);

/* Keeps decimal points between digits; removes apostrophes without splitting words. */
function tokensOf(text: string): readonly string[] {
  return text.replace(/['’]/g, '').match(/\d+\.\d+|[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function isCode(word: string): boolean {
  return /\d/.test(word) && /\p{L}/u.test(word);
}

/** Includes a colour after the name, and a brand before it if the name is only a model. */
function nameIn(segments: readonly Segment[]): readonly string[] {
  const bought = segments.slice(segments.findIndex(({ isBuyMark }) => isBuyMark) + 1);
  if (bought.length > 1 && bought.length < segments.length) return bought.flatMap(({ words }) => words);
  const name =
    best(
      segments.filter(({ words, isLoneCode }) => words.length > 1 && !isLoneCode),
      segments,
    ) ??
    segments.findLast(({ isLoneCode }) => isLoneCode) ??
    segments.findLast(({ words }) => words.length > 0);
  if (name === undefined) return [];
  const isModelAlone = name.words.length < 3 && name.words.some(isCode);
  const before = isModelAlone ? (segments[name.place - 1]?.words ?? []) : [];
  const after = segments
    .slice(name.place + 1)
    .filter(
      ({ words, place }) =>
        (words.length <= 2 || segments[place + 1]?.numbers.length === 1) &&
        words.every((word) => !/\d/.test(word)),
    )
    .flatMap(({ words }) => words);
  return [...before, ...name.words, ...after];
}

function best(candidates: readonly Segment[], segments: readonly Segment[]): Segment | undefined {
  const isMark = (place: number) => segments[place]?.isMark === true;
  const weight = ({ place, words, numbers }: Segment) =>
    Math.min(words.length, 4) +
    (words.some(isCode) ? 3 : 0) +
    (numbers.length > 0 || isMark(place - 1) || isMark(place + 1) ? 2 : 0) +
    place * 0.6;
  return candidates.toSorted((one, other) => weight(other) - weight(one))[0];
}

function withoutRepeats(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...more] = lists;
  const known = new Set(first.map((word) => word.toLowerCase()));
  return [...first, ...more.flat().filter((word) => !known.has(word.toLowerCase()))];
}

/* Restores hyphens in codes: "WH 1000XM5" is another product than "WF 1000XM5". */
function written(words: readonly string[]): string {
  const text = words.slice(0, wordsMax).join(' ').slice(0, charactersMax).trim();
  return text.replace(/(?<=^| )(\p{L}{1,3}) (?=\d+\p{L}+\d+\p{L}*(?: |$))/gu, '$1-');
}
