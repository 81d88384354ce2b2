import type { JsonValue, Stores } from '@pricehunt/storage';

/** One area's data about a shopper: how it is exported and deleted. Each area adds its own. */
export interface ShopperDataPart {
  readonly name: string;
  read(stores: Stores, shopperId: string): Promise<JsonValue>;
  /** Runs within the transaction that deletes the account. */
  erase(stores: Stores, shopperId: string): Promise<void>;
}
