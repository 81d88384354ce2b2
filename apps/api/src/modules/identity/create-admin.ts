import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountRow, BusinessRow, Stores } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import type { Needs } from '../../services';
import { accountRow, openBusiness } from './register-account';

/** The password is shown only this once; null when the account already had one. */
export interface CreatedAdmin {
  readonly email: string;
  readonly password: string | null;
}

/** Ends the sessions of an existing account. Audited as an act of the operator. */
export async function createAdmin(
  services: Needs<'storage' | 'passwords' | 'now' | 'newId'>,
  email: string,
): Promise<CreatedAdmin> {
  const at = services.now().toISOString();
  const known = await services.storage.accounts.findVerified('business', emailKeyOf(email));
  if (known !== null) {
    await services.storage.atomically(async (stores) => {
      await stores.accounts.changeAccount(known.id, { isAdmin: true, adminRole: 'owner' }, at);
      await stores.sessions.endSessionsOf(known.id, at);
      await stores.audit.appendEntry(act('admin.rights-given', known.id, at));
    });
    return { email: known.email, password: null };
  }
  const password = randomBytes(18).toString('base64url');
  const passwordHash = await services.passwords.hashPassword(password);
  await services.storage.atomically((stores) =>
    addAdmin(services, stores, { email, passwordHash, locale: 'en' }),
  );
  return { email, password };
}

/** An owner of PriceHunt. Its business waits for approval unless it is the first admin. Throws when a verified account has its address. */
export async function addAdmin(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  given: {
    readonly email: string;
    readonly passwordHash: string;
    readonly locale: string;
  },
): Promise<AccountRow> {
  const account = accountRow(services, {
    ...given,
    audience: 'business',
    isVerified: true,
    isAdmin: true,
    adminRole: 'owner',
  });
  const status = (await stores.accounts.hasAdmin()) ? 'pending' : 'active';
  await stores.accounts.createAccount(account);
  await openBusinessUnlessMember(services, stores, account, status);
  await stores.audit.appendEntry(act('admin.created', account.id, account.createdAt));
  return account;
}

/** Without a business, nobody can sign in to the dashboard. */
export async function openBusinessUnlessMember(
  services: Needs<'newId'>,
  stores: Stores,
  account: AccountRow,
  status: BusinessRow['status'],
): Promise<void> {
  if ((await stores.businesses.listBusinessesOf(account.id)).length > 0) return;
  await openBusiness(services, stores, account, { name: 'PriceHunt', storeDomain: null, status });
}

function act(action: string, accountId: string, at: string) {
  const actor = { kind: 'operator', id: null } as const;
  return { at, actor, action, subject: { kind: 'account', id: accountId }, businessId: null, details: {} };
}
