import type { Answerer } from '../json-lines';
import { answerExtraction } from './extraction-answers';
import { answerClusters, answerLookups, answerPairs } from './matching-answers';
import { answerGtins, answerPrices } from './price-answers';
import { answerSearches } from './search-answers';
import { answerUrls } from './url-answers';

/** Who answers which kind of question. */
export const answerers = {
  prices: answerPrices,
  gtin: answerGtins,
  extraction: answerExtraction,
  urls: answerUrls,
  'matching-pairs': answerPairs,
  'matching-lookup': answerLookups,
  'matching-clusters': answerClusters,
  search: answerSearches,
} satisfies Readonly<Record<string, Answerer>>;

/** A kind of question. */
export type AnswerKind = keyof typeof answerers;

/** Whether the word names a kind of question. */
export function isAnswerKind(word: string): word is AnswerKind {
  return Object.hasOwn(answerers, word);
}
