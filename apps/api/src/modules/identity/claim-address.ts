import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, Stores } from '@pricehunt/storage';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { endAccess } from './end-access';
import { accountRow, openBusiness } from './register-account';

interface AddressClaim {
  readonly audience: AccountAudience;
  readonly email: string;
  readonly locale: string;
  readonly password: string;
  readonly signedInAs: string | null;
}

/** A claim with passwords already checked and hashed, which takes too long for a transaction. */
interface CheckedClaim extends AddressClaim {
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly ownId: string | null;
  readonly isSignedIn: boolean;
}

/** The caller's own unverified account, by session or password: several people may have registered the address. */
export async function checkClaim(
  services: Needs<'storage' | 'passwords'>,
  claim: AddressClaim,
): Promise<CheckedClaim> {
  const { accounts } = services.storage;
  const { audience, password, signedInAs } = claim;
  const emailKey = emailKeyOf(claim.email);
  const current = signedInAs === null ? null : await accounts.findAccount(signedInAs);
  const isSignedIn = current !== null && isUnverifiedOf(current, audience, emailKey);
  const passwordHash = await services.passwords.hashPassword(password);
  const ownId = isSignedIn ? current.id : await findByPassword(services, { audience, emailKey, password });
  return { ...claim, emailKey, passwordHash, ownId, isSignedIn };
}

/**
 * Gives the address to the holder of the mailed link, within a transaction. Their own unverified account
 * becomes the verified one and keeps its data; without one, they get a new account. All other unverified
 * accounts of the address are deleted with their sessions. Null when the address already has a verified
 * account.
 */
export async function claimAddress(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  claim: CheckedClaim,
  choice: { readonly remainingSession?: string | undefined; readonly business: 'own' | 'none' },
): Promise<AccountRow | null> {
  const { audience, emailKey } = claim;
  if ((await stores.accounts.findVerified(audience, emailKey)) !== null) return null;
  const own = claim.ownId === null ? null : await stores.accounts.findAccount(claim.ownId);
  const account =
    own === null || !isUnverifiedOf(own, audience, emailKey)
      ? await makeAccount(services, stores, claim, choice.business)
      : await claimAccount(services, stores, claim, own, choice.remainingSession);
  const at = services.now();
  const action = 'account.email-verified';
  await writeDown(stores, { at, audience, actorId: account.id, action, accountId: account.id });
  return account;
}

/** Also deletes businesses without other members. */
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

async function findByPassword(
  { storage, passwords }: Needs<'storage' | 'passwords'>,
  of: { readonly audience: AccountAudience; readonly emailKey: string; readonly password: string },
): Promise<string | null> {
  const { accounts } = storage;
  for (const find of [accounts.findFirstUnverified, accounts.findNewestUnverified]) {
    const account = await find(of.audience, of.emailKey);
    if (account === null || account.disabledAt !== null) continue;
    if (await passwords.isPassword(account.passwordHash, of.password)) return account.id;
  }
  return null;
}

function isUnverifiedOf(account: AccountRow, audience: AccountAudience, emailKey: string): boolean {
  const { isVerified, disabledAt } = account;
  const isOfAddress = account.audience === audience && account.emailKey === emailKey;
  return isOfAddress && !isVerified && disabledAt === null;
}

/** Also removes the authenticator app: a stranger may have set it up. */
async function claimAccount(
  { now }: Needs<'now'>,
  stores: Stores,
  { audience, emailKey, passwordHash, isSignedIn }: CheckedClaim,
  own: AccountRow,
  remainingSession: string | undefined,
): Promise<AccountRow> {
  const at = now();
  const factor = isSignedIn ? {} : { totpSecret: null, totpEnabledAt: null };
  const changes = { passwordHash, passwordChangedAt: at.toISOString(), ...factor };
  await stores.accounts.changeAccount(own.id, changes, at.toISOString());
  if (!isSignedIn) await stores.accounts.replaceRecoveryCodes(own.id, []);
  await endAccess(stores, own, at, isSignedIn ? remainingSession : undefined);
  await stores.accounts.verifyAccount(own.id, at.toISOString());
  await removeUnverified(stores, audience, emailKey);
  return { ...own, ...changes, isVerified: true };
}

/** Only the language and consent texts of the registration are taken over. */
async function makeAccount(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  { audience, email, emailKey, locale, passwordHash }: CheckedClaim,
  wanted: 'own' | 'none',
): Promise<AccountRow> {
  const registered = await stores.accounts.findNewestUnverified(audience, emailKey);
  const businesses = registered === null ? [] : await stores.businesses.listBusinessesOf(registered.id);
  await removeUnverified(stores, audience, emailKey);
  const account = accountRow(services, { audience, email, passwordHash, locale, isVerified: true });
  await stores.accounts.createAccount(account);
  const [first] = businesses;
  if (first !== undefined && wanted === 'own') {
    const { name, storeDomain, status, statusReason } = first.business;
    const standing = status === 'suspended' ? { status, statusReason } : {};
    await openBusiness(services, stores, account, { name, storeDomain, ...standing });
  }
  return account;
}
