import { wantsAccessory, type CandidateQuery, type TermGroup } from './candidate-query';
import type { IndexedFields } from './indexed-fields';
import { accessoryPartOf, titleRoleOf, type AccessoryPart } from './product-kinds';

export interface SearchCandidate {
  readonly id: string;
  /** The index in `CandidateQuery.stages` of the first stage that found it. */
  readonly stage: number;
  /** The score of the ordering stage on any scale, higher is better; 0 if that stage didn't find it. */
  readonly textScore: number;
  /** From `indexedFields`. */
  readonly fields: Pick<IndexedFields, 'title' | 'brand' | 'model' | 'codes' | 'category'>;
  readonly offerCount: number;
  readonly hasStock: boolean;
  /** Page views, 0 to 1; 0 if unknown. */
  readonly popularity: number;
}

/** `score` is their sum. */
interface ScoreParts {
  /** The matched share of the query, weighted by rarity. */
  readonly coverage: number;
  /** Whether it is the product itself rather than an accessory. */
  readonly thing: number;
  /** Whether the words appear together as typed. */
  readonly wording: number;
  readonly code: number;
  readonly brand: number;
  readonly text: number;
  /** The share of the title that matches the query. */
  readonly brevity: number;
  readonly offers: number;
}

export interface RankedResult {
  readonly id: string;
  readonly score: number;
  readonly parts: ScoreParts;
}

export interface RankingOptions {
  readonly resultsMax?: number;
}

/** Best first. Products rank before their accessories, exact model codes and GTINs before everything. */
export function rankResults(
  query: CandidateQuery,
  candidates: readonly SearchCandidate[],
  options: RankingOptions = {},
): readonly RankedResult[] {
  const wish = readWish(query);
  const textShareOf = readTextShares(query, candidates);
  const read = candidates.map((candidate) => {
    const fields = fieldsOf(candidate);
    return { candidate, fields, fit: thingFit(wish, fields) };
  });
  // If no product itself is found, its accessories are all there is to show.
  const isThingThere = read.some(({ fit }) => isTheThing(fit));
  return read
    .map((each) => {
      const { candidate } = each;
      const parts = scoreParts(wish, each, { textShare: textShareOf(candidate), isThingThere });
      const score = Object.values(parts).reduce((sum, part) => sum + part, 0);
      return { id: candidate.id, score, parts };
    })
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, options.resultsMax ?? 100);
}

/** Relative to the best. Matches by synonym have no score and get most of the average. */
function readTextShares(
  { stages }: CandidateQuery,
  candidates: readonly SearchCandidate[],
): (candidate: SearchCandidate) => number {
  let [best, sum, count] = [1e-9, 0, 0];
  for (const { textScore } of candidates) {
    if (textScore <= 0) continue;
    best = Math.max(best, textScore);
    sum += textScore;
    count += 1;
  }
  const otherwiseNamed = count === 0 ? 0 : (ranking.otherwiseNamed * sum) / count / best;
  return ({ textScore, stage }) =>
    textScore === 0 && stages[stage]?.fields === 'names' ? otherwiseNamed : textScore / best;
}

interface WishedPhrase {
  readonly terms: readonly string[];
  readonly text: string;
  /** The beginning of a code or word; null if the phrase is whole. */
  readonly beginning: string | null;
  readonly weight: number;
}

interface Wish {
  readonly query: CandidateQuery;
  /** Each typed word with its weight and its phrases, best first. */
  readonly groups: readonly { readonly weight: number; readonly phrases: readonly WishedPhrase[] }[];
  /** The product word: the last one, as in English. Null if no word names a product. */
  readonly head: readonly WishedPhrase[] | null;
  readonly wantsAccessory: boolean;
  /** How much the product type counts: fully for one or two words, less for more, which identify one product. */
  readonly thingShare: number;
  readonly typed: readonly string[];
  readonly typedLength: number;
  /** Adjacent words, each pair between spaces. */
  readonly neighbours: readonly string[];
  /** Longest first, each also between spaces. */
  readonly codes: readonly { readonly code: string; readonly text: string }[];
}

