import { hash } from 'node:crypto';
import type { ShopProfile } from '../world/shops';
import type { PlacedOrder } from './placed-order';

/** An address that the shop tells of a topic. */
export interface Subscription {
  readonly id: string;
  /** As in the header, such as orders/create. */
  readonly topic: string;
  readonly uri: string;
}

/** What became of one message to one address. */
interface SentMessage {
  readonly at: string;
  readonly topic: string;
  readonly uri: string;
  readonly attempt: number;
  /** The status of the answer; null when there was none. */
  readonly status: number | null;
}

/** What the owner of a shop has set, and what was sold. It is kept over a restart where the shop has a file for it. */
interface OfficeRecords {
  readonly subscriptions: readonly Subscription[];
  readonly orders: readonly PlacedOrder[];
  readonly messages: readonly SentMessage[];
  /** What the owner put into the head of every page, to prove the shop or to run a pixel. */
  readonly headHtml: string;
  /** A file with what is in it, to prove the shop. */
  readonly file: { readonly path: string; readonly text: string } | null;
}

/** The back room of a Shopify-compatible shop: one app with its token and secret, and the records. */
export interface Office {
  /** The Admin API access token of the one app. */
  readonly accessToken: string;
  /** The app's secret, which webhooks are signed with. */
  readonly apiSecret: string;
  readonly records: () => OfficeRecords;
  readonly change: (changes: Partial<OfficeRecords>) => void;
  /** The time. */
  readonly now: () => Date;
}

/** Where records are kept between two starts. */
export interface RecordKeeper {
  readonly read: () => OfficeRecords | null;
  readonly write: (records: OfficeRecords) => void;
}

const messagesKept = 50;
const nothingYet: OfficeRecords = {
  ...{ subscriptions: [], orders: [], messages: [], headHtml: '', file: null },
};

/** Opens the back room. Token and secret of a demo shop are no secrets: they follow from its name, so that a guide can name them. */
export function openOffice(
  { id }: ShopProfile,
  keeper: RecordKeeper = { read: () => null, write: () => undefined },
  now: () => Date = () => new Date(),
): Office {
  let records = keeper.read() ?? nothingYet;
  return {
    accessToken: `shpat_${hash('md5', `token of ${id}`)}`,
    apiSecret: `shpss_${hash('md5', `secret of ${id}`)}`,
    records: () => records,
    change: (changes) => {
      records = {
        ...records,
        ...changes,
        messages: (changes.messages ?? records.messages).slice(-messagesKept),
      };
      keeper.write(records);
    },
    now,
  };
}
