import type { ClickDevice, ClickRow } from './click.store';

export type ActivityKind = 'click' | 'referral' | 'event' | 'order' | 'refund';

export type ClickExclusion = 'bot' | 'own' | 'repeat';

export interface ActivityEntryRow {
  /** Grows with every entry, in commit order. */
  readonly sequence: number;
  readonly businessId: string;
  readonly kind: ActivityKind;
  /** The id of the click, referral, event, order or refund; unique with the kind. */
  readonly recordId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly visit: ClickRow['visit'];
  readonly botReason: string | null;
  /** Of clicks; null if billable. */
  readonly exclusion: ClickExclusion | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly country: string | null;
  readonly device: ClickDevice | null;
  readonly retailerDomain: string | null;
  readonly offerId: string | null;
  readonly productTitle: string | null;
  readonly link: string | null;
  readonly referenceId: string | null;
  readonly eventType: string | null;
  readonly position: number | null;
  readonly offersShown: number | null;
  /** The price's bucket compared with the best other offer. */
  readonly priceGap: string | null;
  readonly orderId: string | null;
  readonly orderName: string | null;
  /** Of orders and refunds; figures include only credited ones. */
  readonly isCredited: boolean;
  readonly amountMinor: number | null;
  readonly currency: string | null;
}

export type NewActivityEntry = Omit<ActivityEntryRow, 'sequence'>;

/** An order or refund, credited to a click or referral or not (yet); its dimensions are those of what it is credited to. */
export interface CountedOrder {
  readonly businessId: string;
  readonly kind: 'order' | 'refund';
  readonly recordId: string;
  readonly orderId: string;
  readonly orderName: string;
  /** When it was placed or refunded, ISO 8601 in UTC. */
  readonly at: string;
  /** Positive for both kinds. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly isCredited: boolean;
  /** Unknown values are null or left out. */
  readonly creditedTo?: Partial<
    Pick<
      NewActivityEntry,
      | 'source'
      | 'medium'
      | 'campaign'
      | 'country'
      | 'device'
      | 'retailerDomain'
      | 'offerId'
      | 'productTitle'
      | 'link'
      | 'referenceId'
      | 'position'
      | 'offersShown'
      | 'priceGap'
    >
  >;
}

export function entryOfOrder({ creditedTo, ...order }: CountedOrder): NewActivityEntry {
  return { ...emptyEntry, ...order, ...creditedTo };
}

export const emptyEntry = {
  visit: 'person',
  botReason: null,
  exclusion: null,
  source: null,
  medium: null,
  campaign: null,
  country: null,
  device: null,
  retailerDomain: null,
  offerId: null,
  productTitle: null,
  link: null,
  referenceId: null,
  eventType: null,
  position: null,
  offersShown: null,
  priceGap: null,
  orderId: null,
  orderName: null,
  isCredited: false,
  amountMinor: null,
  currency: null,
} as const satisfies Partial<NewActivityEntry>;
