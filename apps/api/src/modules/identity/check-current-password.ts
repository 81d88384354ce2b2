import type { AccountRow, SessionAudience } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { countTry, forgetTries } from '../../access/throttle';

/** Throws auth.wrong-password; attempts are counted for each sign-in page. */
export async function checkCurrentPassword(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now'>,
  account: AccountRow,
  password: string,
  door: SessionAudience = account.audience,
): Promise<void> {
  const throttleKey = `${door} ${account.id}`;
  await countTry(services, 'currentPassword', throttleKey);
  if (!(await services.passwords.isPassword(account.passwordHash, password))) {
    throw new Refusal('auth.wrong-password');
  }
  await forgetTries(services, 'currentPassword', throttleKey);
}
