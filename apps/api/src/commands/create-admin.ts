import { openStorage } from '@pricehunt/storage';
import { existsSync } from 'node:fs';
import { v7 as newSortableId } from 'uuid';
import { createAdmin } from '../modules/identity/create-admin';
import { createPasswordHasher } from '../modules/identity/password-hasher';

/** Makes the first admin, or an admin of a known account: `create-admin EMAIL`. A new password is shown this once. */
async function main(): Promise<void> {
  const [email = ''] = process.argv.slice(2);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    console.error('Usage: npm run admin:create -- EMAIL   (beside the bundle: node create-admin.mjs EMAIL)');
    process.exitCode = 1;
    return;
  }
  const folder = `${import.meta.dirname}/migrations`;
  const storage = await openStorage(process.env['DATABASE_URL'] ?? 'sqlite:data/pricehunt.db', {
    ...(existsSync(folder) ? { migrationsFolder: folder } : {}),
  });
  try {
    const services = {
      storage,
      passwords: createPasswordHasher(),
      now: () => new Date(),
      newId: newSortableId,
    };
    const created = await createAdmin(services, email);
    console.log(
      created.password === null
        ? `${created.email} is an admin now; the password is as before.`
        : `${created.email} is an admin now. The password, shown this once: ${created.password}`,
    );
  } finally {
    await storage.close();
  }
}

await main();
