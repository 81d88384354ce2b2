import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, SessionAudience } from '@pricehunt/storage';
import { networkOf } from '../../network-of';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { writeDown } from './account-audit';
import { checkSecondFactor } from './check-second-factor';
import { countTry, forgetTries } from '../../throttle';

/** What somebody signs in with. */
export interface SignInAttempt {
  /** Whose door it is; admins have business accounts. */
  readonly door: SessionAudience;
  readonly email: string;
  readonly password: string;
  readonly totp?: string | undefined;
  readonly recoveryCode?: string | undefined;
  /** The network address it comes from. */
  readonly address: string;
  /** The device that it comes from, where it is known for the account; else null. */
  readonly deviceOf: (accountId: string) => string | null;
}

/**
 * Finds the account that the address and the password belong to, and checks its second factor. An unknown address and a
 * wrong password are told apart neither by the answer nor by the time: three passwords are always checked, those of the
 * verified account and of the first and the newest unverified one. Tries are counted for each door, and for a known device by itself:
 * nobody's wrong passwords lock a person out elsewhere.
 */
export async function signIn(services: Services, attempt: SignInAttempt): Promise<AccountRow> {
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
    await noteFailure(services, audience, null, 'account.sign-in-throttled');
    throw refusal;
  }
  const candidates = [verified, ...(await unverifiedOf(services, audience, emailKey))];
  const account = await withPassword(services, candidates, attempt.password);
  if (account === null || account.disabledAt !== null) {
    const known = candidates.find((candidate) => candidate !== null);
    await noteFailure(services, audience, known?.id ?? null, 'account.sign-in-failed');
    throw new Refusal('auth.wrong-credentials');
  }
  await checkSecondFactor(services, account, attempt, { door, device });
  await forgetTries(services, 'signIn', throttleKey);
  await renewHash(services, account, attempt.password);
  return account;
}

/** Forgets the wrong tries of an account at its doors, after its mail was read. */
export async function forgetSignInTries(
  services: Services,
  { audience, emailKey }: AccountRow,
): Promise<void> {
  const doors = audience === 'business' ? (['business', 'admin'] as const) : (['shopper'] as const);
  for (const door of doors) await forgetTries(services, 'signIn', `${door} ${emailKey}`);
}

/** The first and the newest unverified account of the address: a registration takes nobody's place who registered it before. */
async function unverifiedOf(
  { storage: { accounts } }: Services,
  audience: AccountAudience,
  emailKey: string,
): Promise<readonly (AccountRow | null)[]> {
  const first = await accounts.findFirstUnverified(audience, emailKey);
  const newest = await accounts.findNewestUnverified(audience, emailKey);
  return [first, newest?.id === first?.id ? null : newest];
}

/** The first account whose password it is, after checking it against all. */
async function withPassword(
  services: Services,
  candidates: readonly (AccountRow | null)[],
  password: string,
): Promise<AccountRow | null> {
  const checks = await Promise.all(
    candidates.map((candidate) => services.passwords.isPassword(candidate?.passwordHash ?? null, password)),
  );
  return candidates.find((_, place) => checks[place] === true) ?? null;
}

/** Hashes the password again when the parameters have risen since. */
async function renewHash(services: Services, account: AccountRow, password: string): Promise<void> {
  if (!services.passwords.isOutdated(account.passwordHash)) return;
  const passwordHash = await services.passwords.hashPassword(password);
  await services.storage.accounts.changeAccount(account.id, { passwordHash }, services.now().toISOString());
}

async function noteFailure(
  services: Services,
  audience: AccountAudience,
  accountId: string | null,
  action: string,
): Promise<void> {
  await writeDown(services.storage, { at: services.now(), audience, actorId: null, action, accountId });
}
