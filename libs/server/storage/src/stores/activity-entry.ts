import type { ClickDevice, ClickRow } from './click.store';

/** What may happen for a business. */
export type ActivityKind = 'click' | 'referral' | 'event' | 'order' | 'refund';

/** Why a click is not billed. */
export type ClickExclusion = 'bot' | 'own' | 'repeat';

/** One thing that happened for a business, as it is counted and listed. */
export interface ActivityEntryRow {
  /** Grows with every entry, in the order of their commits. */
  readonly sequence: number;
  readonly businessId: string;
  readonly kind: ActivityKind;
  /** The id of the click, referral, event, order or refund: with the kind, the same one again is the same entry. */
  readonly recordId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly visit: ClickRow['visit'];
  readonly botReason: string | null;
  /** Of clicks; null where they may be billed. */
  readonly exclusion: ClickExclusion | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  /** ISO 3166-1; null where it is not known. */
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
  /** The step that the price stood at against the best other offer. */
  readonly priceGap: string | null;
  readonly orderId: string | null;
  readonly orderName: string | null;
  /** Of orders and refunds: only credited ones are in the numbers. */
  readonly isCredited: boolean;
  /** Of orders and refunds; positive for both. */
  readonly amountMinor: number | null;
  readonly currency: string | null;
}

/** An entry to be kept. */
export type NewActivityEntry = Omit<ActivityEntryRow, 'sequence'>;

/**
 * An order that was credited to a click or a referral, or not (yet); or a refund of one. The dimensions are those of what it
 * is credited to.
 */
export interface CountedOrder {
  readonly businessId: string;
  readonly kind: 'order' | 'refund';
  /** The id of the order, or of the refund. */
  readonly recordId: string;
  readonly orderId: string;
  /** What people call the order, such as "#1001". */
  readonly orderName: string;
  /** When it was placed or paid back, ISO 8601 in UTC. */
  readonly at: string;
  /** Positive for both kinds. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly isCredited: boolean;
  /** What it is credited to; a value that is not known is null, or left out. */
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

/** The entry of an order or a refund. */
export function entryOfOrder({ creditedTo, ...order }: CountedOrder): NewActivityEntry {
  return { ...emptyEntry, ...order, ...creditedTo };
}

/** An entry of a person that says nothing else. */
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
