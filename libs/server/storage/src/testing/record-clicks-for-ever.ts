import { appendFileSync, writeFileSync } from 'node:fs';
import { openStorage } from '../open-storage';
import { sampleClick } from './samples';

/** Records clicks until the process is killed, and writes down each one only once the storage has said that it is kept. */
async function recordForEver(url: string, log: string, run: string): Promise<never> {
  const storage = await openStorage(url);
  writeFileSync(log, '');
  for (let round = 0; ; round += 1) {
    const ids = Array.from({ length: 1 + (round % 7) }, (_, place) => `${run}-${round}-${place}`);
    await storage.clicks.recordClicks(ids.map((id) => sampleClick({ id })));
    appendFileSync(log, `${ids.join('\n')}\n`);
    if (round === 0) process.stdout.write('begun');
  }
}

const [url = '', log = '', run = ''] = process.argv.slice(2);
await recordForEver(url, log, run);
