import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, SessionAudience } from '@pricehunt/storage';
import { networkOf } from '../../access/network-of';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkSecondFactor } from './check-second-factor';
import { countTry, forgetTries } from '../../access/throttle';

export interface SignInAttempt {
  readonly door: SessionAudience;
  readonly email: string;
  readonly password: string;
  readonly totp?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly address: string;
  readonly deviceOf: (accountId: string) => string | null;
}

/**
 * Finds the account for address and password, and checks its second factor. Unknown addresses and wrong
 * passwords look the same in response and time: three passwords are always checked, those of the verified
 * account and of the first and the newest unverified one. Attempts are counted per sign-in page, and
 * separately for a known device, so that nobody's wrong passwords lock a person out elsewhere.
 */
export async function signIn(
  services: Needs<'storage' | 'passwords' | 'secretBox' | 'sessions' | 'now'>,
  attempt: SignInAttempt,
): Promise<AccountRow> {
  const { door } = attempt;
  const audience = door === 'admin' ? 'business' : door;
  const emailKey = emailKeyOf(attempt.email);
  const verified = await services.storage.accounts.findVerified(audience, emailKey);
  const device = verified === null ? null : attempt.deviceOf(verified.id);
  const throttleKey = device === null ? `${door} ${emailKey}` : `${door} device ${device}`;
  try {
    await countTry(services, 'signInFromNetwork', `${door} ${networkOf(attempt.address)}`);
    await countTry(services, 'signIn', throttleKey);
  } catch (refusal) {
    await noteSignInFailure(services, audience, null, 'account.sign-in-throttled');
    throw refusal;
  }
  const candidates = [verified, ...(await unverifiedOf(services, audience, emailKey))];
  const account = await withPassword(services, candidates, attempt.password);
  if (account === null || account.disabledAt !== null) {
    const known = candidates.find((candidate) => candidate !== null);
    await noteSignInFailure(services, audience, known?.id ?? null, 'account.sign-in-failed');
    throw new Refusal('auth.wrong-credentials');
  }
  await checkSecondFactor(services, account, attempt, { door, device });
  await forgetTries(services, 'signIn', throttleKey);
  await renewHash(services, account, attempt.password);
  return account;
}

export async function forgetSignInTries(
  services: Needs<'storage' | 'sessions'>,
  { audience, emailKey }: AccountRow,
): Promise<void> {
  const doors = audience === 'business' ? (['business', 'admin'] as const) : (['shopper'] as const);
  for (const door of doors) await forgetTries(services, 'signIn', `${door} ${emailKey}`);
}

/** Includes the first one, so that a new registration can't displace an earlier one. */
async function unverifiedOf(
  { storage: { accounts } }: Needs<'storage'>,
  audience: AccountAudience,
  emailKey: string,
): Promise<readonly (AccountRow | null)[]> {
  const first = await accounts.findFirstUnverified(audience, emailKey);
  const newest = await accounts.findNewestUnverified(audience, emailKey);
  return [first, newest?.id === first?.id ? null : newest];
}

/** Checks every account before returning, so that the time reveals nothing. */
async function withPassword(
  { passwords }: Needs<'passwords'>,
  candidates: readonly (AccountRow | null)[],
  password: string,
): Promise<AccountRow | null> {
  const checks = await Promise.all(
    candidates.map((candidate) => passwords.isPassword(candidate?.passwordHash ?? null, password)),
  );
  return candidates.find((_, place) => checks[place] === true) ?? null;
}

async function renewHash(
  { storage, passwords, now }: Needs<'storage' | 'passwords' | 'now'>,
  account: AccountRow,
  password: string,
): Promise<void> {
  if (!passwords.isOutdated(account.passwordHash)) return;
  const passwordHash = await passwords.hashPassword(password);
  await storage.accounts.changeAccount(account.id, { passwordHash }, now().toISOString());
}

/** Recorded in the audit log; the account is null when it's unknown. */
export async function noteSignInFailure(
  { storage, now }: Needs<'storage' | 'now'>,
  audience: AccountAudience,
  accountId: string | null,
  action: 'account.sign-in-failed' | 'account.sign-in-throttled',
): Promise<void> {
  await writeDown(storage, { at: now(), audience, actorId: null, action, accountId });
}
