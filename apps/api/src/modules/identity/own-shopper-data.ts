import type { AccountRow, JsonValue } from '@pricehunt/storage';
import type { Needs } from '../../services';
import type { ShopperDataPart } from '../../access/shopper-data';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';

export async function exportDataOf(
  { storage }: Needs<'storage'>,
  parts: readonly ShopperDataPart[],
  shopperId: string,
): Promise<Readonly<Record<string, JsonValue>>> {
  const data: Record<string, JsonValue> = {};
  for (const part of parts) data[part.name] = await part.read(storage, shopperId);
  return data;
}

/** In one transaction. Throws auth.wrong-password. */
export async function deleteShopper(
  services: Needs<'storage' | 'passwords' | 'sessions' | 'now'>,
  parts: readonly ShopperDataPart[],
  account: AccountRow,
  password: string,
): Promise<void> {
  await checkCurrentPassword(services, account, password);
  const { audience, id } = account;
  await services.storage.atomically(async (stores) => {
    for (const part of parts) await part.erase(stores, id);
    await stores.accounts.deleteAccount(id);
    const action = 'account.deleted';
    await writeDown(stores, { at: services.now(), audience, actorId: id, action, accountId: id });
  });
}
