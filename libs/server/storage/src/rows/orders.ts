import type {
  AttributionModel,
  CommissionDecision,
  CommissionRule,
  LedgerMove,
  MatchMethod,
  OrderClue,
  OrderLine,
  OrderRefund,
  ReasonCode,
  StatementTotals,
} from '@pricehunt/order-attribution';

export interface AttributionSettingRow {
  readonly businessId: string;
  readonly windowDays: number;
  readonly model: AttributionModel;
  readonly clickParameter: string;
  readonly utm: { readonly source: string; readonly medium: string; readonly campaign: string };
  readonly rules: readonly CommissionRule[];
  readonly discountCodes: readonly string[];
  readonly updatedAt: string;
}

/** A store whose links get the click's id; null if its business chose no parameter. */
export interface MerchantShopRow {
  readonly domain: string;
  readonly businessId: string;
  readonly clickParameter: string | null;
  readonly utm: AttributionSettingRow['utm'] | null;
}

/** The clicks that a checkout's visitor came from, as reported by the pixel. */
export interface CheckoutRow {
  readonly businessId: string;
  readonly checkoutToken: string;
  readonly references: readonly string[];
  readonly at: string;
}

type InboundDeliveryState = 'received' | 'processed' | 'ignored' | 'held' | 'failed' | 'dead';

/** A received webhook, to process later. Times are ISO 8601 in UTC. */
export interface InboundDeliveryRow {
  readonly id: string;
  readonly sourceId: string;
  readonly businessId: string;
  readonly provider: 'shopify' | 'woocommerce';
  /** The sender's own id, which identifies repeated deliveries. */
  readonly deliveryId: string;
  readonly topic: string;
  readonly shop: string | null;
  readonly receivedAt: string;
  readonly triggeredAt: string | null;
  /** The raw body; empty once erased. */
  readonly body: string;
  readonly state: InboundDeliveryState;
  readonly attempts: number;
  /** The error of the last attempt, or why it is held. */
  readonly error: string | null;
  /** The next attempt, while it is received or failed. */
  readonly nextAt: string;
}

/** Append-only, signed amounts in minor units. Times are ISO 8601 in UTC. */
export interface LedgerEntryRow extends LedgerMove {
  readonly id: string;
  readonly businessId: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly currency: string;
  readonly at: string;
  /** The entry's statement, YYYY-MM. */
  readonly period: string;
  readonly isTest: boolean;
}

/** An operator's decision about an order's commission; the latest counts. */
export interface CommissionDecisionRow extends CommissionDecision {
  readonly id: string;
  readonly businessId: string;
  readonly orderId: string;
  readonly at: string;
  /** The admin's account; null for demo data. */
  readonly byId: string | null;
  readonly currency: string;
  readonly reason: string | null;
}

/** A source of a business's orders: a store's webhooks, a pixel, or our test orders. */
export interface OrderSourceRow {
  readonly id: string;
  readonly businessId: string;
  readonly kind: 'shopify' | 'woocommerce' | 'pixel' | 'test';
  readonly shopDomain: string | null;
  readonly secret: string | null;
  /** The previous secret and until when it is valid (ISO 8601 in UTC). */
  readonly previousSecret: string | null;
  readonly previousSecretUntil: string | null;
  readonly publishableKey: string | null;
  readonly allowedOrigins: readonly string[];
  readonly isConsentRequired: boolean;
  readonly createdAt: string;
  readonly uninstalledAt: string | null;
  /** When it was ended; null while live. */
  readonly endedAt: string | null;
  /** Accepted messages, and the time of the last. */
  readonly takenCount: number;
  readonly lastAt: string | null;
  /** The topic of the last delivery, or the origin of the last report. */
  readonly lastFrom: string | null;
  /** Messages with a wrong signature, or from an origin that is not allowed. */
  readonly refusedCount: number;
  readonly lastRefusedAt: string | null;
  readonly lastRefusedFrom: string | null;
}

