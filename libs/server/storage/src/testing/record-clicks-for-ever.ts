import { openStorage } from '../open-storage';
import { sampleClick } from './samples';

/** Records clicks until killed, and writes each id only once the storage has acknowledged it. */
async function recordForEver(url: string, migrationsFolder: string, run: string): Promise<never> {
  const storage = await openStorage(url, { migrationsFolder });
  for (let round = 0; ; round += 1) {
    const ids = Array.from({ length: 1 + (round % 7) }, (_, place) => `${run}-${round}-${place}`);
    await storage.clicks.recordClicks(ids.map((id) => sampleClick({ id })));
    process.stdout.write(`${ids.join('\n')}\n`);
  }
}

const [url = '', migrationsFolder = '', run = ''] = process.argv.slice(2);
await recordForEver(url, migrationsFolder, run);
