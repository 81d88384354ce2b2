import type { Money } from '@pricehunt/offers';
import type { JsonValue, Stores } from '@pricehunt/storage';

/** A record as a line of the CSV export. Fields that are left out are empty. */
export interface ShopperDataRow {
  /** What it is, such as `favorite`. */
  readonly record: string;
  readonly title?: string | null;
  readonly productId?: string | null;
  readonly link?: string | null;
  readonly price?: Money | null;
  readonly at?: string | null;
  /** Rule, state or note in short. */
  readonly detail?: string | null;
}

/** One area's data about a shopper: how it is exported and deleted. Each area adds its own. */
export interface ShopperDataPart {
  readonly name: string;
  read(stores: Stores, shopperId: string): Promise<JsonValue>;
  /** The same records as `read`. */
  rows(stores: Stores, shopperId: string): Promise<readonly ShopperDataRow[]>;
  /** Runs within the transaction that deletes the account. */
  erase(stores: Stores, shopperId: string): Promise<void>;
}
