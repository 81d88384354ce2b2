import { commissionDecisions, commissionStatuses } from '@pricehunt/order-attribution';
import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, businessNameSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { listPartQuery } from './list-part';
import { currencySchema, daySchema, instantSchema, moneySchema } from './offers.schema';

const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const cursor = z.optional(z.string().check(z.maxLength(400)));

export const decidedOrdersMax = 200;

export const commissionDecisionSchema = z.object({
  status: z.enum(commissionDecisions),
  at: instantSchema,
  amount: moneySchema,
  reason: z.nullable(z.string()),
  /** For admins only; null if the account was deleted. */
  by: z.nullable(z.string()),
});
export type CommissionDecisionView = z.infer<typeof commissionDecisionSchema>;

/** `due` is commission plus corrections and adjustments. */
const totalsShape = {
  /** Order items after discounts and refunds, without tax and shipping. */
  revenue: moneySchema,
  /** Commission and corrections as a share of revenue; null without revenue. */
  rateBasisPoints: z.nullable(z.int()),
  commission: moneySchema,
  /** From refunds, cancellations and order changes. */
  corrections: moneySchema,
  /** Amounts the operator denied or adjusted. */
  adjustments: moneySchema,
  due: moneySchema,
};

/** Commission due for a calendar month in one currency, without test orders and held commission. */
export const statementSchema = z.object({
  /** Month and currency, such as 2026-11-EUR. */
  id: z.string(),
  /** In the merchant's time zone. */
  period: monthSchema,
  currency: currencySchema,
  from: daySchema,
  to: daySchema,
  timeZone: z.string(),
  /** Closed statements never change. Later entries go to the first open one. */
  state: z.enum(['open', 'closed']),
  isOver: z.boolean(),
  closedAt: z.nullable(instantSchema),
  /** Orders whose commission was first recorded here. */
  orders: z.int(),
  pendingOrders: z.int(),
  ...totalsShape,
});
export type StatementView = z.infer<typeof statementSchema>;

export const statementLineSchema = z.object({
  orderId: z.string(),
  orderName: z.string(),
  placedAt: instantSchema,
  /** As of closing; null if nothing is due and nothing was decided. */
  status: z.nullable(z.enum(commissionStatuses)),
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
  right: 'attribution.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/reports/statements', scope: 'reports.read' },
  query: z.strictObject(listPartQuery),
  answers: { 200: z.object({ ...statementList.shape, nextCursor: z.nullable(z.string()) }) },
  errors: readErrors,
});

export const getStatement = defineEndpoint({
  name: 'getStatement',
  method: 'GET',
  path: '/api/business/statements/:statementId',
  summary: 'Get a commission statement with its orders, oldest first',
  audience: 'business',
  right: 'attribution.read',
  rateClass: 'read',
  byKey: { path: '/api/v1/reports/statements/:statementId', scope: 'reports.read' },
  params: z.strictObject(statementParams),
  query: z.strictObject({ cursor }),
  answers: { 200: statementDetail },
  errors: [...readErrors, 'statement.not-found'],
});

export const downloadStatement = defineEndpoint({
  name: 'downloadStatement',
  method: 'GET',
  path: '/api/business/statements/:statementId/csv',
  summary: 'Export a commission statement as CSV',
  audience: 'business',
  right: 'data.export',
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

/** The month must have ended, with earlier statements closed and every order decided. Repeating it has no effect. */
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

/** All or none of the orders. Changes to closed statements go to the first open one. */
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
      /** An amount, or a share of what the rules give. */
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
