import { commissionDecisions, commissionStatuses } from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, businessNameSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { currencySchema, daySchema, instantSchema, moneySchema } from './offers.schema';

/** A calendar month, YYYY-MM. */
const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const cursor = z.optional(z.string().check(z.maxLength(400)));

/** How many orders one call may decide about. */
export const decidedOrdersMax = 200;

/** One decision about the commission of an order. */
export const commissionDecisionSchema = z.object({
  status: z.enum(commissionDecisions),
  at: instantSchema,
  /** What was to be due for the order when it was decided. */
  amount: moneySchema,
  reason: z.nullable(z.string()),
  /** The admin's e-mail address, for admins alone; null for everybody else, and where the account is gone. */
  by: z.nullable(z.string()),
});
export type CommissionDecisionView = z.infer<typeof commissionDecisionSchema>;

/** What entries come to. `due` is commission, corrections and adjustments together. */
const totalsShape = {
  /** What commission counts on: lines after discounts and refunds, without tax and shipping. */
  revenue: moneySchema,
  /** Commission and corrections as a share of the revenue; null without revenue. */
  rateBasisPoints: z.nullable(z.int()),
  commission: moneySchema,
  /** Refunds, cancellations and changes of orders. */
  corrections: moneySchema,
  /** What the operator denied or adjusted. */
  adjustments: moneySchema,
  due: moneySchema,
};

/** What a merchant owes for a calendar month, in one currency. Test orders and held commission are in no figure. */
export const statementSchema = z.object({
  /** Month and currency, such as 2026-11-EUR; unique within the business. */
  id: z.string(),
  /** The month in the time zone of the merchant's profile. */
  period: monthSchema,
  currency: currencySchema,
  from: daySchema,
  to: daySchema,
  timeZone: z.string(),
  /** A closed statement never changes: what comes later goes into the first open one. */
  state: z.enum(['open', 'closed']),
  /** Whether the month is over. */
  isOver: z.boolean(),
  closedAt: z.nullable(instantSchema),
  /** Orders whose commission was first entered here. */
  orders: z.int(),
  /** Orders that owe something here and wait for a decision. */
  pendingOrders: z.int(),
  ...totalsShape,
});
export type StatementView = z.infer<typeof statementSchema>;

/** An order in a statement: its entries there. */
export const statementLineSchema = z.object({
  orderId: z.string(),
  orderName: z.string(),
  placedAt: instantSchema,
  /** In a closed statement, as it was when that was closed; null where nothing is due and nobody decided. */
  status: z.nullable(z.enum(commissionStatuses)),
  /** The latest decision; null while it is pending. */
  decision: z.nullable(commissionDecisionSchema),
  ...totalsShape,
});
export type StatementLine = z.infer<typeof statementLineSchema>;

const statementList = z.object({ success: z.literal(true), items: z.array(statementSchema) });
const statementDetail = z.object({
  success: z.literal(true),
  business: businessNameSchema,
  statement: statementSchema,
  items: z.array(statementLineSchema),
  nextCursor: z.nullable(z.string()),
});
const statementParams = { statementId: z.string().check(z.minLength(1), z.maxLength(64)) };
const readErrors = ['auth.signed-out', 'auth.not-allowed'] as const;

export const listStatements = defineEndpoint({
  name: 'listStatements',
  method: 'GET',
  path: '/api/business/statements',
  summary: 'List commission statements, newest first',
  audience: 'business',
  rateClass: 'read',
  answers: { 200: statementList },
  errors: readErrors,
});

export const getStatement = defineEndpoint({
  name: 'getStatement',
  method: 'GET',
  path: '/api/business/statements/:statementId',
  summary: 'Get a commission statement with its orders, oldest first',
  audience: 'business',
  rateClass: 'read',
  params: z.strictObject(statementParams),
  query: z.strictObject({ cursor }),
  answers: { 200: statementDetail },
  errors: [...readErrors, 'statement.not-found'],
});

/** One line an order and a last one with the totals, streamed. */
export const downloadStatement = defineEndpoint({
  name: 'downloadStatement',
  method: 'GET',
  path: '/api/business/statements/:statementId/csv',
  summary: 'Export a commission statement as CSV',
  audience: 'business',
  rateClass: 'read',
  params: z.strictObject(statementParams),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: [...readErrors, 'statement.not-found'],
});

const ofBusiness = { businessId: adminIdSchema };
const errors = [...adminErrors, 'business.not-found'] as const;

export const listAdminStatements = defineEndpoint({
  name: 'listAdminStatements',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/statements',
  summary: "List a business's commission statements, newest first",
  audience: 'admin',
  rateClass: 'read',
  params: z.strictObject(ofBusiness),
  answers: { 200: z.object({ ...statementList.shape, business: businessNameSchema }) },
  errors,
});

export const getAdminStatement = defineEndpoint({
  name: 'getAdminStatement',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/statements/:statementId',
  summary: "Get a business's commission statement with its orders",
  audience: 'admin',
  rateClass: 'read',
  params: z.strictObject({ ...ofBusiness, ...statementParams }),
  query: z.strictObject({ cursor }),
  answers: { 200: statementDetail },
  errors: [...errors, 'statement.not-found'],
});

export const downloadAdminStatement = defineEndpoint({
  name: 'downloadAdminStatement',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/statements/:statementId/csv',
  summary: "Export a business's commission statement as CSV",
  audience: 'admin',
  rateClass: 'read',
  params: z.strictObject({ ...ofBusiness, ...statementParams }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: [...errors, 'statement.not-found'],
});

/**
 * Closes the statements of a month in every currency: their numbers never change again. The month has to be over, every earlier
 * statement closed, and every order in it decided. Closing a closed month changes nothing.
 */
export const closeStatements = defineEndpoint({
  name: 'closeStatements',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/months/:period/close',
  summary: "Close a month's statements",
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ ...ofBusiness, period: monthSchema }),
  answers: { 200: statementList },
  errors: [
    ...errors,
    ...(['statement.not-found', 'statement.month-not-over', 'statement.earlier-open'] as const),
    'statement.has-pending',
  ],
});

const orderIds = z
  .array(z.string().check(z.minLength(1), z.maxLength(64)))
  .check(z.minLength(1), z.maxLength(decidedOrdersMax));

/**
 * Decides about the commission of orders, all of them or none. A decision that an order has already changes nothing. What it changes of
 * a closed statement goes into the first open one.
 */
export const decideCommission = defineEndpoint({
  name: 'decideCommission',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/commissions',
  summary: 'Approve, deny or adjust the commission on orders',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject(ofBusiness),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approved'), orderIds, reason: z.optional(reasonSchema) }),
    z.strictObject({ decision: z.literal('denied'), orderIds, reason: reasonSchema }),
    z.strictObject({
      decision: z.literal('adjusted'),
      orderIds,
      reason: reasonSchema,
      /** What is due for each order: an amount, or a share of what the rules give. */
      to: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('amount'),
          amount: z.strictObject({ amountMinor: z.int().check(z.minimum(0)), currency: currencySchema }),
        }),
        z.strictObject({
          kind: z.literal('share'),
          basisPoints: z.int().check(z.minimum(0), z.maximum(100_000)),
        }),
      ]),
    }),
  ]),
  answers: {
    200: z.object({ success: z.literal(true), decided: z.int(), unchanged: z.int() }),
  },
  errors: [...errors, 'order.not-found', 'commission.none', 'commission.bad-amount'],
});
