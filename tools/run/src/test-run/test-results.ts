import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A project's results, as its reporter writes them to `coverage/<project>/<name>-results.json`. */
const resultSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int().default(0),
  files: z.array(z.object({ file: z.string(), seconds: z.number() })).default([]),
  failed: z.array(z.object({ file: z.string(), test: z.string(), message: z.string() })).default([]),
  skipped: z.array(z.object({ file: z.string(), test: z.string() })).default([]),
});

export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { readonly file: string; readonly test: string; readonly message: string }[];
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
  readonly skipped: readonly { readonly file: string; readonly test: string }[];
}

/** Adds up the result files in a folder. Throws for an invalid file. */
export function readTestResults(folder: string): TestResults {
  const results = (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((path) => path.endsWith('-results.json'))
    .sort()
    .map((path) => resultSchema.parse(JSON.parse(readFileSync(join(folder, path), 'utf8'))));
  return {
    passed: sumOf(results.map((result) => result.numPassedTests)),
    failed: sumOf(results.map((result) => result.numFailedTests + result.numRuntimeErrorTestSuites)),
    files: results.flatMap((result) => result.files),
    failures: results.flatMap((result) => result.failed),
    skipped: results.flatMap((result) => result.skipped),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
