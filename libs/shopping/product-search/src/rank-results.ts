import type { CandidateQuery, TermGroup } from './candidate-query';
import type { IndexedFields } from './indexed-fields';
import { accessoryIn, isAccessoryWord, titleRoleOf } from './product-kinds';

/** A product that the search store found, with what ranking needs of it. */
export interface SearchCandidate {
  readonly id: string;
  /** The place in `CandidateQuery.stages` of the first stage that found it. */
  readonly stage: number;
  /** The store's own text score, higher is better, on any scale; 0 where the stage was unordered. */
  readonly textScore: number;
  /** As `indexedFields` made them. */
  readonly fields: Pick<IndexedFields, 'title' | 'brand' | 'model' | 'codes' | 'gtinForms' | 'category'>;
  readonly offerCount: number;
  readonly hasStock: boolean;
  /** How much it is looked at, 0 to 1; 0 where nothing is known. */
  readonly popularity: number;
}

/** What a result's score is made of; `score` is their sum. */
export interface ScoreParts {
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
  const textScoreMax = Math.max(1e-9, ...candidates.map(({ textScore }) => textScore));
  return candidates
    .map((candidate) => {
      const parts = scoreParts(wish, candidate, candidate.textScore / textScoreMax);
      const score = Object.values(parts).reduce((sum, part) => sum + part, 0);
      return { id: candidate.id, score, parts };
    })
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, options.resultsMax ?? 100);
}

/** The query as ranking sees it: read once, used for every candidate. */
interface Wish {
  readonly query: CandidateQuery;
  readonly weights: readonly number[];
  readonly weightTotal: number;
  /** The group that names the thing: the last word, as English puts it. Null when no word names a thing. */
  readonly head: TermGroup | null;
  readonly wantsAccessory: boolean;
  /** How much the kind of thing decides: all for one or two words; less for many, which name one product. */
  readonly thingShare: number;
  readonly codes: ReadonlyMap<string, number>;
  readonly gtinForms: ReadonlySet<string>;
}

