import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow } from '@pricehunt/storage';
import { networkOf } from '../../access/network-of';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { endAccess } from './end-access';
import { hashOfToken } from './link-token';
import { checkCurrentPassword } from './check-current-password';
import { checkClaim, claimAddress } from './claim-address';
import { checkNewPassword } from './new-password';
import { sendAccountMail } from './send-account-mail.job';
import { forgetSignInTries } from './sign-in';
import { countTry } from '../../access/throttle';

/** Ends all access under the old password, except by linked sign-in providers and passkeys; the caller must renew its own session. */
export async function changePassword(
  services: Needs<'storage' | 'jobQueue' | 'passwords' | 'sessions' | 'now'>,
  account: AccountRow,
  given: {
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly remainingSession: string;
  },
): Promise<void> {
  await checkCurrentPassword(services, account, given.currentPassword);
  const { audience, email } = account;
  checkNewPassword(given.newPassword, { audience, email, field: 'newPassword' });
  const passwordHash = await services.passwords.hashPassword(given.newPassword);
  const at = services.now();
  await services.storage.atomically(async (stores) => {
    const changes = { passwordHash, passwordChangedAt: at.toISOString() };
    await stores.accounts.changeAccount(account.id, changes, at.toISOString());
    await endAccess(stores, account, at, given.remainingSession);
    const action = 'account.password-changed';
    await writeDown(stores, { at, audience, actorId: account.id, action, accountId: account.id });
    const mail = { kind: 'password-changed', accountId: account.id } as const;
    await services.jobQueue.enqueueWithin(stores, sendAccountMail, mail);
  });
}

/** Mails a reset link if the address has an account; the response is the same without one. */
export async function forgetPassword(
  services: Needs<'storage' | 'jobQueue' | 'sessions' | 'now'>,
  given: { readonly audience: AccountAudience; readonly email: string; readonly address: string },
): Promise<void> {
  const { audience } = given;
  const emailKey = emailKeyOf(given.email);
  await countTry(services, 'accountMailFromNetwork', networkOf(given.address));
  await countTry(services, 'mailToAddress', `${audience} ${emailKey}`);
  const askedAt = services.now().toISOString();
  await services.jobQueue.enqueue(sendAccountMail, { kind: 'reset-password', audience, emailKey, askedAt });
}

/** Ends all access under the old password, of linked sign-in providers and of passkeys. Throws auth.token-invalid. */
export async function resetPassword(
  services: Needs<'storage' | 'jobQueue' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  given: {
    readonly audience: AccountAudience;
    readonly token: string;
    readonly password: string;
    readonly address: string;
    readonly signedInAs: string | null;
  },
): Promise<void> {
  await countTry(services, 'tokenFromNetwork', networkOf(given.address));
  const at = services.now();
  const tokenHash = hashOfToken(given.token);
  const id = await services.storage.accountTokens.findToken(tokenHash, 'reset-password', at.toISOString());
  const account = id === null ? null : await services.storage.accounts.findAccount(id);
  if (account === null || account.audience !== given.audience || account.disabledAt !== null) {
    throw new Refusal('auth.token-invalid');
  }
  const { audience, email, locale } = account;
  const { password, signedInAs } = given;
  checkNewPassword(password, { audience, email });
  const claim = account.isVerified
    ? null
    : await checkClaim(services, { audience, email, locale, password, signedInAs });
  const passwordHash = claim?.passwordHash ?? (await services.passwords.hashPassword(password));
  const isReset = await services.storage.atomically(async (stores) => {
    const used = await stores.accountTokens.useToken(tokenHash, 'reset-password', at.toISOString());
    if (used === null) return false;
    const owner = claim === null ? account : await claimAddress(services, stores, claim, { business: 'own' });
    if (owner === null) return false;
    const accountId = owner.id;
    if (claim === null) {
      const changes = { passwordHash, passwordChangedAt: at.toISOString() };
      await stores.accounts.changeAccount(accountId, changes, at.toISOString());
      await endAccess(stores, owner, at);
    }
    // Last, so that they also find what was added while this waited for the account.
    await stores.providerLinks.removeLinksOf(accountId);
    await stores.passkeys.removePasskeysOf(accountId);
    await writeDown(stores, { at, audience, actorId: null, action: 'account.password-reset', accountId });
    const mail = { kind: 'password-changed', accountId } as const;
    await services.jobQueue.enqueueWithin(stores, sendAccountMail, mail);
    return true;
  });
  if (!isReset) throw new Refusal('auth.token-invalid');
  await forgetSignInTries(services, account);
}
