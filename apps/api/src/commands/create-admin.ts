import { v7 as newSortableId } from 'uuid';
import { createAdmin } from '../modules/identity/create-admin';
import { createPasswordHasher } from '../access/password-hasher';
import { withStorage } from './with-storage';

/** Creates an admin or promotes an account: `create-admin EMAIL`. Prints a new password once. */
async function main(): Promise<void> {
  const [email = ''] = process.argv.slice(2);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    console.error('Usage: npm run admin:create -- EMAIL   (in the bundle: node create-admin.mjs EMAIL)');
    process.exitCode = 1;
    return;
  }
  await withStorage(async (storage) => {
    const services = {
      storage,
      passwords: createPasswordHasher(),
      now: () => new Date(),
      newId: newSortableId,
    };
    const created = await createAdmin(services, email);
    console.log(
      created.password === null
        ? `${created.email} is now an admin. The password hasn’t changed.`
        : `${created.email} is now an admin. Password (shown only once): ${created.password}`,
    );
  });
}

await main();
