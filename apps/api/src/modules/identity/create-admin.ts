import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountRow, Stores } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import type { Services } from '../../services';
import { accountRow } from './register-account';

/** The password is shown only this once; null when the account already had one. */
export interface CreatedAdmin {
  readonly email: string;
  readonly password: string | null;
}

/** Ends the sessions of an existing account. Audited as an act of the operator. */
export async function createAdmin(
  services: Pick<Services, 'storage' | 'passwords' | 'now' | 'newId'>,
  email: string,
): Promise<CreatedAdmin> {
  const at = services.now().toISOString();
  const known = await services.storage.accounts.findVerified('business', emailKeyOf(email));
  if (known !== null) {
    await services.storage.atomically(async (stores) => {
      await stores.accounts.changeAccount(known.id, { isAdmin: true }, at);
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

/** Throws when a verified account has its address. */
export async function addAdmin(
  services: Pick<Services, 'now' | 'newId'>,
  stores: Stores,
  given: { readonly email: string; readonly passwordHash: string; readonly locale: string },
): Promise<AccountRow> {
  const at = services.now().toISOString();
  const account = accountRow(services, { ...given, audience: 'business', isVerified: true, isAdmin: true });
  const businessId = services.newId();
  await stores.accounts.createAccount(account);
  await stores.businesses.createBusiness({
    id: businessId,
    name: 'PriceHunt',
    storeDomain: null,
    status: 'active',
    statusReason: null,
    createdAt: at,
    updatedAt: at,
  });
  await stores.businesses.saveMember({ businessId, accountId: account.id, role: 'owner', joinedAt: at });
  await stores.audit.appendEntry(act('admin.created', account.id, at));
  return account;
}

function act(action: string, accountId: string, at: string) {
  const actor = { kind: 'operator', id: null } as const;
  return { at, actor, action, subject: { kind: 'account', id: accountId }, businessId: null, details: {} };
}