/** What every order source has before its first message. */
export const unusedOrderSource: Omit<OrderSourceRow, 'id' | 'businessId' | 'kind' | 'createdAt'> = {
  shopDomain: null,
  secret: null,
  previousSecret: null,
  previousSecretUntil: null,
  publishableKey: null,
  allowedOrigins: [],
  isConsentRequired: false,
  uninstalledAt: null,
  endedAt: null,
  takenCount: 0,
  lastAt: null,
  lastFrom: null,
  refusedCount: 0,
  lastRefusedAt: null,
  lastRefusedFrom: null,
};

/** What matching found, of cancelled and duplicate orders too. */
type OrderMatch = 'waiting' | 'attributed' | 'unattributed';

export type OrderPayment = 'pending' | 'paid' | 'partially-refunded' | 'refunded' | 'cancelled';

export type OrderSourceKind = 'shopify' | 'woocommerce' | 'server' | 'pixel' | 'test';

interface OrderTerms {
  readonly windowDays: number;
  readonly model: AttributionModel;
  readonly rules: readonly CommissionRule[];
}

/** Amounts are minor units of its currency, times ISO 8601 in UTC. */
export interface OrderRow {
  readonly id: string;
  readonly businessId: string;
  /** The shop's own id, unique within the business. */
  readonly externalId: string;
  readonly name: string;
  readonly source: OrderSourceKind;
  readonly sourceId: string | null;
  readonly checkoutToken: string | null;
  /** Keyed hashes of the customer's address and shop id, never the plain text. */
  readonly customerRef: string | null;
  readonly customerIdRef: string | null;
  readonly placedAt: string;
  readonly receivedAt: string;
  /** When it last changed at the shop; older messages change nothing. */
  readonly changedAt: string;
  readonly currency: string;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  readonly shippingMinor: number;
  readonly totalMinor: number;
  readonly refundedMinor: number;
  readonly lines: readonly OrderLine[];
  readonly discountCodes: readonly string[];
  readonly clues: readonly OrderClue[];
  readonly cameWithoutId: boolean;
  readonly payment: OrderPayment;
  readonly cancelledAt: string | null;
  readonly isTest: boolean;
  readonly isConfirmed: boolean;
  readonly state: OrderMatch;
  readonly reason: ReasonCode;
  readonly matchMethod: MatchMethod | null;
  /** Until when attribution is retried; null when done. */
  readonly matchUntil: string | null;
  readonly touchCount: number;
  readonly lastTouchAt: string | null;
  readonly lastTouchSource: string | null;
  readonly lastTouchTitle: string | null;
  readonly terms: OrderTerms;
  /** The sum of its ledger entries. */
  readonly commissionMinor: number;
}

export interface OrderTouchRow {
  readonly id: string;
  readonly orderId: string;
  readonly clickId: string | null;
  readonly referenceId: string | null;
  readonly at: string;
  readonly kind: 'click' | 'referral' | 'coupon' | 'customer';
  readonly matchMethod: MatchMethod;
  readonly source: string;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly offerId: string | null;
  readonly productId: string | null;
  readonly productTitle: string | null;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
  readonly isOwn: boolean;
  /** The parameter of paid advertising, such as gclid; null without one. */
  readonly paidBy: string | null;
}

export interface OrderRefundRow {
  readonly id: string;
  readonly orderId: string;
  readonly externalId: string;
  readonly at: string;
  readonly totalMinor: number;
  readonly lines: OrderRefund['lines'];
}

export interface ClosedStatementRow {
  readonly businessId: string;
  /** YYYY-MM. */
  readonly period: string;
  readonly currency: string;
  readonly totals: StatementTotals;
  /** The time zone of the month, as an IANA name. */
  readonly timeZone: string;
  readonly closedAt: string;
  /** The admin's account; null for demo data. */
  readonly closedById: string | null;
}

export interface TestOrderHop {
  readonly hop: 'click' | 'landing' | 'order';
  readonly isPassed: boolean;
  readonly at: string;
  readonly seen: string | null;
  readonly problem: string | null;
}

/** A test order's own steps; its outcome is read from the order. */
export interface TestOrderRow {
  readonly id: string;
  readonly businessId: string;
  readonly startedAt: string;
  readonly externalId: string;
  readonly hops: readonly TestOrderHop[];
}
