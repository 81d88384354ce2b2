import { openStorage } from '@pricehunt/storage';
import { countOldRecords, forgetOldRecords } from '../modules/retention/forget-old-records';
import { bundledMigrations } from '../operations/bundled-migrations';

async function main(): Promise<void> {
  const [option] = process.argv.slice(2);
  if (option !== undefined && option !== '--dry-run')
    throw new Error('Usage: forget-old-records [--dry-run]');
  const storage = await openStorage(
    process.env['DATABASE_URL'] ?? 'sqlite:data/pricehunt.db',
    bundledMigrations(),
  );
  try {
    const services = { storage, now: () => new Date() };
    const isDry = option === '--dry-run';
    const records = isDry ? await countOldRecords(services) : await forgetOldRecords(services);
    for (const { records: kind, before, count } of records) {
      console.log(`${kind.padEnd(20)} before ${before}  ${count} ${isDry ? 'to delete' : 'deleted'}`);
    }
  } finally {
    await storage.close();
  }
}

await main();
