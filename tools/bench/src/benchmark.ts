import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure-table';

export interface BenchmarkOptions {
  /** The folder with scoring/ and data/ for the engine's figures; null omits them. */
  readonly sharedFolder: string | null;
  /** Short rounds, to check that everything runs. */
  readonly isQuick: boolean;
  readonly profileFolder: string | null;
  /** The size of the generated catalog; null for the benchmark's own. */
  readonly productCount: number | null;
  /** A PostgreSQL server where databases can be created; null omits its figures. */
  readonly postgresServer: string | null;
  readonly say: (line: string) => void;
}

export interface Benchmark {
  readonly name: string;
  readonly title: string;
  readonly baselineColumn?: string;
  run(options: BenchmarkOptions): Promise<readonly Figure[]>;
}

/** Runs work with a temporary folder that is removed afterwards. */
export async function inOwnFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pricehunt-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
