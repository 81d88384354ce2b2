import type { ActivityEntryRow } from '../../rows/traffic';

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
