import { defaultBusinessName, emailKeyOf, storeDomainOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, BusinessRow, Stores } from '@pricehunt/storage';
import { assertIsOn } from '../../live-settings/live-settings';
import { networkOf } from '../../access/network-of';
import { isTimeZone } from '../../access/time-zone';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { writeDown } from './account-audit';
import { checkNewPassword } from './new-password';
import { sendAccountMail } from './send-account-mail.job';
import { countTry, isWithinLimit } from '../../access/throttle';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly locale: string;
  readonly address: string;
}

/** Same response for a verified address: only the mailbox learns of that. */
export async function registerShopperAccount(
  services: Needs<'storage' | 'liveSettings' | 'jobQueue' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  given: Registration,
): Promise<AccountRow> {
  assertIsOn(services, 'shopper-registration');
  const { account, isMailed } = await newAccount(services, 'shopper', given);
  await services.storage.atomically(async (stores) => {
    await stores.accounts.createAccount(account);
    await noteRegistration(services, stores, account, null);
    if (isMailed) await queueVerificationMail(services, stores, account);
  });
  return account;
}

/** Creates an unverified account with its own business, which waits for approval. */
export async function registerBusinessAccount(
  services: Needs<'storage' | 'liveSettings' | 'jobQueue' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  given: Registration & {
    readonly businessName?: string | undefined;
    readonly storeDomain?: string | undefined;
    readonly timeZone?: string | undefined;
  },
): Promise<{ readonly account: AccountRow; readonly business: BusinessRow }> {
  assertIsOn(services, 'business-registration');
  const storeDomain = given.storeDomain === undefined ? null : storeDomainOf(given.storeDomain);
  if (given.storeDomain !== undefined && storeDomain === null) {
    const fields = [
      { path: 'storeDomain', message: 'Enter your store’s domain, such as klangwerk.example.' },
    ];
    throw new Refusal('request.invalid', { fields });
  }
  const { account, isMailed } = await newAccount(services, 'business', given);
  const name = given.businessName ?? defaultBusinessName(account.email);
  const business = await services.storage.atomically(async (stores) => {
    await stores.accounts.createAccount(account);
    const opened = await openBusiness(services, stores, account, { name, storeDomain });
    if (given.timeZone !== undefined && isTimeZone(given.timeZone)) {
      await stores.businessProfiles.saveProfile({
        businessId: opened.id,
        webAddress: null,
        currency: null,
        timeZone: given.timeZone,
      });
    }
    await noteRegistration(services, stores, account, opened.id);
    if (isMailed) await queueVerificationMail(services, stores, account);
    return opened;
  });
  return { account, business };
}

/** Waits for approval by default; the account becomes its owner. */
export async function openBusiness(
  { newId }: Needs<'newId'>,
  stores: Stores,
  { id: accountId, createdAt }: AccountRow,
  given: Pick<BusinessRow, 'name' | 'storeDomain'> & Partial<Pick<BusinessRow, 'status' | 'statusReason'>>,
): Promise<BusinessRow> {
  const business: BusinessRow = {
    id: newId(),
    status: 'pending',
    statusReason: null,
    ...given,
    createdAt,
    updatedAt: createdAt,
  };
  await stores.businesses.createBusiness(business);
  await stores.businesses.saveMember({
    businessId: business.id,
    accountId,
    role: 'owner',
    joinedAt: createdAt,
  });
  return business;
}

/** Repeated registrations get the same response, but only the first few are mailed. */
async function newAccount(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now' | 'newId'>,
  audience: AccountAudience,
  given: Registration,
): Promise<{ readonly account: AccountRow; readonly isMailed: boolean }> {
  const who = `${audience} ${emailKeyOf(given.email)}`;
  const network = networkOf(given.address);
  await countTry(services, 'accountMailFromNetwork', network);
  checkNewPassword(given.password, { audience, email: given.email });
  const isMailed =
    (await isWithinLimit(services, 'registrationMailFromNetwork', `${who} ${network}`)) &&
    (await isWithinLimit(services, 'registrationMail', who));
  const passwordHash = await services.passwords.hashPassword(given.password);
  const email = given.email.trim();
  return { account: accountRow(services, { audience, email, passwordHash, locale: given.locale }), isMailed };
}

/** Unverified by default. */
export function accountRow(
  { now, newId }: Needs<'now' | 'newId'>,
  given: Pick<AccountRow, 'audience' | 'email' | 'passwordHash' | 'locale'> &
    Partial<Pick<AccountRow, 'isVerified' | 'isAdmin' | 'adminRole'>>,
): AccountRow {
  const at = now().toISOString();
  return {
    isVerified: false,
    isAdmin: false,
    adminRole: null,
    ...given,
    id: newId(),
    emailKey: emailKeyOf(given.email),
    createdAt: at,
    updatedAt: at,
    passwordChangedAt: at,
    disabledAt: null,
    totpSecret: null,
    totpEnabledAt: null,
  };
}

async function queueVerificationMail(
  { jobQueue, now }: Needs<'jobQueue' | 'now'>,
  stores: Stores,
  { id: accountId }: AccountRow,
): Promise<void> {
  const askedAt = now().toISOString();
  await jobQueue.enqueueWithin(stores, sendAccountMail, { kind: 'verify-email', accountId, askedAt });
}

function noteRegistration(
  { now }: Needs<'now'>,
  stores: Pick<Stores, 'audit'>,
  account: AccountRow,
  businessId: string | null,
): Promise<void> {
  const { audience, id } = account;
  return writeDown(stores, {
    at: now(),
    audience,
    actorId: id,
    action: 'account.registered',
    accountId: id,
    businessId,
  });
}
