import { countOldRecords, forgetOldRecords } from '../modules/retention/forget-old-records';
import { withStorage } from './with-storage';

async function main(): Promise<void> {
  const [option] = process.argv.slice(2);
  if (option !== undefined && option !== '--dry-run')
    throw new Error('Usage: forget-old-records [--dry-run]');
  await withStorage(async (storage) => {
    const services = { storage, now: () => new Date() };
    const isDry = option === '--dry-run';
    const records = isDry ? await countOldRecords(services) : await forgetOldRecords(services);
    for (const { records: kind, before, count } of records) {
      console.log(`${kind.padEnd(20)} before ${before}  ${count} ${isDry ? 'to delete' : 'deleted'}`);
    }
  });
}

await main();
