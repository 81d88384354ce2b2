import {
  alternative,
  guessedAlternatives,
  prefixAlternative,
  typedAlternative,
  type Alternative,
} from './alternatives';
import { correctRun, correctTerm, type Correction } from './correct-terms';
import { gtinSpellings } from './indexed-fields';
import type { SearchQuery } from './parse-query';
import { isAccessoryWord, sureAccessories } from './product-kinds';
import type { Term } from './read-terms';
import type { Vocabulary } from './vocabulary';

/** What one typed term asks for: any of its alternatives. */
export interface TermGroup {
  readonly term: Term;
  readonly alternatives: readonly Alternative[];
  /** Products that hold any of the alternatives, at most; from the vocabulary. */
  readonly documentCount: number;
}

/** The fields that a stage looks in. "names" are title, brand, model, codes and category; "all" adds the rest. */
type StageFields = 'codes' | 'names' | 'all';

/** One try at the index. Stages are run in order, each only while too few distinct products are found. */
export interface CandidateStage {
  readonly fields: StageFields;
  /** Groups that all have to be met, each by any of its alternatives. Never empty. */
  readonly required: readonly (readonly Alternative[])[];
  /** Terms that none of these fields may hold; mostly none. */
  readonly without: readonly string[];
  /** Which of `CandidateQuery.groups` a product found here is sure to meet, by their places. */
  readonly meets: readonly number[];
  /** Whether a product found here holds every word as it was typed, not by another name. */
  readonly isAsTyped: boolean;
  /**
   * "ranked": order by the store's text score, which costs the store several times what finding costs. "unordered": take
   * the first that the index gives.
   */
  readonly order: 'ranked' | 'unordered';
  readonly candidatesMax: number;
  /** Run this stage only while fewer distinct products than this were found by the stages before. */
  readonly runBelow: number;
}

/** A query made ready for a search store, free of any dialect, and for the ranking of what it finds. */
export interface CandidateQuery {
  readonly query: SearchQuery;
  readonly groups: readonly TermGroup[];
  /** What is taken as a typing mistake, to be shown as "showing results for". */
  readonly corrections: readonly Correction[];
  readonly stages: readonly CandidateStage[];
  /** Products in the index, as the vocabulary gave it. */
  readonly documentTotal: number;
}

/** The terms whose document counts `candidateQuery` needs: what was typed, and everything that it may stand for. */
export function termsToLookUp(query: SearchQuery): readonly string[] {
  const terms = query.terms.map((term) => term.text);
  const wanted = new Set<string>([...terms, ...query.modelCodes]);
  query.terms.forEach((term, place) => {
    for (const { terms: phrase } of guessedAlternatives(query.terms, place))
      phrase.forEach((each) => wanted.add(each));
    if (term.number !== null) wanted.add(term.number);
  });
  return [...wanted];
}

/** Makes the store's query. An empty query gives no stages: browsing has no words to look for. */
export function candidateQuery(query: SearchQuery, vocabulary: Vocabulary): CandidateQuery {
  const corrections: Correction[] = [];
  const groups = query.terms.map((term, place) => {
    const guessed = guessedAlternatives(query.terms, place).filter(({ terms }) =>
      terms.every((each) => countOfTerm(each, vocabulary) > 0),
    );
    const isExplained = guessed.some(({ kind }) => kind !== 'synonym');
    const corrected = isExplained
      ? []
      : [...correctTerm(term, vocabulary), ...correctRun(query.terms, place, vocabulary)];
    corrections.push(...corrected.filter(({ isCertain }) => isCertain).slice(0, 1));
    const alternatives = [
      typedAlternative(term.text),
      ...guessed,
      ...corrected.map(({ replacement, isCertain }, rank) =>
        alternative('corrected', [replacement], (isCertain ? 0.9 : 0.6) - rank * 0.1),
      ),
      ...prefixAlternative(term, vocabulary),
    ];
    return {
      term,
      alternatives: alternatives.slice(0, 16),
      documentCount: countOf(alternatives, vocabulary),
    };
  });
  const { documentTotal } = vocabulary;
  return { query, groups, corrections, stages: stagesFor(query, groups, vocabulary), documentTotal };
}