function readWish(query: CandidateQuery): Wish {
  const rarities = query.groups.map(({ documentCount }) =>
    Math.log(1 + (query.documentTotal + 0.5) / (Math.max(1, documentCount) + 0.5)),
  );
  const total = Math.max(
    1e-9,
    rarities.reduce((sum, rarity) => sum + rarity, 0),
  );
  const groups = query.groups.map((group, place) => ({
    term: group.term,
    weight: (rarities[place] ?? 0) / total,
    phrases: phrasesOf(group),
  }));
  const typed = query.groups.map(({ term }) => term.text);
  return {
    query,
    groups,
    head: groups.findLast(({ term }) => term.kind === 'word')?.phrases ?? null,
    thingShare: Math.min(1, 2 / query.groups.length),
    wantsAccessory: wantsAccessory(query.groups),
    typed,
    typedLength: query.query.terms.reduce((sum, { text }) => sum + text.length, 0),
    neighbours: typed.slice(1).map((term, place) => ` ${typed[place] ?? ''} ${term} `),
    codes: query.query.modelCodes
      .toSorted((one, other) => other.length - one.length)
      .map((code) => ({ code, text: ` ${code} ` })),
  };
}

function phrasesOf({ alternatives }: TermGroup): readonly WishedPhrase[] {
  return alternatives
    .map(({ terms, isPrefix, weight }) => ({
      terms,
      text: ` ${terms.join(' ')} `,
      beginning: isPrefix ? ` ${terms.join(' ')}` : null,
      weight,
    }))
    .sort((one, other) => other.weight - one.weight);
}

interface ReadCandidate {
  readonly candidate: SearchCandidate;
  readonly fields: Fields;
  readonly fit: ThingFit;
}

function fieldsOf({ fields: { title, brand, model, codes, category } }: SearchCandidate): Fields {
  const titleTerms = split(title);
  return {
    title: ` ${title} `,
    titleTerms,
    accessoryPart: accessoryPartOf(titleTerms),
    brand: ` ${brand} `,
    model,
    codes: ` ${codes} `,
    category: ` ${category} `,
    names: ` ${title} | ${brand} | ${category} | ${model} | ${codes} `,
  };
}

function scoreParts(
  wish: Wish,
  { candidate, fields, fit }: ReadCandidate,
  { textShare, isThingThere }: { readonly textShare: number; readonly isThingThere: boolean },
): ScoreParts {
  const stage = wish.query.stages[candidate.stage];
  let covered = 0;
  let brand = 0;
  for (const [place, { weight, phrases }] of wish.groups.entries()) {
    const named = bestMatch(phrases, fields);
    const isElsewhere = stage?.fields === 'all' && stage.meets.includes(place);
    covered += weight * Math.max(named, isElsewhere ? ranking.elsewhere : 0);
    if (phrases.some(({ text, weight: fit }) => fit >= 0.9 && fields.brand.includes(text)))
      brand = ranking.brand;
  }
  return {
    coverage: ranking.coverage * covered,
    thing: thingScore(wish, fields, fit, { isOfBrand: brand > 0, isThingThere }),
    wording: wordingScore(wish, fields.title),
    code: codeScore(wish, candidate, fields) + nameScore(wish, fields),
    brand,
    text: ranking.text * textShare + (stage?.isAsTyped === true ? ranking.asTyped : 0),
    brevity: ranking.brevity / Math.sqrt(Math.max(4, fields.titleTerms.length) / 4),
    offers:
      (candidate.hasStock ? ranking.stock : 0) +
      ranking.offers * Math.min(1, Math.log1p(candidate.offerCount) / Math.log(20)) +
      ranking.popularity * candidate.popularity,
  };
}

/** Weights, tuned on rated queries and coarse so that they generalise. */
const ranking = {
  coverage: 10,
  elsewhere: 0.6,
  code: 12,
  wholeName: 2,
  brand: 0.5,
  text: 2,
  otherwiseNamed: 0.75,
  asTyped: 1.2,
  brevity: 1.2,
  wording: 1.5,
  thing: 3,
  compound: 0.7,
  madeFor: 1,
  modifier: -1.5,
  accessory: -0.25,
  stock: 0.3,
  offers: 0.3,
  popularity: 0.5,
} as const;

