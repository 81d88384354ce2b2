import { wantsAccessory, type CandidateQuery, type TermGroup } from './candidate-query';
import type { IndexedFields } from './indexed-fields';
import { accessoryPartOf, titleRoleOf, type AccessoryPart } from './product-kinds';

/** A product that the search store found, with what ranking needs of it. */
export interface SearchCandidate {
  readonly id: string;
  /** The place in `CandidateQuery.stages` of the first stage that found it. */
  readonly stage: number;
  /** The store's own text score of the stage that ordered, higher is better, on any scale; 0 where none found it. */
  readonly textScore: number;
  /** As `indexedFields` made them. */
  readonly fields: Pick<IndexedFields, 'title' | 'brand' | 'model' | 'codes' | 'category'>;
  readonly offerCount: number;
  readonly hasStock: boolean;
  /** How much it is looked at, 0 to 1; 0 where nothing is known. */
  readonly popularity: number;
}

/** What a result's score is made of; `score` is their sum. */
interface ScoreParts {
  /** How much of what was asked for is there, the rarer words counting more. */
  readonly coverage: number;
  /** Whether the product is the thing asked for, rather than something that goes with it. */
  readonly thing: number;
  /** Whether the words stand together as they were typed. */
  readonly wording: number;
  readonly code: number;
  readonly brand: number;
  readonly text: number;
  /** How much of the title is about what was asked for. */
  readonly brevity: number;
  readonly offers: number;
}

/** One ranked result. */
export interface RankedResult {
  readonly id: string;
  readonly score: number;
  readonly parts: ScoreParts;
}

/** What a ranking may be told. */
export interface RankingOptions {
  /** How many results to give; 100 unless said. */
  readonly resultsMax?: number;
}

/**
 * Orders candidates for a query, the best first; equal ones keep the store's text score, then their id. The thing asked
 * for comes before things made for it ("camera" before camera bags), an exact model code or GTIN before all else.
 */
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
  // Where the thing itself is not to be had, what is made for it is all there is to show.
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

/**
 * The store's text score as a share of the best. Only what holds the words as typed has one; what is named by another name
 * ("notebook" for "laptop") gets most of what the others have on average, for a shop's choice of words says little.
 */
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

/** A phrase that stands for a typed word. */
interface WishedPhrase {
  readonly terms: readonly string[];
  /** The phrase between blanks. */
  readonly text: string;
  /** What a code begins with, where the phrase is the beginning of one; else null. */
  readonly beginning: string | null;
  readonly weight: number;
}

/** The query as ranking sees it: read once, used for every candidate. */
interface Wish {
  readonly query: CandidateQuery;
  /** Each typed word: how much of the wish it is, and what stands for it, the best first. */
  readonly groups: readonly { readonly weight: number; readonly phrases: readonly WishedPhrase[] }[];
  /** What names the thing: the last word, as English puts it. Null when no word names a thing. */
  readonly head: readonly WishedPhrase[] | null;
  readonly wantsAccessory: boolean;
  /** How much the kind of thing decides: all for one or two words; less for many, which name one product. */
  readonly thingShare: number;
  readonly typed: readonly string[];
  readonly typedLength: number;
  /** Neighbouring words, each pair between blanks. */
  readonly neighbours: readonly string[];
  /** Model codes, the longest first, each also between blanks. */
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

/** A candidate, read. */
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

/** How the parts weigh against each other. Found on rated queries, kept coarse so that they hold elsewhere. */
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

/** A product's fields with a blank before and after, so that a phrase between blanks is found by its text alone. */
interface Fields {
  readonly title: string;
  readonly titleTerms: readonly string[];
  /** Whether the title names goods made for other goods. */
  readonly accessoryPart: AccessoryPart;
  readonly brand: string;
  /** As it is, without the blanks. */
  readonly model: string;
  readonly codes: string;
  readonly category: string;
  /** All of them in one, parted so that no phrase goes over from one to the next. */
  readonly names: string;
}

function bestMatch(phrases: readonly WishedPhrase[], fields: Fields): number {
  for (const { text, beginning, weight } of phrases) {
    if (fields.names.includes(text)) return weight;
    if (beginning !== null && fields.codes.includes(beginning)) return weight;
  }
  return 0;
}

/** What a product is to the thing that is asked for. */
interface ThingFit {
  /** From `ranking.thing` for the thing itself down to `ranking.modifier` for what is made for it. */
  readonly role: number;
  /** Named like the thing, but by all else an accessory: "screen protector smartphone". */
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

/** Neighbours in the query that are neighbours in the title, as a share of all neighbours. */
function wordingScore({ neighbours }: Wish, title: string): number {
  const kept = neighbours.filter((pair) => title.includes(pair)).length;
  return neighbours.length === 0 ? 0 : (ranking.wording * kept) / neighbours.length;
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

/** Whether the query is the product's whole model name, with or without its brand. */
function nameScore({ typed }: Wish, { brand, model }: Fields): number {
  if (model === '' || !typed.some((term) => model.startsWith(term))) return 0;
  const name = model.replaceAll(' ', '');
  const withoutBrand = typed.filter((term) => !brand.includes(` ${term} `));
  return withoutBrand.join('') === name || typed.join('') === name ? ranking.wholeName : 0;
}

function split(field: string): readonly string[] {
  return field === '' ? [] : field.split(' ');
}
