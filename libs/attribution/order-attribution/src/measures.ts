import type { ReasonCode } from './attribution-vocabulary';

/** Reasons to exclude an order from a figure. */
export type OrderTrait = 'test' | 'duplicate' | 'cancelled' | 'attributed' | 'not-attributed';
/** A bot, the merchant's own team, or a repeat within the hour. */
export type VisitTrait = 'bot' | 'own' | 'repeat';

/** Which records a figure counts or adds up, by which time, and which it excludes. */
export interface Measure {
  readonly counts: 'impressions' | 'clicks' | 'visitors' | 'referrals' | 'events' | 'orders' | 'refunds';
  /** Counts records if left out. */
  readonly sums?: 'total' | 'amount' | 'commission';
  /** Determines the day, in the business's time zone. */
  readonly at: 'shown' | 'clicked' | 'received' | 'placed' | 'refunded';
  readonly leavesOut: readonly (OrderTrait | VisitTrait)[];
}

const unreal = ['test', 'duplicate', 'cancelled'] as const;
const ours = [...unreal, 'not-attributed'] as const;

/** Every figure of merchants and admins. Reports, lists, exports and e-mails all use these definitions. */
export const measures = {
  impressions: { counts: 'impressions', at: 'shown', leavesOut: [] },
  'all-clicks': { counts: 'clicks', at: 'clicked', leavesOut: [] },
  clicks: { counts: 'clicks', at: 'clicked', leavesOut: ['bot'] },
  'billable-clicks': { counts: 'clicks', at: 'clicked', leavesOut: ['bot', 'own', 'repeat'] },
  /** Daily unique visitors in UTC, because identifiers are discarded after each day. */
  visitors: { counts: 'visitors', at: 'clicked', leavesOut: ['bot'] },
  referrals: { counts: 'referrals', at: 'received', leavesOut: ['bot'] },
  events: { counts: 'events', at: 'received', leavesOut: ['bot'] },
  'orders-received': { counts: 'orders', at: 'placed', leavesOut: unreal },
  orders: { counts: 'orders', at: 'placed', leavesOut: ours },
  'orders-not-attributed': { counts: 'orders', at: 'placed', leavesOut: [...unreal, 'attributed'] },
  /** Order totals including tax and shipping, before refunds. */
  revenue: { counts: 'orders', sums: 'total', at: 'placed', leavesOut: ours },
  refunds: { counts: 'refunds', at: 'refunded', leavesOut: ours },
  refunded: { counts: 'refunds', sums: 'amount', at: 'refunded', leavesOut: ours },
  commission: { counts: 'orders', sums: 'commission', at: 'placed', leavesOut: ours },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;

/** Figures that count orders can be listed as orders. */
export const orderMeasures = ['orders-received', 'orders', 'orders-not-attributed'] as const;
export type OrderMeasure = (typeof orderMeasures)[number];

/** Figures whose records are activity entries. */
export const activityMeasures = [
  ...(['all-clicks', 'clicks', 'billable-clicks', 'referrals', 'events', 'orders', 'refunds'] as const),
];
export type ActivityMeasure = (typeof activityMeasures)[number];

/** waiting: matching is retried until its deadline. unattributed: no touchpoint matched. Only the first three are counted. */
export const orderStates = ['waiting', 'attributed', 'unattributed', 'cancelled', 'duplicate'] as const;
export type OrderState = (typeof orderStates)[number];

export interface OrderToCount {
  readonly isTest: boolean;
  readonly reason: ReasonCode;
  readonly cancelledAt: string | null;
  readonly state: 'waiting' | 'attributed' | 'unattributed';
}

/** One state each, so that a list of attributed orders has as many rows as the figure counts. */
export function orderStateOf(order: Omit<OrderToCount, 'isTest'>): OrderState {
  if (order.cancelledAt !== null) return 'cancelled';
  return order.reason === 'duplicate-order' ? 'duplicate' : order.state;
}

/** Also for refunds of the order. */
export function isOrderCounted(name: OrderMeasure | 'refunds', order: OrderToCount): boolean {
  const isTrue: Readonly<Record<OrderTrait, boolean>> = {
    test: order.isTest,
    duplicate: order.reason === 'duplicate-order',
    cancelled: order.cancelledAt !== null,
    attributed: order.state === 'attributed',
    'not-attributed': order.state !== 'attributed',
  };
  return measures[name].leavesOut.every((trait) => !isTrue[trait]);
}

/** For clicks, referrals and events. Null means nothing excludes it. */
export function isVisitCounted(
  name: 'all-clicks' | 'clicks' | 'billable-clicks' | 'referrals' | 'events',
  trait: VisitTrait | null,
): boolean {
  return measures[name].leavesOut.every((each) => each !== trait);
}