function stagesFor(
  query: SearchQuery,
  groups: readonly TermGroup[],
  vocabulary: Vocabulary,
): readonly CandidateStage[] {
  const codes =
    query.gtin === null ? query.modelCodes.filter((code) => code.length >= 4) : gtinSpellings(query.gtin);
  const stages: CandidateStage[] = [];
  if (codes.length > 0) stages.push(codesStage(codes, 1));
  if (groups.length === 0) return stages;
  const always = query.gtin === null ? Number.POSITIVE_INFINITY : 1;
  const asTyped = typedStage(groups, vocabulary, always);
  if (asTyped !== null) stages.push(asTyped);
  const wanted = placed(groups);
  const names = stage('names', wanted, always);
  stages.push(
    ...(isLikelyCut(groups) ? plainFirst(groups, names) : [names]),
    stage('all', wanted, fullEnough),
  );
  const rarest = rarestFirst(wanted);
  if (groups.length > 2) {
    for (const left of rarest.slice(-3).reverse()) {
      const kept = rarest.filter((each) => each !== left);
      if (kept.length > 0) stages.push(stage('all', kept, partialEnough));
    }
  }
  const namesAProduct = codes.some((code) => vocabulary.documentCount(code) > 0);
  if (groups.length > 1 && !namesAProduct) stages.push(...looseStages(rarest));
  return stages;
}

/**
 * The stages for products that may be the same thing as one whose title is the query: they need not hold every word, for shops
 * name one product differently, but some of its rarest words or its codes.
 */
export function likenessQuery(query: SearchQuery, vocabulary: Vocabulary): CandidateQuery {
  const plan = candidateQuery(query, vocabulary);
  const always = Number.POSITIVE_INFINITY;
  const codes = query.modelCodes.filter((code) => code.length >= 4);
  const stages: CandidateStage[] = [];
  if (codes.length > 0) stages.push(codesStage(codes, always));
  if (plan.groups.length > 0) stages.push(stage('names', placed(plan.groups), always));
  const rarest = rarestFirst(placed(plan.groups));
  const telling = rarest.filter((_, rank) => {
    const matches = rarest
      .slice(0, rank + 1)
      .reduce((sum, { group: { documentCount } }) => sum + documentCount, 0);
    return rank < 2 || (rank < likenessTermsMax && matches <= likenessMatchesMax);
  });
  if (telling.length > 0) stages.push(anyOf(telling, always));
  return { ...plan, stages: stages.map((each) => ({ ...each, candidatesMax: likenessMatchesMax })) };
}

/** So many of the rarest words are looked for one by one. */
const likenessTermsMax = 8;
/** And so many products that hold them are weighed. */
const likenessMatchesMax = 400;

interface PlacedGroup {
  readonly group: TermGroup;
  readonly place: number;
}

function placed(groups: readonly TermGroup[]): readonly PlacedGroup[] {
  return groups.map((group, place) => ({ group, place }));
}

/** Whether more products hold all the words than a stage gives. */
function isLikelyCut(groups: readonly TermGroup[]): boolean {
  return groups.every(({ documentCount }) => documentCount > unorderedMax);
}

/** Of more than can be looked at, first those that are no accessories: a thousand cases must not hide the phones. */
function plainFirst(groups: readonly TermGroup[], names: CandidateStage): readonly CandidateStage[] {
  if (wantsAccessory(groups)) return [names];
  return [
    { ...names, without: sureAccessories },
    { ...names, runBelow: Math.min(names.runBelow, unorderedMax) },
  ];
}

/** Whether the words ask for goods that are made for other goods. */
export function wantsAccessory(groups: readonly TermGroup[]): boolean {
  return groups.some(({ alternatives }) =>
    alternatives.some(({ kind, terms }) => kind !== 'synonym' && terms.some(isAccessoryWord)),
  );
}

