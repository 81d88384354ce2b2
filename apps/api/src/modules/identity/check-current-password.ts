import type { AccountRow } from '@pricehunt/storage';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { countTry, forgetTries } from './throttle';

/** Throws auth.wrong-password for anything but the account's password; tries are counted. */
export async function checkCurrentPassword(
  services: Services,
  account: AccountRow,
  password: string,
): Promise<void> {
  await countTry(services, 'currentPassword', account.id);
  if (!(await services.passwords.isPassword(account.passwordHash, password))) {
    throw new Refusal('auth.wrong-password');
  }
  await forgetTries(services, 'currentPassword', account.id);
}
