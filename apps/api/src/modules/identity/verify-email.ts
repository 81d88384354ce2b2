import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, Stores } from '@pricehunt/storage';
import { networkOf } from '../../access/network-of';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';
import { checkClaim, claimAddress, removeUnverified } from './claim-address';
import { hashOfToken } from './link-token';
import { checkNewPassword } from './new-password';
import { sendAccountMail } from './send-account-mail.job';
import { forgetSignInTries } from './sign-in';
import { countTry } from '../../access/throttle';

/** Mails both addresses. Throws auth.wrong-password. */
export async function requestEmailChange(
  services: Needs<'storage' | 'jobQueue' | 'passwords' | 'sessions' | 'now'>,
  account: AccountRow,
  given: { readonly email: string; readonly password: string },
): Promise<void> {
  await checkCurrentPassword(services, account, given.password);
  const email = given.email.trim();
  await countTry(services, 'mailToAddress', `${account.audience} ${emailKeyOf(email)}`);
  await services.jobQueue.enqueue(sendAccountMail, {
    kind: 'change-email',
    accountId: account.id,
    email,
    askedAt: services.now().toISOString(),
  });
}

/** Somebody who follows a mailed link and types a password on its page. */
interface LinkFollower {
  readonly audience: AccountAudience;
  readonly token: string;
  readonly password: string;
  readonly address: string;
  readonly session: {
    readonly accountId: string | null;
    readonly sessionHash: string;
  };
}

interface VerifiedAddress {
  readonly account: AccountRow;
  /** A new session, or one in place of the caller's; none after a change of address. */
  readonly session: 'new' | 'renewed' | 'none';
}

/**
 * Verifies an address by a mailed link. A registration link sets the password: whoever reads the mail gets
 * the account, whoever else registered the address. A change-of-address link requires the password of the
 * moving account, so that a mail requested by somebody else gives them no address. Throws auth.token-invalid,
 * auth.password-refused, auth.wrong-password, or auth.email-taken when the address already has a verified
 * account; a refused password doesn't use up the link.
 */
export async function verifyEmail(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  given: LinkFollower,
): Promise<VerifiedAddress> {
  await countTry(services, 'tokenFromNetwork', networkOf(given.address));
  const { accountTokens } = services.storage;
  const at = services.now().toISOString();
  const tokenHash = hashOfToken(given.token);
  for (const [purpose, verify] of [
    ['verify-email', verifyRegistration],
    ['change-email', verifyChange],
  ] as const) {
    const id = await accountTokens.findToken(tokenHash, purpose, at);
    const account = id === null ? null : await services.storage.accounts.findAccount(id);
    if (account === null || account.audience !== given.audience || account.disabledAt !== null) continue;
    const outcome = await verify(services, given, account);
    if (typeof outcome === 'string') throw new Refusal(outcome);
    return outcome;
  }
  throw new Refusal('auth.token-invalid');
}

type Proof = VerifiedAddress | 'auth.token-invalid' | 'auth.email-taken';

async function verifyRegistration(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  { token, password, session }: LinkFollower,
  { audience, email, locale }: AccountRow,
): Promise<Proof> {
  checkNewPassword(password, { audience, email });
  const signedInAs = session.accountId;
  const claim = await checkClaim(services, { audience, email, locale, password, signedInAs });
  const at = services.now().toISOString();
  const account = await services.storage.atomically(async (stores) => {
    const used = await stores.accountTokens.useToken(hashOfToken(token), 'verify-email', at);
    if (used === null) return 'auth.token-invalid';
    const choice = { remainingSession: session.sessionHash, business: 'own' } as const;
    return (await claimAddress(services, stores, claim, choice)) ?? 'auth.email-taken';
  });
  if (typeof account === 'string') return account;
  await forgetSignInTries(services, account);
  return { account, session: claim.isSignedIn ? 'renewed' : 'new' };
}

async function verifyChange(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now'>,
  { token, password }: LinkFollower,
  before: AccountRow,
): Promise<Proof> {
  await checkCurrentPassword(services, before, password);
  const at = services.now();
  const account = await services.storage.atomically((stores) => moveAddress(stores, token, at));
  return typeof account === 'string' ? account : { account, session: 'none' };
}

/** Uses up a change-of-address link, within a transaction; the account then has the new, verified address. */
async function moveAddress(
  stores: Stores,
  token: string,
  at: Date,
): Promise<AccountRow | 'auth.token-invalid' | 'auth.email-taken'> {
  const change = await stores.accountTokens.useEmailToken(hashOfToken(token), at.toISOString());
  const account = change === null ? null : await stores.accounts.findAccount(change.accountId);
  if (change === null || account === null) return 'auth.token-invalid';
  const { id, audience } = account;
  const { email } = change;
  const emailKey = emailKeyOf(email);
  if (!(await stores.accounts.changeAddress(id, { email, emailKey }, at.toISOString()))) {
    return 'auth.email-taken';
  }
  await removeUnverified(stores, audience, emailKey);
  await stores.accountTokens.endTokens(id, 'reset-password');
  await stores.accountTokens.endTokens(id, 'verify-email');
  await writeDown(stores, { at, audience, actorId: id, action: 'account.email-changed', accountId: id });
  return { ...account, email, emailKey, isVerified: true };
}

export async function resendVerification(
  services: Needs<'storage' | 'jobQueue' | 'sessions' | 'now'>,
  account: AccountRow,
): Promise<void> {
  await countTry(services, 'mailToAddress', `${account.audience} ${account.emailKey}`);
  if (account.isVerified) return;
  await services.jobQueue.enqueue(sendAccountMail, {
    kind: 'verify-email',
    accountId: account.id,
    askedAt: services.now().toISOString(),
  });
}
