export { candidateQuery, termsToLookUp } from './candidate-query';
export type {
  Alternative,
  AlternativeKind,
  CandidateQuery,
  CandidateStage,
  StageFields,
  TermGroup,
} from './candidate-query';
export { correctTerms, spellingsToLookUp } from './correct-terms';
export type { Correction } from './correct-terms';
export { gtinSpellings, indexedFields, vocabularyTerms } from './indexed-fields';
export type { IndexedFields, SearchableProduct } from './indexed-fields';
export { parseQuery } from './parse-query';
export type { SearchQuery } from './parse-query';
export type { PriceBound } from './price-words';
export { rankResults } from './rank-results';
export type { RankedResult, RankingOptions, ScoreParts, SearchCandidate } from './rank-results';
export { foldText } from './fold-text';
export { quantityOf, readTerms } from './read-terms';
export type { Term, TermKind } from './read-terms';
export { conversionOf } from './units';
export { createVocabulary, spellingKeys } from './vocabulary';
export type { TermCount, Vocabulary } from './vocabulary';
