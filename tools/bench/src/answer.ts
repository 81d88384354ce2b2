import { writeFile } from 'node:fs/promises';
import { answerClusters, answerLookups, answerPairs } from './answers/matching-answers';
import { answerExtraction } from './answers/extraction-answers';
import { answerGtins, answerPrices } from './answers/price-answers';
import { answerSearches } from './answers/search-answers';
import { answerUrls } from './answers/url-answers';
import { readJsonLines } from './json-lines';
import type { Answerer } from './json-lines';

/**
 * Answers a file of questions with the code that production runs:
 *   npm run --silent answer -- KIND questions.jsonl answers.jsonl [--catalog products.jsonl.gz]
 */
const answerers: Readonly<Record<string, Answerer>> = {
  prices: answerPrices,
  gtin: answerGtins,
  extraction: answerExtraction,
  urls: answerUrls,
  'matching-pairs': answerPairs,
  'matching-lookup': answerLookups,
  'matching-clusters': answerClusters,
  search: answerSearches,
};

async function main(): Promise<void> {
  const [kind = '', questionsFile, answersFile, ...rest] = process.argv.slice(2);
  const answerer = answerers[kind];
  if (!answerer || questionsFile === undefined || answersFile === undefined) {
    console.error(
      `Usage: answer KIND questions.jsonl answers.jsonl [--catalog FILE]\nKIND is one of ${Object.keys(answerers).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  const catalogAt = rest.indexOf('--catalog');
  const answers = await answerer(await readJsonLines(questionsFile), {
    catalogFile: catalogAt < 0 ? null : (rest[catalogAt + 1] ?? null),
    questionsFile,
  });
  await writeFile(answersFile, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
}

void main();
