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

export interface TermGroup {
  readonly term: Term;
  readonly alternatives: readonly Alternative[];
  /** An upper limit, from the vocabulary. */
  readonly documentCount: number;
}

/** "names": title, brand, model, codes and category. "all": all fields. */
type StageFields = 'codes' | 'names' | 'all';

/** Stages run in order until enough distinct products are found. */
export interface CandidateStage {
  readonly fields: StageFields;
  /** Each group must be met by one of its alternatives. Never empty. */
  readonly required: readonly (readonly Alternative[])[];
  /** Terms that these fields must not contain. */
  readonly without: readonly string[];
  /** Indexes of `CandidateQuery.groups` that results of this stage always meet. */
  readonly meets: readonly number[];
  /** Whether results contain every word as typed, without synonyms. */
  readonly isAsTyped: boolean;
  /** "ranked": sorted by the store's text score, several times slower than finding. "unordered": first in the index. */
  readonly order: 'ranked' | 'unordered';
  readonly candidatesMax: number;
  /** Skip this stage if earlier ones found this many distinct products. */
  readonly runBelow: number;
}

/** A query for a search store, without any SQL dialect, and for the ranking. */
export interface CandidateQuery {
  readonly query: SearchQuery;
  readonly groups: readonly TermGroup[];
  /** Typing mistakes, for "showing results for". */
  readonly corrections: readonly Correction[];
  readonly stages: readonly CandidateStage[];
  readonly documentTotal: number;
}

/** Terms whose document counts `candidateQuery` needs: typed terms and their alternatives. */
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

/** An empty query has no stages. */
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
      ...prefixAlternative(term, vocabulary, { isLast: place === query.terms.length - 1 }),
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
      const rest = rarest.filter((each) => each !== left);
      if (rest.length > 0) stages.push(stage('all', rest, partialEnough));
    }
  }
  const namesAProduct = codes.some((code) => vocabulary.documentCount(code) > 0);
  if (groups.length > 1 && !namesAProduct) stages.push(...looseStages(rarest));
  return stages;
}

/** Needs only some of the rarest words or codes, because shops name the same product differently. */
export function likenessQuery(query: SearchQuery, vocabulary: Vocabulary): CandidateQuery {
  const plan = candidateQuery(query, vocabulary);
  const always = Number.POSITIVE_INFINITY;
  const codes = query.modelCodes.filter((code) => code.length >= 4);
  const stages: CandidateStage[] = [];
  if (codes.length > 0) stages.push(codesStage(codes, always));
  if (plan.groups.length > 0) stages.push(stage('names', placed(plan.groups), always));
  const rarest = rarestFirst(placed(plan.groups));
  const distinctive = rarest.filter((_, rank) => {
    const matches = rarest
      .slice(0, rank + 1)
      .reduce((sum, { group: { documentCount } }) => sum + documentCount, 0);
    return rank < 2 || (rank < likenessTermsMax && matches <= likenessMatchesMax);
  });
  if (distinctive.length > 0) stages.push(anyOf(distinctive, always));
  return { ...plan, stages: stages.map((each) => ({ ...each, candidatesMax: likenessMatchesMax })) };
}

/** How many of the rarest words are searched separately. */
const likenessTermsMax = 8;
/** How many matches are scored. */
const likenessMatchesMax = 400;

interface PlacedGroup {
  readonly group: TermGroup;
  readonly place: number;
}

function placed(groups: readonly TermGroup[]): readonly PlacedGroup[] {
  return groups.map((group, place) => ({ group, place }));
}

function isLikelyCut(groups: readonly TermGroup[]): boolean {
  return groups.every(({ documentCount }) => documentCount > unorderedMax);
}

/** Non-accessories first, so that a thousand cases don't hide the phones. */
function plainFirst(groups: readonly TermGroup[], names: CandidateStage): readonly CandidateStage[] {
  if (wantsAccessory(groups)) return [names];
  return [
    { ...names, without: sureAccessories },
    { ...names, runBelow: Math.min(names.runBelow, unorderedMax) },
  ];
}

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

/** Any of the rarest words, in case hardly any product has more than one of them. */
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

/** All words in any field, by text score. Null if they are too common to score in time. */
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

/** Scoring reads every occurrence of every word. Beyond this many, it takes longer than the rest of the search. */
const scoredMax = 3000;
/** Products per unordered stage. Ranking takes about a microsecond each. */
const unorderedMax = 1000;
/** With this many products that match in their names, other fields aren't searched. */
const fullEnough = 100;
/** With this many products that match all words, partial matches aren't shown. */
const partialEnough = 10;
/** Products with any rare word are searched only below this number of results. */
const looseEnough = 5;
const looseMax = 3000;
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

/** Single characters have no counts ("windows 7") and are assumed to occur in one of twenty products. */
function countOfTerm(term: string, vocabulary: Vocabulary): number {
  return term.length === 1 ? Math.ceil(vocabulary.documentTotal / 20) : vocabulary.documentCount(term);
}
