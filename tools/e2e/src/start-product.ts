import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolderName, portsFrom, rememberProduct } from './running-product';

/** How long the product may take to build and start on a slow machine, in milliseconds. */
const startMsMax = 300_000;

/** Starts everything by the very program behind `npm start`, with ports and a data folder of its own. */
export default async function startProduct(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'journeys-'));
  process.env[dataFolderName] = dataFolder;
  const root = join(import.meta.dirname, '../../..');
  const program = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, PRICEHUNT_DATA: dataFolder, PRICEHUNT_PORTS_FROM: String(portsFrom) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the product did not start:\n${printed}`)), startMsMax);
    const hear = (part: Buffer) => {
      printed += String(part);
      if (!printed.includes('Ctrl-C stops everything')) return;
      clearTimeout(timer);
      resolve();
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${printed}`)));
  });
  rememberProduct({ program, dataFolder });
}
