import type { ReasonCode } from './attribution-vocabulary';

/** What may be true of an order that leaves it out of a figure. */
export type OrderTrait = 'test' | 'duplicate' | 'cancelled' | 'attributed' | 'not-attributed';
/** What may be true of a visit: a bot's, one of the merchant's own team, a repeat within the hour. */
export type VisitTrait = 'bot' | 'own' | 'repeat';

/** One figure: which records it counts or adds up, when each belongs to a day, and which are left out. */
export interface Measure {
  readonly counts: 'impressions' | 'clicks' | 'visitors' | 'referrals' | 'events' | 'orders' | 'refunds';
  /** What is added up of them; without it they are counted. */
  readonly sums?: 'total' | 'amount' | 'commission';
  /** The moment that puts a record into a day. Days begin at midnight in the time zone of the business profile. */
  readonly at: 'shown' | 'clicked' | 'received' | 'placed' | 'refunded';
  readonly leavesOut: readonly (OrderTrait | VisitTrait)[];
}

const unreal = ['test', 'duplicate', 'cancelled'] as const;
const ours = [...unreal, 'not-attributed'] as const;

/** Every figure of merchants and admins by its name. Reports, lists, exports and mails take it from here; none counts for itself. */
export const measures = {
  impressions: { counts: 'impressions', at: 'shown', leavesOut: [] },
  'all-clicks': { counts: 'clicks', at: 'clicked', leavesOut: [] },
  clicks: { counts: 'clicks', at: 'clicked', leavesOut: ['bot'] },
  'billable-clicks': { counts: 'clicks', at: 'clicked', leavesOut: ['bot', 'own', 'repeat'] },
  /** Different browsers behind clicks; each counts once a day of UTC, because what tells them apart is dropped then. */
  visitors: { counts: 'visitors', at: 'clicked', leavesOut: ['bot'] },
  referrals: { counts: 'referrals', at: 'received', leavesOut: ['bot'] },
  events: { counts: 'events', at: 'received', leavesOut: ['bot'] },
  'orders-received': { counts: 'orders', at: 'placed', leavesOut: unreal },
  orders: { counts: 'orders', at: 'placed', leavesOut: ours },
  'orders-not-attributed': { counts: 'orders', at: 'placed', leavesOut: [...unreal, 'attributed'] },
  /** What the orders cost, tax and shipping included, before refunds. */
  revenue: { counts: 'orders', sums: 'total', at: 'placed', leavesOut: ours },
  refunds: { counts: 'refunds', at: 'refunded', leavesOut: ours },
  refunded: { counts: 'refunds', sums: 'amount', at: 'refunded', leavesOut: ours },
  commission: { counts: 'orders', sums: 'commission', at: 'placed', leavesOut: ours },
} as const satisfies Readonly<Record<string, Measure>>;

/** The name of a figure. */
export type MeasureName = keyof typeof measures;

/** The figures that count orders: each is a list of orders too. */
export const orderMeasures = ['orders-received', 'orders', 'orders-not-attributed'] as const;
export type OrderMeasure = (typeof orderMeasures)[number];

/** The figures whose records are entries of the activity. */
export const activityMeasures = [
  ...(['all-clicks', 'clicks', 'billable-clicks', 'referrals', 'events', 'orders', 'refunds'] as const),
];
export type ActivityMeasure = (typeof activityMeasures)[number];

/** What of an order decides whether it counts. */
export interface OrderToCount {
  readonly isTest: boolean;
  readonly reason: ReasonCode;
  readonly cancelledAt: string | null;
  readonly state: 'waiting' | 'attributed' | 'unattributed';
}

/** Whether a figure counts an order, or a refund of it. */
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

/** Whether a figure counts a visit: a click, a referral or an event. Null: nothing speaks against it. */
export function isVisitCounted(
  name: 'all-clicks' | 'clicks' | 'billable-clicks' | 'referrals' | 'events',
  trait: VisitTrait | null,
): boolean {
  return measures[name].leavesOut.every((each) => each !== trait);
}
