import type { AccountRow, SessionAudience } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';
import { checkSecondFactor, isFreshCode } from './check-second-factor';
import type { SecondFactor } from './check-second-factor';
import { countTry, forgetTries } from '../../access/throttle';
import { hashOfRecoveryCode, newRecoveryCodes, newTotpSecret, otpauthUriOf } from './totp';

/** The account changes only after a code of the app was sent. */
export async function startTotpSetUp(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'now'>,
  account: AccountRow,
  password: string,
  door: SessionAudience,
): Promise<{ readonly secret: string; readonly otpauthUri: string }> {
  if (account.totpEnabledAt !== null) throw new Refusal('auth.totp-already-on');
  await checkCurrentPassword(services, account, password, door);
  const secret = newTotpSecret();
  const totpSecret = services.secretBox.seal(secret, `totp:${account.id}`);
  await services.storage.accounts.changeAccount(account.id, { totpSecret }, services.now().toISOString());
  return { secret, otpauthUri: otpauthUriOf(secret, account.email) };
}

/** Renew the caller's session: every other one ends. */
export async function confirmTotpSetUp(
  services: Needs<'storage' | 'secretBox' | 'sessions' | 'now'>,
  account: AccountRow,
  code: string,
  { door, remainingSession }: { readonly door: SessionAudience; readonly remainingSession: string },
): Promise<readonly string[]> {
  if (account.totpEnabledAt !== null) throw new Refusal('auth.totp-already-on');
  if (account.totpSecret === null) throw new Refusal('auth.totp-not-started');
  await countTry(services, 'secondFactor', `${door} ${account.id}`);
  if (!(await isFreshCode(services, account, code))) throw new Refusal('auth.wrong-code');
  await forgetTries(services, 'secondFactor', `${door} ${account.id}`);
  const codes = newRecoveryCodes();
  const at = services.now();
  await services.storage.atomically(async (stores) => {
    await stores.accounts.changeAccount(account.id, { totpEnabledAt: at.toISOString() }, at.toISOString());
    await stores.accounts.replaceRecoveryCodes(account.id, codes.map(hashOfRecoveryCode));
    await stores.sessions.endSessionsOf(account.id, at.toISOString(), remainingSession);
    await writeDown(stores, act(account, at, 'account.totp-enabled'));
  });
  return codes;
}

/** Password and second factor, since a session alone is not enough. */
interface BothFactors extends SecondFactor {
  readonly password: string;
}

export async function disableTotpOf(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'now'>,
  account: AccountRow,
  given: BothFactors,
): Promise<void> {
  if (account.totpSecret === null) throw new Refusal('auth.totp-not-started');
  await checkBothFactors(services, account, given);
  const at = services.now();
  await services.storage.atomically(async (stores) => {
    await stores.accounts.changeAccount(
      account.id,
      { totpSecret: null, totpEnabledAt: null },
      at.toISOString(),
    );
    await stores.accounts.replaceRecoveryCodes(account.id, []);
    await writeDown(stores, act(account, at, 'account.totp-disabled'));
  });
}

export async function renewRecoveryCodesOf(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'now'>,
  account: AccountRow,
  given: BothFactors,
): Promise<readonly string[]> {
  if (account.totpEnabledAt === null) throw new Refusal('auth.totp-not-started');
  await checkBothFactors(services, account, given);
  const codes = newRecoveryCodes();
  const at = services.now();
  await services.storage.atomically(async (stores) => {
    await stores.accounts.replaceRecoveryCodes(account.id, codes.map(hashOfRecoveryCode));
    await writeDown(stores, act(account, at, 'account.recovery-codes-renewed'));
  });
  return codes;
}

async function checkBothFactors(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'now'>,
  account: AccountRow,
  { password, ...code }: BothFactors,
): Promise<void> {
  await checkCurrentPassword(services, account, password);
  await checkSecondFactor(services, account, code, { door: account.audience, device: null });
}

function act(account: AccountRow, at: Date, action: string) {
  return { at, audience: account.audience, actorId: account.id, action, accountId: account.id };
}
