import type { Goods } from '@pricehunt/shop-doubles';
import { hash } from 'node:crypto';
import { noRecords } from '../json-records';
import type { JsonRecords } from '../json-records';
import { nothingSold } from './woo-records';
import type { WooRecords } from './woo-records';

/** A WooCommerce store with its admin side: one pair of API keys, and the records. */
export interface WooStore {
  readonly name: string;
  readonly origin: string;
  readonly goods: readonly Goods[];
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly records: () => WooRecords;
  readonly change: (changes: Partial<WooRecords>) => void;
  readonly now: () => Date;
}

const deliveriesMax = 50;

/** The keys of a demo store follow from its name, so that a guide can name them. */
export function openWooStore(
  { name, origin, goods }: Pick<WooStore, 'name' | 'origin' | 'goods'>,
  now: () => Date,
  stored: JsonRecords<WooRecords> = noRecords(),
): WooStore {
  let records = stored.read() ?? nothingSold;
  return {
    name,
    origin,
    goods,
    consumerKey: `ck_${hash('sha1', `key of ${name}`)}`,
    consumerSecret: `cs_${hash('sha1', `secret of ${name}`)}`,
    records: () => records,
    change: (changes) => {
      const deliveries = (changes.deliveries ?? records.deliveries).slice(-deliveriesMax);
      records = { ...records, ...changes, deliveries };
      stored.write(records);
    },
    now,
  };
}
