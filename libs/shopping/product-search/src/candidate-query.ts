import { correctTerm, type Correction } from './correct-terms';
import { gtinSpellings } from './indexed-fields';
import type { SearchQuery } from './parse-query';
import { numberTerm, quantityOf, type Term } from './read-terms';
import { createSynonyms, type Phrase } from './synonyms';
import { conversionOf, siblingUnits } from './units';
import type { Vocabulary } from './vocabulary';

/** Why an alternative stands for what was typed. */
export type AlternativeKind =
  'typed' | 'joined' | 'parted' | 'converted' | 'corrected' | 'synonym' | 'prefix';

/** One way to meet a group: terms that stand next to each other in this order; the last may be a beginning only. */
export interface Alternative {
  readonly kind: AlternativeKind;
  readonly terms: Phrase;
  readonly isPrefix: boolean;
  /** How well it stands for what was typed, 0 to 1. */
  readonly weight: number;
}

/** What one typed term asks for: any of its alternatives. */
export interface TermGroup {
  readonly term: Term;
  readonly alternatives: readonly Alternative[];
  /** Products that hold any of the alternatives, at most; from the vocabulary. */
  readonly documentCount: number;
}

/** The fields that a stage looks in. "names" are title, brand, model, codes and category; "all" adds the rest. */
export type StageFields = 'codes' | 'names' | 'all';

