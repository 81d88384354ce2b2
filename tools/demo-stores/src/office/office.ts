import { hash } from 'node:crypto';
import { noRecords } from '../json-records';
import type { JsonRecords } from '../json-records';
import type { ShopProfile } from '../world/shops';
import type { PlacedOrder } from './placed-order';

export interface Subscription {
  readonly id: string;
  /** As in the header, such as orders/create. */
  readonly topic: string;
  readonly uri: string;
  /** Whose secret signs its messages: the shop's own app, or the one that was installed. */
  readonly signedBy: 'own' | 'installed';
}

/** An app of somebody else that shops can install, such as the operator's of PriceHunt. */
export interface InstallableApp {
  readonly clientId: string;
  readonly secret: string;
}

/** What the installed app may use: a code works once, an access token for an hour. */
interface Installation {
  readonly code: string | null;
  readonly redirectUri: string;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly expiresAt: string | null;
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
export interface OfficeRecords {
  readonly subscriptions: readonly Subscription[];
  readonly orders: readonly PlacedOrder[];
  readonly messages: readonly SentMessage[];
  /** HTML in the head of every page, for domain verification or a pixel. */
  readonly headHtml: string;
  readonly file: { readonly path: string; readonly text: string } | null;
  readonly installation: Installation | null;
}

/** The admin side of a Shopify-compatible shop: its own app's token and secret, and the records. */
export interface Office {
  readonly accessToken: string;
  readonly apiSecret: string;
  /** Null when there is no app to install. */
  readonly app: InstallableApp | null;
  readonly records: () => OfficeRecords;
  readonly change: (changes: Partial<OfficeRecords>) => void;
  readonly now: () => Date;
}

export type RecordStore = JsonRecords<OfficeRecords>;

const messagesMax = 50;
const nothingYet: OfficeRecords = {
  subscriptions: [],
  orders: [],
  messages: [],
  headHtml: '',
  file: null,
  installation: null,
};

/** Creates the admin side. Token and secret of a demo shop follow from its name, so that a guide can name them. */
export function openOffice(
  { id }: ShopProfile,
  recordStore: RecordStore = noRecords(),
  now: () => Date = () => new Date(),
  app: InstallableApp | null = null,
): Office {
  let records = recordStore.read() ?? nothingYet;
  return {
    accessToken: `shpat_${hash('md5', `token of ${id}`)}`,
    apiSecret: `shpss_${hash('md5', `secret of ${id}`)}`,
    app,
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