function rarestFirst(groups: readonly PlacedGroup[]): readonly PlacedGroup[] {
  return groups
    .filter(({ group }) => group.documentCount > 0)
    .toSorted((one, other) => one.group.documentCount - other.group.documentCount);
}

/** Any of the rarest words in the names, for when hardly a product has more than one of the words. */
function looseStages(rarest: readonly PlacedGroup[]): readonly CandidateStage[] {
  const some = rarest.filter(({ group }, rank) => rank === 0 || group.documentCount < looseMax).slice(0, 3);
  return some.length === 0 ? [] : [{ ...anyOf(some, looseEnough), candidatesMax: looseCandidatesMax }];
}

function anyOf(groups: readonly PlacedGroup[], runBelow: number): CandidateStage {
  const any = new Map(
    groups.flatMap(({ group }) => group.alternatives.map((each) => [each.terms.join(' '), each])),
  );
  return { ...stage('names', [], runBelow), required: [[...any.values()]] };
}

function codesStage(codes: readonly string[], runBelow: number): CandidateStage {
  return { ...stage('codes', [], runBelow), required: [codes.map(typedAlternative)], candidatesMax: 200 };
}

/**
 * The words as typed (or as corrected), wherever a product has them, ordered by the store's text score; null where the words
 * are so common that scoring them takes longer than a shopper waits.
 */
function typedStage(
  groups: readonly TermGroup[],
  vocabulary: Vocabulary,
  runBelow: number,
): CandidateStage | null {
  const typed = groups.map((group) => ({ ...group, alternatives: group.alternatives.filter(isTyped) }));
  const occurrences = typed
    .flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms))
    .reduce((sum, term) => sum + vocabulary.documentCount(term), 0);
  if (occurrences > scoredMax) return null;
  const hasOtherNames = groups.some(({ alternatives }) =>
    alternatives.some(({ kind }) => kind === 'synonym'),
  );
  return {
    ...stage('all', placed(typed), runBelow),
    isAsTyped: hasOtherNames,
    order: 'ranked',
    candidatesMax: 200,
  };
}

function isTyped({ kind }: Alternative): boolean {
  return kind === 'typed' || kind === 'corrected' || kind === 'joined';
}

/** Scoring reads every occurrence of every word: beyond this many it would take longer than all the rest of a search. */
const scoredMax = 3000;
/** How many products a stage gives that orders nothing: what is found is ranked here, in about a microsecond each. */
const unorderedMax = 1000;
/** With this many products that have every word in their names, the other fields needn't be searched. */
const fullEnough = 100;
/** With this many products that have every word, none is shown that has only some. */
const partialEnough = 10;
/** Products that have any one of the rarest words are sought only while this few are found, by words this rare. */
const looseEnough = 5;
const looseMax = 3000;
/** And so many of them are looked at. */
const looseCandidatesMax = 500;

function stage(fields: StageFields, groups: readonly PlacedGroup[], runBelow: number): CandidateStage {
  return {
    fields,
    required: groups.map(({ group }) => group.alternatives),
    meets: groups.map(({ place }) => place),
    without: [],
    isAsTyped: false,
    order: 'unordered',
    candidatesMax: unorderedMax,
    runBelow,
  };
}

function countOf(alternatives: readonly Alternative[], vocabulary: Vocabulary): number {
  const total = alternatives.reduce(
    (sum, { terms, isPrefix }) =>
      sum + (isPrefix ? 1 : Math.min(...terms.map((term) => countOfTerm(term, vocabulary)))),
    0,
  );
  return Math.min(total, vocabulary.documentTotal);
}

/** Single characters are not counted ("windows 7"); they are taken to occur in one of twenty products. */
function countOfTerm(term: string, vocabulary: Vocabulary): number {
  return term.length === 1 ? Math.ceil(vocabulary.documentTotal / 20) : vocabulary.documentCount(term);
}
