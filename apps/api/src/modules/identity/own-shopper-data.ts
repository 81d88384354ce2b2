import { decimalFromMoney } from '@pricehunt/offers';
import type { AccountRow, JsonValue } from '@pricehunt/storage';
import type { Needs } from '../../services';
import type { ShopperDataPart, ShopperDataRow } from '../../access/shopper-data';
import type { CsvValue } from '../../answers/send-csv';
import { writeDown } from './account-audit';
import { checkCurrentPassword } from './check-current-password';

/** A part for each area, and the barcodes of the products that they name, so that another site knows them too. */
export async function exportDataOf(
  { storage }: Needs<'storage'>,
  parts: readonly ShopperDataPart[],
  shopperId: string,
): Promise<Readonly<Record<string, JsonValue>>> {
  const data: Record<string, JsonValue> = {};
  for (const part of parts) data[part.name] = await part.read(storage, shopperId);
  const named = await readNamedRows({ storage }, parts, shopperId);
  return { ...data, products: [...named.gtinsOf].map(([id, gtins]) => ({ id, gtins: [...gtins] })) };
}

interface NamedRows {
  readonly rows: readonly ShopperDataRow[];
  /** By product; without products that are gone. */
  readonly gtinsOf: ReadonlyMap<string, readonly string[]>;
}

async function readNamedRows(
  { storage }: Needs<'storage'>,
  parts: readonly ShopperDataPart[],
  shopperId: string,
): Promise<NamedRows> {
  const rows: ShopperDataRow[] = [];
  for (const part of parts) rows.push(...(await part.rows(storage, shopperId)));
  const ids = new Set(rows.flatMap(({ productId }) => productId ?? []));
  const products = await storage.products.findProductsByIds([...ids]);
  return { rows, gtinsOf: new Map(products.map(({ id, gtins }) => [id, gtins])) };
}

const columns = [
  'record',
  'title',
  'product_id',
  'link',
  'price',
  'currency',
  'at',
  'detail',
  'gtin',
] as const;

/** A header, the account, then a row for each record of the parts. */
export async function* dataRowsOf(
  { storage }: Needs<'storage'>,
  parts: readonly ShopperDataPart[],
  account: AccountRow,
): AsyncGenerator<readonly CsvValue[]> {
  yield columns;
  yield cellsOf({ record: 'account', title: account.email, at: account.createdAt }, []);
  const { rows, gtinsOf } = await readNamedRows({ storage }, parts, account.id);
  for (const row of rows) yield cellsOf(row, gtinsOf.get(row.productId ?? '') ?? []);
}

function cellsOf(
  { record, title, productId, link, price, at, detail }: ShopperDataRow,
  gtins: readonly string[],
): readonly CsvValue[] {
  const amount = price ? { number: decimalFromMoney(price) } : null;
  return [
    ...[record, title ?? null, productId ?? null, link ?? null],
    ...[amount, price?.currency ?? null, at ?? null, detail ?? null, gtins.join(' ')],
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
