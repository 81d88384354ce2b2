import { decimalFromMoney } from '@pricehunt/offers';
import type { AccountRow, JsonValue } from '@pricehunt/storage';
import type { Needs } from '../../services';
import type { ShopperDataPart, ShopperDataRow } from '../../access/shopper-data';
import type { CsvValue } from '../../answers/send-csv';
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

const columns = ['record', 'title', 'product_id', 'link', 'price', 'currency', 'at', 'detail'] as const;

/** A header, the account, then a row for each record of the parts. */
export async function* dataRowsOf(
  { storage }: Needs<'storage'>,
  parts: readonly ShopperDataPart[],
  account: AccountRow,
): AsyncGenerator<readonly CsvValue[]> {
  yield columns;
  yield cellsOf({ record: 'account', title: account.email, at: account.createdAt });
  for (const part of parts) {
    for (const row of await part.rows(storage, account.id)) yield cellsOf(row);
  }
}

function cellsOf({ record, title, productId, link, price, at, detail }: ShopperDataRow): readonly CsvValue[] {
  const amount = price ? { number: decimalFromMoney(price) } : null;
  return [
    ...[record, title ?? null, productId ?? null, link ?? null],
    ...[amount, price?.currency ?? null, at ?? null, detail ?? null],
  ];
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
