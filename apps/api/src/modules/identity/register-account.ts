import { defaultBusinessName, emailKeyOf, storeDomainOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, BusinessRow, Stores } from '@pricehunt/storage';
import { assertIsOn } from '../../live-settings';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { writeDown } from './account-audit';
import { checkNewPassword } from './new-password';
import { sendAccountMail } from './send-account-mail.job';
import { countTry, networkOf } from './throttle';

/** What somebody registers with. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly locale: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Makes an unverified shopper account, also where the address has a verified one already: nobody but the mailbox learns of
 * that.
 */
export async function registerShopperAccount(services: Services, given: Registration): Promise<AccountRow> {
  assertIsOn(services, 'shopper-registration');
  const account = await newAccount(services, 'shopper', given);
  await services.storage.atomically(async (stores) => {
    await stores.accounts.createAccount(account);
    await noteRegistration(services, stores, account, null);
    await queueVerificationMail(services, stores, account);
  });
  return account;
}

/** Makes an unverified business account with a business of its own, which waits for approval. */
export async function registerBusinessAccount(
  services: Services,
  given: Registration & {
    readonly businessName?: string | undefined;
    readonly storeDomain?: string | undefined;
  },
): Promise<{ readonly account: AccountRow; readonly business: BusinessRow }> {
  assertIsOn(services, 'business-registration');
  const storeDomain = given.storeDomain === undefined ? null : storeDomainOf(given.storeDomain);
  if (given.storeDomain !== undefined && storeDomain === null) {
    const fields = [
      { path: 'storeDomain', message: 'Give the domain of the store, such as klangwerk.example.' },
    ];
    throw new Refusal('request.invalid', { fields });
  }
  const account = await newAccount(services, 'business', given);
  const business: BusinessRow = {
    id: services.newId(),
    name: given.businessName ?? defaultBusinessName(account.email),
    storeDomain,
    status: 'pending',
    statusReason: null,
    createdAt: account.createdAt,
    updatedAt: account.createdAt,
  };
  await services.storage.atomically(async (stores) => {
    await stores.accounts.createAccount(account);
    await stores.businesses.createBusiness(business);
    await stores.businesses.saveMember({
      businessId: business.id,
      accountId: account.id,
      role: 'owner',
      joinedAt: account.createdAt,
    });
    await noteRegistration(services, stores, account, business.id);
    await queueVerificationMail(services, stores, account);
  });
  return { account, business };
}

async function newAccount(
  services: Services,
  audience: AccountAudience,
  given: Registration,
): Promise<AccountRow> {
  const emailKey = emailKeyOf(given.email);
  await countTry(services, 'accountMailFromNetwork', networkOf(given.address));
  checkNewPassword(given.password, { audience, email: given.email });
  await countTry(services, 'registration', `${audience} ${emailKey}`);
  const passwordHash = await services.passwords.hashPassword(given.password);
  return accountRow(services, { audience, email: given.email.trim(), passwordHash, locale: given.locale });
}

/** A new account as it is kept, unverified unless said. */
export function accountRow(
  services: Pick<Services, 'now' | 'newId'>,
  given: Pick<AccountRow, 'audience' | 'email' | 'passwordHash' | 'locale'> &
    Partial<Pick<AccountRow, 'isVerified' | 'isAdmin'>>,
): AccountRow {
  const at = services.now().toISOString();
  return {
    isVerified: false,
    isAdmin: false,
    ...given,
    id: services.newId(),
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
  { jobQueue, now }: Services,
  stores: Stores,
  { id: accountId }: AccountRow,
): Promise<void> {
  const askedAt = now().toISOString();
  await jobQueue.enqueueWithin(stores, sendAccountMail, { kind: 'verify-email', accountId, askedAt });
}

function noteRegistration(
  services: Services,
  stores: Pick<Stores, 'audit'>,
  account: AccountRow,
  businessId: string | null,
): Promise<void> {
  const { audience, id } = account;
  return writeDown(stores, {
    at: services.now(),
    audience,
    actorId: id,
    action: 'account.registered',
    accountId: id,
    businessId,
  });
}
