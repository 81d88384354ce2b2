import { execa } from 'execa';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from './free-ports';
import type { ProductPlace } from './running-product';

const root = join(import.meta.dirname, '../../..');
/** The program behind `npm start`. */
const startProgram = join(root, 'tools/start.mjs');

/** How long the product may take to start on a slow machine, and to stop, in milliseconds. */
const startMsMax = 300_000;
const stopMsMax = 30_000;

/** A product that was started for the journeys. */
export interface StartedProduct extends ProductPlace {
  /** What it printed up to the moment it was up. */
  readonly printed: string;
  /** Stops it as Ctrl-C does and removes its data, unless they are wanted. Fails when it doesn't end cleanly; its logs then stay. */
  readonly stop: (options?: { readonly keepsData: boolean }) => Promise<void>;
}

/** How a product may be started. */
interface StartOptions {
  readonly parameters?: readonly string[];
  /** A folder with data from before; a new one where not given. */
  readonly dataFolder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts what was built by the program behind `npm start`, on free ports and with a data folder of its own. */
export async function startProduct({
  parameters = [],
  dataFolder = mkdtempSync(join(tmpdir(), 'journeys-')),
  environment = {},
}: StartOptions = {}): Promise<StartedProduct> {
  const portsFrom = await findFreePorts();
  const program = execa(process.execPath, [startProgram, '--built', ...parameters], {
    cwd: root,
    env: {
      // Comparisons of journeys have the offers that the journeys know, and wait for no page of the web.
      SEARXNG_URL: '',
      // The machine is busy with the other tests: a late answer is no fault of the product.
      LOOP_DELAY_MS_MAX: '0',
      ...environment,
      PRICEHUNT_DATA: dataFolder,
      PRICEHUNT_PORTS_FROM: String(portsFrom),
    },
    ...{ stdin: 'ignore', all: true, buffer: false, reject: false },
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
    ...{ portsFrom, dataFolder, printed },
    stop: async ({ keepsData } = { keepsData: false }) => {
      program.kill('SIGTERM');
      const { exitCode, signal } = await program;
      if (exitCode !== 0) {
        const end = exitCode ?? signal;
        throw new Error(`npm start ended with ${end}; its logs are in ${dataFolder}.\n${printed}`);
      }
      if (!keepsData) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
