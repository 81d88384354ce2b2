import type { Answerer } from '../json-lines';
import { answerExtraction } from './extraction-answers';
import { answerClusters, answerLookups, answerPairs } from './matching-answers';
import { answerGtins, answerPrices } from './price-answers';
import { answerSearches } from './search-answers';
import { answerUrls } from './url-answers';

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

export type AnswerKind = keyof typeof answerers;

export function isAnswerKind(word: string): word is AnswerKind {
  return Object.hasOwn(answerers, word);
}
