import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure-table';

/** What the command line says to the benchmarks. */
export interface BenchmarkOptions {
  /** The folder with scoring/ and data/ for the engine's figures; null to leave them out. */
  readonly sharedFolder: string | null;
  /** Short rounds, to see that everything runs. */
  readonly isQuick: boolean;
  /** A folder for a CPU profile of the API; null for none. */
  readonly profileFolder: string | null;
  /** Products of the generated catalog that searches go through; null for as many as the benchmark says. */
  readonly productCount: number | null;
  /** A PostgreSQL server on which databases may be created, for the figures of both engines; null to leave it out. */
  readonly postgresServer: string | null;
  /** Says what is going on. */
  readonly say: (line: string) => void;
}

/** Something that can be measured by its name. */
export interface Benchmark {
  readonly name: string;
  readonly title: string;
  /** What the column of what the figures are held against is called; "baseline" by default. */
  readonly baselineColumn?: string;
  run(options: BenchmarkOptions): Promise<readonly Figure[]>;
}

/** Runs work with an empty folder of its own, which goes afterwards. */
export async function inOwnFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pricehunt-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
