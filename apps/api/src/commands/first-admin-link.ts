import { createFirstAdminLink } from '../modules/identity/first-admin';
import { withStorage } from './with-storage';

/** Prints a link to create the first admin, valid once and for a day. Prints nothing if there is an admin. */
async function main(): Promise<void> {
  const adminOrigin = process.env['ADMIN_ORIGIN'];
  if (adminOrigin === undefined || adminOrigin === '') {
    console.error('Set ADMIN_ORIGIN to the origin of the admin console.');
    process.exitCode = 1;
    return;
  }
  await withStorage(async (storage) => {
    const link = await createFirstAdminLink({ storage, now: () => new Date() }, adminOrigin);
    if (link !== null) console.log(link);
  });
}

await main();
