import { execa } from 'execa';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from './free-ports';
import type { ProductPlace } from './running-product';

const root = join(import.meta.dirname, '../../..');
const startProgram = join(root, 'tools/start.mjs');

/** In milliseconds, on a slow machine. */
const startMsMax = 300_000;
const stopMsMax = 30_000;

export interface StartedProduct extends ProductPlace {
  readonly printed: string;
  /** Stops it as Ctrl-C does and removes its data. Fails when it doesn't exit cleanly; its logs are then left. */
  readonly stop: (options?: { readonly preservesData: boolean }) => Promise<void>;
}

interface StartOptions {
  readonly parameters?: readonly string[];
  readonly dataFolder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the built product on free ports with its own data folder, like `npm start`. */
export async function startProduct({
  parameters = [],
  dataFolder = mkdtempSync(join(tmpdir(), 'journeys-')),
  environment = {},
}: StartOptions = {}): Promise<StartedProduct> {
  const portsFrom = await findFreePorts();
  const program = execa(process.execPath, [startProgram, '--built', ...parameters], {
    cwd: root,
    env: {
      // Comparisons have known offers and no web search.
      SEARXNG_URL: '',
      // The other tests keep the machine busy, so slow responses don't count.
      LOOP_DELAY_MS_MAX: '0',
      ...environment,
      PRICEHUNT_DATA: dataFolder,
      PRICEHUNT_PORTS_FROM: String(portsFrom),
    },
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: stopMsMax,
  });
  let printed = '';
  const isUp = new Promise<boolean>((resolve) => {
    program.all.on('data', (part) => {
      printed += String(part);
      if (printed.includes('Press Ctrl-C to stop')) resolve(true);
    });
    void program.then(() => resolve(false));
  });
  const timer = setTimeout(() => program.kill('SIGTERM'), startMsMax);
  const hasStarted = await isUp;
  clearTimeout(timer);
  if (!hasStarted) throw new Error(`The product didn't start; its logs are in ${dataFolder}.\n${printed}`);
  return {
    portsFrom,
    dataFolder,
    printed,
    stop: async ({ preservesData } = { preservesData: false }) => {
      program.kill('SIGTERM');
      const { exitCode, signal } = await program;
      if (exitCode !== 0) {
        const end = exitCode ?? signal;
        throw new Error(`npm start ended with ${end}; its logs are in ${dataFolder}.\n${printed}`);
      }
      if (!preservesData) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
