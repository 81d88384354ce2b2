import { writeFile } from 'node:fs/promises';
import { answerers, isAnswerKind } from './answers/every-answerer';
import { readJsonLines } from './json-lines';

/**
 * Answers a file of questions with the code that production runs:
 *   npm run --silent answer -- KIND questions.jsonl answers.jsonl [--catalog products.jsonl.gz]
 */
async function main(): Promise<void> {
  const [kind = '', questionsFile, answersFile, ...rest] = process.argv.slice(2);
  if (!isAnswerKind(kind) || questionsFile === undefined || answersFile === undefined) {
    console.error(
      `Usage: answer KIND questions.jsonl answers.jsonl [--catalog FILE]\nKIND is one of ${Object.keys(answerers).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  const catalogAt = rest.indexOf('--catalog');
  const answers = await answerers[kind](await readJsonLines(questionsFile), {
    catalogFile: catalogAt < 0 ? null : (rest[catalogAt + 1] ?? null),
    questionsFile,
  });
  await writeFile(answersFile, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
}

void main();
