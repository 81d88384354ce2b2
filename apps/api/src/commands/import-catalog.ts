import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { importCatalog } from '../modules/catalog/import-catalog';
import { withStorage } from './with-storage';

/** Imports a catalog snapshot (JSON lines) from a file or "-". Exits with 1 if a line was rejected. */
async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Usage: import-catalog FILE (or - for standard input)');
  await withStorage(async (storage) => {
    const input = path === '-' ? process.stdin : createReadStream(path);
    const report = await importCatalog(
      storage,
      createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }),
    );
    console.log(`${report.products} products, ${report.offers} offers, ${report.prices} prices imported`);
    for (const { line, reason } of report.refused) console.error(`line ${line}: ${reason}`);
    if (report.refused.length > 0) process.exitCode = 1;
  });
}

await main();
