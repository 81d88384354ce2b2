import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, Stores } from '@pricehunt/storage';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';
import { hashOfToken } from './link-token';
import { sendAccountMail } from './send-account-mail.job';
import { countTry, networkOf } from './throttle';

/** Asks to move the account to another address: mails go to both. Throws auth.wrong-password. */
export async function askForOtherEmail(
  services: Services,
  account: AccountRow,
  given: { readonly email: string; readonly password: string },
): Promise<void> {
  await checkCurrentPassword(services, account, given.password);
  const email = given.email.trim();
  await countTry(services, 'mailToAddress', `${account.audience} ${emailKeyOf(email)}`);
  await services.jobQueue.enqueue(sendAccountMail, {
    ...{ kind: 'change-email', accountId: account.id, email },
    askedAt: services.now().toISOString(),
  });
}

/**
 * Makes the account of a mailed link the verified one of its address, and removes the unverified others: whoever made them
 * does not read its mail. A link of a change of address moves the account there. Throws auth.token-invalid, or auth.email-taken when another account was first.
 */
export async function verifyEmail(
  services: Services,
  given: { readonly audience: AccountAudience; readonly token: string; readonly address: string },
): Promise<AccountRow> {
  await countTry(services, 'tokenFromNetwork', networkOf(given.address));
  const at = services.now();
  const outcome = await services.storage.atomically(async (stores) => {
    const id = await stores.accountTokens.useToken(
      hashOfToken(given.token),
      'verify-email',
      at.toISOString(),
    );
    if (id === null) return moveAddress(stores, given, at);
    const account = await stores.accounts.findAccount(id);
    if (account === null || account.audience !== given.audience) return 'auth.token-invalid';
    return (await proveAddress(stores, account, at)) ? account : 'auth.email-taken';
  });
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return outcome;
}

/** Follows the link of a change of address, within a transaction: from then on the account has the new one, proved. */
async function moveAddress(
  stores: Stores,
  given: { readonly audience: AccountAudience; readonly token: string },
  at: Date,
): Promise<AccountRow | 'auth.token-invalid' | 'auth.email-taken'> {
  const change = await stores.accountTokens.useEmailToken(hashOfToken(given.token), at.toISOString());
  const account = change === null ? null : await stores.accounts.findAccount(change.accountId);
  if (change === null || account === null) return 'auth.token-invalid';
  const { id, audience } = account;
  if (audience !== given.audience || account.disabledAt !== null) return 'auth.token-invalid';
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

/** Makes the account the verified one of its address, within a transaction. False when another is. */
export async function proveAddress(stores: Stores, account: AccountRow, at: Date): Promise<boolean> {
  if (account.isVerified) return true;
  if (!(await stores.accounts.verifyAccount(account.id, at.toISOString()))) return false;
  await removeUnverified(stores, account.audience, account.emailKey);
  await writeDown(stores, {
    at,
    audience: account.audience,
    actorId: account.id,
    action: 'account.email-verified',
    accountId: account.id,
  });
  return true;
}

/** Removes every unverified account of an address, with the businesses that nobody else is a member of. */
export async function removeUnverified(
  stores: Stores,
  audience: AccountAudience,
  emailKey: string,
): Promise<void> {
  for (;;) {
    const account = await stores.accounts.findNewestUnverified(audience, emailKey);
    if (account === null) return;
    for (const { business } of await stores.businesses.listBusinessesOf(account.id)) {
      const members = await stores.businesses.listMembers(business.id);
      if (members.length === 1) await stores.businesses.deleteBusiness(business.id);
    }
    await stores.accounts.deleteAccount(account.id);
  }
}

/** Mails the link again to an account that is not verified. */
export async function resendVerification(services: Services, account: AccountRow): Promise<void> {
  await countTry(services, 'mailToAddress', `${account.audience} ${account.emailKey}`);
  if (account.isVerified) return;
  await services.jobQueue.enqueue(sendAccountMail, {
    ...{ kind: 'verify-email', accountId: account.id },
    askedAt: services.now().toISOString(),
  });
}