/** With a space before and after, so that phrases can be found as substrings. */
interface Fields {
  readonly title: string;
  readonly titleTerms: readonly string[];
  readonly accessoryPart: AccessoryPart;
  readonly brand: string;
  /** Without the spaces. */
  readonly model: string;
  readonly codes: string;
  readonly category: string;
  /** Joined, with separators that no phrase can match across. */
  readonly names: string;
}

function bestMatch(phrases: readonly WishedPhrase[], fields: Fields): number {
  for (const { text, beginning, weight } of phrases) {
    if (fields.names.includes(text)) return weight;
    if (beginning !== null && fields.codes.includes(beginning)) return weight;
  }
  return 0;
}

interface ThingFit {
  /** From `ranking.thing` for the product itself to `ranking.modifier` for what is made for it. */
  readonly role: number;
  /** Has the product's name, but is an accessory: "screen protector smartphone". */
  readonly isForAnother: boolean;
}

function thingFit(wish: Wish, fields: Fields): ThingFit {
  let role = 0;
  let isOfCategory = false;
  for (const { text, terms, weight } of wish.head ?? []) {
    if (fields.category.endsWith(text)) {
      role = Math.max(role, ranking.thing * weight);
      isOfCategory = true;
    } else if (fields.title.includes(text)) {
      const found = titleRoleOf(fields.titleTerms, terms);
      if (found === 'thing') role = Math.max(role, ranking.thing * weight);
      else if (found === 'compound') role = Math.max(role, ranking.compound * weight);
      else if (role === 0 && found === 'modifier') role = ranking.modifier;
    }
  }
  const isForAnother = role > 0 && !wish.wantsAccessory && !isOfCategory && fields.accessoryPart === 'surely';
  return { role, isForAnother };
}

function isTheThing({ role, isForAnother }: ThingFit): boolean {
  return role >= 0.9 * ranking.thing && !isForAnother;
}

function thingScore(
  wish: Wish,
  { accessoryPart }: Fields,
  { role, isForAnother }: ThingFit,
  { isOfBrand, isThingThere }: { readonly isOfBrand: boolean; readonly isThingThere: boolean },
): number {
  if (wish.head === null) return 0;
  const stray = !wish.wantsAccessory && accessoryPart !== 'none';
  const own = isForAnother && isThingThere ? Math.min(role, ranking.madeFor) : role;
  return wish.thingShare * (own + (stray ? ranking.accessory * (isOfBrand ? 0.3 : 1) : 0));
}

/** The share of adjacent query words that are adjacent in the title. */
function wordingScore({ neighbours }: Wish, title: string): number {
  const adjacent = neighbours.filter((pair) => title.includes(pair)).length;
  return neighbours.length === 0 ? 0 : (ranking.wording * adjacent) / neighbours.length;
}

function codeScore(wish: Wish, { stage }: SearchCandidate, fields: Fields): number {
  const isOfGtin = wish.query.query.gtin !== null && wish.query.stages[stage]?.fields === 'codes';
  if (isOfGtin) return ranking.code * 2;
  const longest = wish.codes.find(({ text }) => fields.codes.includes(text));
  if (longest === undefined || wish.typedLength === 0) return 0;
  const model = fields.model.replaceAll(' ', '');
  const isWholeModel = wish.codes.some(({ code }) => code === model);
  return (ranking.code * longest.code.length * (isWholeModel ? 1.2 : 1)) / wish.typedLength / 2;
}

/** Whether the query is the complete model name, with or without brand. */
function nameScore({ typed }: Wish, { brand, model }: Fields): number {
  if (model === '' || !typed.some((term) => model.startsWith(term))) return 0;
  const name = model.replaceAll(' ', '');
  const withoutBrand = typed.filter((term) => !brand.includes(` ${term} `));
  return withoutBrand.join('') === name || typed.join('') === name ? ranking.wholeName : 0;
}

function split(field: string): readonly string[] {
  return field === '' ? [] : field.split(' ');
}