/** One try at the index. Stages are run in order, each only while too few distinct products are found. */
export interface CandidateStage {
  readonly fields: StageFields;
  /** Groups that all have to be met, each by any of its alternatives. Never empty. */
  readonly required: readonly (readonly Alternative[])[];
  /**
   * "ranked": order by the store's text score. "unordered": more products match than can be scored in time; take the
   * first that the index gives, without ordering them.
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

const otherNamesOf = createSynonyms();

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
      terms.every((each) => vocabulary.documentCount(each) > 0),
    );
    const isExplained = guessed.some(({ kind }) => kind !== 'synonym');
    const corrected = isExplained ? [] : correctTerm(term, vocabulary);
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
  if (codes.length > 0) stages.push(stage('codes', [codes.map(typedAlternative)], 0, 1));
  const runBelow = query.gtin === null ? Number.POSITIVE_INFINITY : 1;
  const wanted = groups.map(({ alternatives }) => alternatives);
  if (groups.length === 0) return stages;
  stages.push(
    stage('names', wanted, fewestOf(groups), runBelow),
    stage('all', wanted, fewestOf(groups), fullEnough),
  );
  const rarest = groups
    .filter(({ documentCount }) => documentCount > 0)
    .sort((one, other) => one.documentCount - other.documentCount);
  if (groups.length > 2) {
    for (const left of rarest.slice(-4).reverse()) {
      const kept = rarest.filter((group) => group !== left);
      if (kept.length > 0) stages.push(stage('all', alternativesOf(kept), fewestOf(kept), partialEnough));
    }
  }
  const namesAProduct = codes.some((code) => vocabulary.documentCount(code) > 0);
  if (groups.length > 1 && !namesAProduct) {
    const some = rarest
      .filter(({ documentCount }, place) => place === 0 || documentCount < looseMax)
      .slice(0, 3);
    const most = some.reduce((total, { documentCount }) => total + documentCount, 0);
    const any = new Map(
      alternativesOf(some).flatMap((group) => group.map((each) => [each.terms.join(' '), each])),
    );
    if (any.size > 0) stages.push(stage('names', [[...any.values()]], most, looseEnough));
  }
  return stages;
}

/** More matches than this are not scored by the store: ordering them would take longer than a shopper waits. */
const scoredMax = 30_000;
/** With this many products that have every word in their names, the other fields needn't be searched. */
const fullEnough = 100;
/** With this many products that have every word, none is shown that has only some. */
const partialEnough = 20;
/** Products that have any one of the rarest words are sought only while this few are found, by words this rare. */
const looseEnough = 5;
const looseMax = 3000;

function stage(
  fields: StageFields,
  required: CandidateStage['required'],
  matchesAtMost: number,
  runBelow: number,
): CandidateStage {
  const isScored = matchesAtMost <= scoredMax;
  return {
    fields,
    required,
    order: isScored ? 'ranked' : 'unordered',
    candidatesMax: isScored ? 200 : 400,
    runBelow,
  };
}

function fewestOf(groups: readonly TermGroup[]): number {
  return Math.min(...groups.map(({ documentCount }) => documentCount));
}

function alternativesOf(groups: readonly TermGroup[]): CandidateStage['required'] {
  return groups.map(({ alternatives }) => alternatives);
}

/** What a term may stand for besides itself, before the vocabulary says which of it exists. */
function guessedAlternatives(terms: readonly Term[], place: number): readonly Alternative[] {
  const term = terms[place];
  if (term === undefined) return [];
  return [
    ...joinedWith(terms, place),
    ...partedWord(term),
    ...convertedMeasures(term),
    ...namesCovering(terms, place),
  ];
}

/** "head set" may be written "headset", "4xb 7a38175" is one code: a neighbour and this term written together. */
function joinedWith(terms: readonly Term[], place: number): readonly Alternative[] {
  const joined: Alternative[] = [];
  for (const start of [place - 2, place - 1, place]) {
    for (const length of [2, 3]) {
      const span = terms.slice(Math.max(0, start), start + length);
      if (start < 0 || start + length <= place || span.length < length) continue;
      const text = span.map((each) => each.text).join('');
      if (text.length <= 24 && (length === 2 || /\d/.test(text)))
        joined.push(alternative('joined', [text], 1));
    }
  }
  return joined;
}

/** "smartwatch" may be written "smart watch". */
function partedWord(term: Term): readonly Alternative[] {
  if (term.kind !== 'word' || term.text.length < 6 || term.text.length > 20) return [];
  return Array.from({ length: term.text.length - 5 }, (_, cut) => [
    term.text.slice(0, cut + 3),
    term.text.slice(cut + 3),
  ]).map((parts) => alternative('parted', parts, 0.9));
}

/** "1 TB" is also printed "1000 GB", `27"` also "68.6 cm". A number with its unit is also printed without. */
function convertedMeasures(term: Term): readonly Alternative[] {
  if (term.kind !== 'measure' || term.number === null || term.unit === null) return [];
  const quantity = quantityOf(term.number);
  const from = conversionOf(term.unit);
  const bare = alternative('converted', [term.number], 0.5);
  if (quantity === null || from === null) return [bare];
  return siblingUnits(term.unit)
    .flatMap((unit) => {
      const exact = (quantity * from.factor) / (conversionOf(unit)?.factor ?? 1);
      const binary = unit === 'gb' && term.unit === 'tb' ? [quantity * 1024] : [];
      return [exact, ...binary].map(
        (each) => numberTerm(unit === 'cm' ? Math.round(each * 10) / 10 : each) + unit,
      );
    })
    .map((text) => alternative('converted', [text], 0.95))
    .concat(bare);
}

function namesCovering(terms: readonly Term[], place: number): readonly Alternative[] {
  const texts = terms.map((term) => term.text);
  return [0, 1, 2].flatMap((back) =>
    place - back < 0
      ? []
      : otherNamesOf(texts.slice(place - back))
          .filter(({ termCount }) => termCount > back)
          .flatMap(({ phrases, closeness }) =>
            phrases.map((phrase) => alternative('synonym', phrase, closeness)),
          ),
  );
}

function prefixAlternative(term: Term, vocabulary: Vocabulary): readonly Alternative[] {
  const isCodeStart =
    term.kind === 'code' && term.text.length >= 4 && vocabulary.documentCount(term.text) === 0;
  return isCodeStart ? [{ kind: 'prefix', terms: [term.text], isPrefix: true, weight: 0.8 }] : [];
}

function countOf(alternatives: readonly Alternative[], vocabulary: Vocabulary): number {
  const total = alternatives.reduce(
    (sum, { terms, isPrefix }) =>
      sum + (isPrefix ? 1 : Math.min(...terms.map((term) => vocabulary.documentCount(term)))),
    0,
  );
  return Math.min(total, vocabulary.documentTotal);
}

function typedAlternative(text: string): Alternative {
  return alternative('typed', [text], 1);
}

function alternative(kind: AlternativeKind, terms: Phrase, weight: number): Alternative {
  return { kind, terms, isPrefix: false, weight };
}
