import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { JobProgramOptions } from './job-program';

const root = join(import.meta.dirname, '../../../../..');

export interface JobProgram {
  /** Runs it until it is killed, by itself or when it reports a job. Rejects if it ends otherwise. */
  runUntilKilled(options: Omit<JobProgramOptions, 'migrationsFolder'>): Promise<void>;
  remove(): void;
}

/** Remove the bundle after the tests. */
export async function bundleJobProgram(): Promise<JobProgram> {
  // Next to the packages, which stay outside the bundle.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'job-program-'));
  const file = join(folder, 'job-program.mjs');
  await build({
    stdin: {
      contents: `import { runJobProgram } from './job-program'; await runJobProgram(JSON.parse(process.argv[2]));`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfig: join(root, 'libs/server/job-queue/tsconfig.json'),
  });
  return {
    async runUntilKilled(options) {
      const programOptions: JobProgramOptions = {
        ...options,
        migrationsFolder: join(root, 'libs/server/storage/migrations'),
      };
      const program = spawn(process.execPath, [file, JSON.stringify(programOptions)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let complaints = '';
      program.stderr.on('data', (piece) => (complaints += String(piece)));
      program.stdout.once('data', () => program.kill('SIGKILL'));
      const signal = await new Promise((resolve) => program.once('close', (_code, by) => resolve(by)));
      if (signal !== 'SIGKILL') throw new Error(`the program was not killed: ${complaints}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
