import { hash } from 'node:crypto';
import type { ShopProfile } from '../world/shops';
import type { PlacedOrder } from './placed-order';

export interface Subscription {
  readonly id: string;
  /** As in the header, such as orders/create. */
  readonly topic: string;
  readonly uri: string;
}

interface SentMessage {
  readonly at: string;
  readonly topic: string;
  readonly uri: string;
  readonly attempt: number;
  /** The response's status; null without a response. */
  readonly status: number | null;
}

/** The owner's settings and the orders, stored in a file if the shop has one. */
interface OfficeRecords {
  readonly subscriptions: readonly Subscription[];
  readonly orders: readonly PlacedOrder[];
  readonly messages: readonly SentMessage[];
  /** HTML in the head of every page, for domain verification or a pixel. */
  readonly headHtml: string;
  readonly file: { readonly path: string; readonly text: string } | null;
}

/** The admin side of a Shopify-compatible shop: one app with its token and secret, and the records. */
export interface Office {
  readonly accessToken: string;
  readonly apiSecret: string;
  readonly records: () => OfficeRecords;
  readonly change: (changes: Partial<OfficeRecords>) => void;
  readonly now: () => Date;
}

export interface RecordStore {
  readonly read: () => OfficeRecords | null;
  readonly write: (records: OfficeRecords) => void;
}

const messagesMax = 50;
const nothingYet: OfficeRecords = {
  ...{ subscriptions: [], orders: [], messages: [], headHtml: '', file: null },
};

/** Creates the admin side. Token and secret of a demo shop follow from its name, so that a guide can name them. */
export function openOffice(
  { id }: ShopProfile,
  recordStore: RecordStore = { read: () => null, write: () => undefined },
  now: () => Date = () => new Date(),
): Office {
  let records = recordStore.read() ?? nothingYet;
  return {
    accessToken: `shpat_${hash('md5', `token of ${id}`)}`,
    apiSecret: `shpss_${hash('md5', `secret of ${id}`)}`,
    records: () => records,
    change: (changes) => {
      records = {
        ...records,
        ...changes,
        messages: (changes.messages ?? records.messages).slice(-messagesMax),
      };
      recordStore.write(records);
    },
    now,
  };
}
