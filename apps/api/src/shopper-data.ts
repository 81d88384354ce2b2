import type { JsonValue, Stores } from '@pricehunt/storage';

/** What one area keeps about a shopper: how it is given out, and how it is deleted. Each area adds its own. */
export interface ShopperDataPart {
  /** The name of the area in the export, such as favorites. */
  readonly name: string;
  /** All that the area keeps about the shopper. */
  read(stores: Stores, shopperId: string): Promise<JsonValue>;
  /** Deletes it, within the transaction that deletes the account. */
  erase(stores: Stores, shopperId: string): Promise<void>;
}
