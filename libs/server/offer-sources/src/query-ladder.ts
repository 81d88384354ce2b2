import { printableGtin } from '@pricehunt/offers';
import type { ProductIdentity } from '@pricehunt/offers';
import { isMatch, matchProducts } from '@pricehunt/product-matching';
import { foldText, readTerms } from '@pricehunt/product-search';
import type { FoundOffer, OfferRequest } from './offer-source';

export interface Rung {
  readonly kind: 'gtin' | 'model' | 'brand-model' | 'words';
  readonly text: string;
}

/** Most precise first. `isLiteral` is for exact-phrase searches, which need shorter queries and other spellings. */
export function queryRungs(product: ProductIdentity, { isLiteral = false } = {}): readonly Rung[] {
  const brand = product.brand?.trim() ?? '';
  const models = modelsOf(product);
  const rungs: readonly Rung[] = [
    ...product.gtins.slice(0, 1).map((gtin): Rung => ({ kind: 'gtin', text: printableGtin(gtin) })),
    ...models
      .flatMap((model) => (isLiteral ? spellingsOf(model) : [model]))
      .map((text): Rung => ({ kind: 'model', text })),
    ...(brand === '' ? [] : models.slice(0, 1)).map((model): Rung => ({
      kind: 'brand-model',
      text: `${brand} ${model}`,
    })),
    ...(isLiteral
      ? phrasesOf(product)
      : [[product.brand ?? '', ...distinctiveWords(product)].join(' ').trim()]
    ).map((text): Rung => ({ kind: 'words', text })),
  ];
  const seen = new Set<string>();
  return rungs.filter(({ text }) => {
    const key = foldText(text);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export interface Climb {
  readonly request: Pick<OfferRequest, 'product' | 'tokenRarity'>;
  readonly rungs: readonly Rung[];
  readonly ask: (rung: Rung) => Promise<readonly FoundOffer[]>;
  /** How many of the first queries run in parallel; one by default. */
  readonly togetherAtFirst?: number;
}

/** Stops at a matching offer and returns all offers found. Fails only if no query found anything. */
export async function climbLadder(climb: Climb): Promise<readonly FoundOffer[]> {
  const { request, rungs, ask, togetherAtFirst = 1 } = climb;
  const isWanted = ({ offer }: FoundOffer) => isMatch(matchProducts(request.product, offer, request));
  const found = new Map<string, FoundOffer>();
  let failure: { readonly reason: unknown } | null = null;
  const steps = [rungs.slice(0, togetherAtFirst), ...rungs.slice(togetherAtFirst).map((rung) => [rung])];
  for (const step of steps) {
    const answers = await Promise.allSettled(step.map((rung) => ask(rung)));
    for (const answer of answers) {
      if (answer.status === 'rejected') failure ??= answer;
      else for (const each of answer.value) found.set(each.offer.id, each);
    }
    if (failure !== null || [...found.values()].some(isWanted)) break;
  }
  if (found.size === 0 && failure !== null) throw failure.reason;
  return [...found.values()];
}

export function shareOfWords(wanted: string, text: string): number {
  const terms = [...new Set(termsOf(wanted))];
  const known = new Set(termsOf(text));
  return terms.length === 0 ? 0 : terms.filter((term) => known.has(term)).length / terms.length;
}

const modelsMax = 2;
const distinctiveWordsMax = 3;
const literalWordsMax = 6;

/** From the title, plus the part number if different. */
function modelsOf({ title, mpn }: ProductIdentity): readonly string[] {
  const [printed] = wordsOf(title).filter(isModelNumber);
  const stated = mpn?.trim() ?? '';
  if (printed === undefined) return stated === '' ? [] : [stated];
  // A part number is often the model number with letters for colour or region, which shops rarely print.
  const isLonger = stated === '' || squash(stated).startsWith(squash(printed));
  return (isLonger ? [printed] : [stated, printed]).slice(0, modelsMax);
}

/** Letters and digits, long enough for a search, and not a quantity or standard. */
function isModelNumber(word: string): boolean {
  const plain = squash(word);
  if (plain.length < 4 || plain.length > 24 || !/\d/.test(plain) || !/\p{L}/u.test(plain)) return false;
  if (technicalWord.test(plain)) return false;
  return readTerms(foldText(word)).every(({ kind }) => kind !== 'measure');
}

/** Standards, sockets and sizes with letters and digits. */
const technicalWord =
  /^(?:usb|ip|wifi|wlan|bluetooth|bt|ddr|lpddr|gddr|pcie?|hdmi|dp|h26|mp[34]|cat|gen|rj|gu|nvme|m2|din|iso|typ?e?c|led|oled|qled|class|model|version|v)\d[\dx.a-z]{0,3}$|^\d+x\d+(?:x\d+)?\p{L}{0,2}$|^\d+(?:er|te|st|nd|rd|th|pack|pcs|stk|stuck|teilig|in1)$/u;

/** As printed, as one word, and with a hyphen after the first letters. */
function spellingsOf(model: string): readonly string[] {
  const joined = model.replace(/[^\p{L}\p{N}]/gu, '');
  return [...new Set([model, joined, joined.replace(/^(\p{L}+)(?=\d)/u, '$1-')])];
}

/** The first distinctive words of the title without brand, product type, colour and size; a short title unchanged. */
function distinctiveWords(
  { title, brand }: ProductIdentity,
  wordsMax = distinctiveWordsMax,
): readonly string[] {
  const brandWords = new Set(foldText(brand ?? '').split(/\s+/));
  const others = wordsOf(title).filter((word) => !brandWords.has(foldText(word)));
  const distinctive = others.filter((word) => !isFillWord(word) && !isQuantity(word));
  return (distinctive.length > 0 ? distinctive : others).slice(0, wordsMax);
}

/** Two adjacent distinctive words, then the longest of the first ones. */
function phrasesOf(product: ProductIdentity): readonly string[] {
  const distinctive = distinctiveWords(product, literalWordsMax);
  const title = product.title.replace(/\s+/g, ' ');
  const pair = distinctive
    .map((word, place) => `${word} ${distinctive[place + 1] ?? ''}`)
    .find((each) => title.includes(each));
  const [longest = ''] = distinctive.toSorted((one, other) => other.length - one.length);
  return [(pair ?? '').trim(), longest];
}

function isQuantity(word: string): boolean {
  return /^\d+[.,]\d+$/.test(word) || readTerms(foldText(word)).some(({ kind }) => kind === 'measure');
}

function isFillWord(word: string): boolean {
  return fillWords.has(foldText(word));
}

const fillWords: ReadonlySet<string> = new Set(
  (
    'with for the and of in a an to by new mit fur und der die das ein eine im am zum zur neu aus von avec pour et le la les du de des un une ' +
    'con para y el los las del per il e di da met voor en een het med och for och til og z i do na w com sem o os as ' +
    'black white silver grey gray blue red green gold schwarz weiss silber grau blau rot grun noir blanc argent gris bleu rouge vert ' +
    'negro blanco plata azul rojo nero bianco argento grigio blu rosso zwart wit zilver grijs blauw rood svart vit hvid sort czarny bialy ' +
    'wireless bluetooth kabellos kabellose kabelloser sans fil inalambrico inalambricos senza fili draadloos tradlos bezprzewodowe'
  ).split(' '),
);

/** Without punctuation. */
function wordsOf(title: string): readonly string[] {
  return title
    .slice(0, titleLengthMax)
    .split(/[\s,;|()[\]/"“”„«»]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

const titleLengthMax = 400;

function squash(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function termsOf(text: string): readonly string[] {
  return readTerms(foldText(text)).map((term) => term.text);
}