function readWish(query: CandidateQuery): Wish {
  const weights = query.groups.map(({ documentCount }) =>
    Math.log(1 + (query.documentTotal + 0.5) / (Math.max(1, documentCount) + 0.5)),
  );
  const words = query.groups.filter(({ term }) => term.kind === 'word');
  return {
    query,
    weights,
    weightTotal: Math.max(
      1e-9,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
    head: words.at(-1) ?? null,
    thingShare: Math.min(1, 2 / query.groups.length),
    wantsAccessory: query.groups.some(({ alternatives }) =>
      alternatives.some(({ kind, terms }) => kind !== 'synonym' && terms.some(isAccessoryWord)),
    ),
    codes: new Map(query.query.modelCodes.map((code) => [code, code.length])),
    gtinForms: new Set(query.query.gtin === null ? [] : [query.query.gtin]),
  };
}

function scoreParts(wish: Wish, candidate: SearchCandidate, textShare: number): ScoreParts {
  const fields = {
    title: split(candidate.fields.title),
    brand: split(candidate.fields.brand),
    model: split(candidate.fields.model),
    codes: new Set(split(candidate.fields.codes)),
    category: split(candidate.fields.category),
  };
  const stage = wish.query.stages[candidate.stage];
  let covered = 0;
  let brand = 0;
  wish.query.groups.forEach((group, place) => {
    const weight = (wish.weights[place] ?? 0) / wish.weightTotal;
    const named = bestMatch(group, fields);
    const isElsewhere = stage?.fields === 'all' && stage.meets.includes(place);
    covered += weight * Math.max(named, isElsewhere ? ranking.elsewhere : 0);
    if (group.alternatives.some(({ terms, weight: fit }) => fit >= 0.9 && holds(fields.brand, terms)))
      brand = ranking.brand;
  });
  return {
    coverage: ranking.coverage * covered,
    thing: thingScore(wish, fields.title, fields.category, brand > 0),
    wording: wordingScore(wish, fields.title),
    code: codeScore(wish, candidate, fields.codes, fields.model) + nameScore(wish, fields),
    brand,
    text: ranking.text * textShare + (stage?.isAsTyped === true ? ranking.asTyped : 0),
    brevity: ranking.brevity / Math.sqrt(Math.max(4, fields.title.length) / 4),
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
  asTyped: 1.2,
  brevity: 1.2,
  wording: 1.5,
  thing: 3,
  compound: 0.7,
  modifier: -2.5,
  accessory: -0.25,
  stock: 0.3,
  offers: 0.3,
  popularity: 0.5,
} as const;

interface Fields {
  readonly title: readonly string[];
  readonly brand: readonly string[];
  readonly model: readonly string[];
  readonly codes: ReadonlySet<string>;
  readonly category: readonly string[];
}

function bestMatch(group: TermGroup, fields: Fields): number {
  let best = 0;
  for (const { terms, weight, isPrefix } of group.alternatives) {
    if (weight <= best) continue;
    const first = terms[0] ?? '';
    const isNamed =
      holds(fields.title, terms) ||
      holds(fields.brand, terms) ||
      holds(fields.category, terms) ||
      holds(fields.model, terms) ||
      (terms.length === 1 &&
        (isPrefix ? [...fields.codes].some((code) => code.startsWith(first)) : fields.codes.has(first)));
    if (isNamed) best = weight;
  }
  return best;
}

function thingScore(
  wish: Wish,
  title: readonly string[],
  category: readonly string[],
  isOfBrand: boolean,
): number {
  if (wish.head === null) return 0;
  let role = 0;
  for (const { terms, weight } of wish.head.alternatives) {
    const found = titleRoleOf(title, terms);
    const isCategory = category.length > 0 && holds(category.slice(-terms.length), terms);
    if (isCategory || found === 'thing') role = Math.max(role, ranking.thing * weight);
    else if (found === 'compound') role = Math.max(role, ranking.compound * weight);
    else if (role === 0 && found === 'modifier') role = ranking.modifier;
  }
  const stray = !wish.wantsAccessory && accessoryIn(title) !== null;
  return wish.thingShare * (role + (stray ? ranking.accessory * (isOfBrand ? 0.3 : 1) : 0));
}

/** Neighbours in the query that are neighbours in the title, as a share of all neighbours. */
function wordingScore(wish: Wish, title: readonly string[]): number {
  const terms = wish.query.groups.map(({ term }) => term.text);
  if (terms.length < 2) return 0;
  const pairs = terms.slice(1).filter((term, place) => holds(title, [terms[place] ?? '', term]));
  return (ranking.wording * pairs.length) / (terms.length - 1);
}

function codeScore(
  wish: Wish,
  candidate: SearchCandidate,
  codes: ReadonlySet<string>,
  model: readonly string[],
): number {
  const { gtin, terms } = wish.query.query;
  if (gtin !== null && split(candidate.fields.gtinForms).includes(gtin)) return ranking.code * 2;
  let longest = 0;
  for (const [code, length] of wish.codes) if (length > longest && codes.has(code)) longest = length;
  const typedLength = terms.reduce((sum, term) => sum + term.text.length, 0);
  const isWholeModel = longest > 0 && model.join('') !== '' && wish.codes.has(model.join(''));
  return typedLength === 0 ? 0 : (ranking.code * (longest * (isWholeModel ? 1.2 : 1))) / typedLength / 2;
}

/** Whether the query is the product's whole model name, with or without its brand. */
function nameScore(wish: Wish, { brand, model }: Fields): number {
  const terms = wish.query.groups.map(({ term }) => term.text);
  const withoutBrand = terms.filter((term) => !brand.includes(term));
  const name = model.join('');
  return name !== '' && (withoutBrand.join('') === name || terms.join('') === name) ? ranking.wholeName : 0;
}

function holds(terms: readonly string[], phrase: readonly string[]): boolean {
  const first = phrase[0];
  if (first === undefined) return false;
  for (let place = terms.indexOf(first); place >= 0; place = terms.indexOf(first, place + 1)) {
    if (phrase.every((term, step) => terms[place + step] === term)) return true;
  }
  return false;
}

function split(field: string): readonly string[] {
  return field === '' ? [] : field.split(' ');
}
