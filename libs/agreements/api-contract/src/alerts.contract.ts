import * as z from 'zod/mini';
import { acceptLanguageHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import { listPartQuery } from './list-part';
import { emailSchema, mailLocales } from './identity.schema';
import {
  conditionClassSchema,
  countrySchema,
  currencySchema,
  daySchema,
  instantSchema,
  moneySchema,
  statedTotalSchema,
} from './offers.schema';

export const alertsMax = 200;

export const alertKinds = [
  'target-price',
  'percent-drop',
  'any-drop',
  'new-low',
  'back-in-stock',
  'any-change',
] as const;
/** search-match: the product newly fits a search alert. */
const firingKinds = [...alertKinds, 'search-match'] as const;
export const dropReferences = ['creation', 'median-30'] as const;
const alertStates = ['active', 'paused', 'fired', 'awaiting-rate'] as const;

/** E-mail, push to the shopper's browsers, or one of their notification services (`service:` and its id). */
const channelSchema = z.union([
  z.enum(['email', 'push']),
  z.templateLiteral(['service:', z.string().check(z.regex(/^[\w-]{1,64}$/))]),
]);
export type AlertChannelView = z.infer<typeof channelSchema>;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const priceMinorMax = 1_000_000_000_000;

/** Amounts are minor units of the alert's currency. */
export const alertRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('target-price'),
    targetMinor: z.int().check(z.minimum(1), z.maximum(priceMinorMax)),
  }),
  z.strictObject({
    kind: z.literal('percent-drop'),
    percent: z.int().check(z.minimum(1), z.maximum(95)),
    against: z._default(z.enum(dropReferences), 'creation'),
  }),
  z.strictObject({
    kind: z.literal('new-low'),
    /** Lowest in this many days; null for the lowest ever. */
    days: z._default(z.nullable(z.int().check(z.minimum(7), z.maximum(365))), null),
  }),
  z.strictObject({ kind: z.literal('any-drop') }),
  z.strictObject({ kind: z.literal('back-in-stock') }),
  z.strictObject({ kind: z.literal('any-change') }),
]);
export type AlertRuleView = z.infer<typeof alertRuleSchema>;

export const channelsSchema = z.array(channelSchema).check(z.minLength(1), z.maxLength(12));

/** Registrable domains, as in an offer's shop. */
const shopsSchema = z.nullable(z.array(text(253)).check(z.minLength(1), z.maxLength(20)));

/** Which prices a new alert counts. */
const countedPrices = {
  shippingCounted: z._default(z.boolean(), false),
  /** As the product's price by default: new, or used if nothing is new. */
  condition: z.exactOptional(conditionClassSchema),
  shops: z._default(shopsSchema, null),
};

/** A new alert without its product, currency and country. */
export const newAlertSchema = z.strictObject({
  rule: alertRuleSchema,
  ...countedPrices,
  channels: z._default(channelsSchema, ['email']),
});
export type NewAlert = z.infer<typeof newAlertSchema>;

export const alertSchema = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), title: z.string(), imageUrl: z.nullable(z.string()) }),
  rule: alertRuleSchema,
  currency: currencySchema,
  /** Deliver to; null for anywhere. */
  country: z.nullable(countrySchema),
  condition: conditionClassSchema,
  /** If true, prices include shipping and offers with unknown shipping are ignored. */
  shippingCounted: z.boolean(),
  /** Domains of the shops whose prices count; null for all. */
  shops: z.nullable(z.array(z.string())),
  channels: z.array(channelSchema),
  /**
   * fired: sent, and waiting for the price to rise again (or stock to run out). awaiting-rate: the currency has no exchange rate,
   * so no price can be compared.
   */
  state: z.enum(alertStates),
  createdAt: instantSchema,
  priceAtCreation: z.nullable(moneySchema),
  /** Fires at or below this price; null if it doesn't apply or isn't known. */
  threshold: z.nullable(moneySchema),
  /** The last reliable observation. */
  current: z.nullable(
    z.object({
      price: z.nullable(moneySchema),
      /** What that price includes; left out where there is none. */
      priceHolds: z.exactOptional(statedTotalSchema),
      inStock: z.nullable(z.boolean()),
      at: instantSchema,
    }),
  ),
  lastFiredAt: z.nullable(instantSchema),
  firingCount: z.int(),
});
export type AlertView = z.infer<typeof alertSchema>;

const alertFiringSchema = z.object({
  id: z.string(),
  alertId: z.string(),
  product: alertSchema.shape.product,
  kind: z.enum(firingKinds),
  firedAt: instantSchema,
  price: z.nullable(moneySchema),
  priceHolds: z.exactOptional(statedTotalSchema),
  /** The previously observed price; null if tax leaves open which of the two is higher. */
  previous: z.nullable(moneySchema),
  threshold: z.nullable(moneySchema),
});
export type AlertFiringView = z.infer<typeof alertFiringSchema>;

export const ownAlert = z.strictObject({ id: text(64) });

export const listAlerts = defineEndpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/api/shopper/alerts',
  summary: "List the shopper's price alerts, newest first",
  audience: 'shopper',
  rateClass: 'read',
  byKey: { path: '/api/v1/alerts', scope: 'alerts.read' },
  query: z.strictObject({ productId: z.optional(text(120)), ...listPartQuery }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(alertSchema),
      nextCursor: z.nullable(z.string()),
      isEmailVerified: z.boolean(),
      pushSubscriptions: z.int(),
    }),
  },
  errors: ['auth.signed-out'],
});

const judgedAlertSchema = z.object({
  success: z.literal(true),
  alert: alertSchema,
  isMet: z.boolean(),
  hasFired: z.boolean(),
});

/** `isMet`: met already. `hasFired`: being sent. An identical alert is returned unchanged and doesn't fire again. */
export const createAlert = defineEndpoint({
  name: 'createAlert',
  method: 'POST',
  path: '/api/shopper/alerts',
  summary: 'Create a price alert',
  audience: 'shopper',
  rateClass: 'write',
  byKey: { path: '/api/v1/alerts', scope: 'alerts.write' },
  body: z.strictObject({
    ...newAlertSchema.shape,
    productId: text(120),
    currency: currencySchema,
    country: z.optional(countrySchema),
  }),
  answers: {
    200: judgedAlertSchema,
  },
  errors: [
    'auth.signed-out',
    'product.not-found',
    'alert.too-many',
    'alert.unknown-service',
    'alert.no-exchange-rate',
  ],
});

/** Missing fields are unchanged. A new rule, currency or shipping setting is evaluated as at creation. */
export const changeAlert = defineEndpoint({
  name: 'changeAlert',
  method: 'PUT',
  path: '/api/shopper/alerts/:id',
  summary: 'Update, pause or resume a price alert',
  audience: 'shopper',
  rateClass: 'write',
  params: ownAlert,
  body: z.strictObject({
    rule: z.optional(alertRuleSchema),
    currency: z.optional(currencySchema),
    country: z.optional(countrySchema),
    shippingCounted: z.optional(z.boolean()),
    condition: z.optional(conditionClassSchema),
    shops: z.optional(shopsSchema),
    channels: z.optional(channelsSchema),
    isPaused: z.optional(z.boolean()),
  }),
  answers: { 200: judgedAlertSchema },
  errors: [
    'auth.signed-out',
    'alert.not-found',
    'alert.taken',
    'alert.unknown-service',
    'alert.no-exchange-rate',
  ],
});

export const deleteAlert = defineEndpoint({
  name: 'deleteAlert',
  method: 'DELETE',
  path: '/api/shopper/alerts/:id',
  summary: 'Delete a price alert (succeeds if it is already deleted)',
  audience: 'shopper',
  rateClass: 'write',
  byKey: { path: '/api/v1/alerts/:id', scope: 'alerts.write' },
  params: ownAlert,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out'],
});

export const listAlertFirings = defineEndpoint({
  name: 'listAlertFirings',
  method: 'GET',
  path: '/api/shopper/alerts/firings',
  summary: 'List sent alerts, newest first',
  audience: 'shopper',
  rateClass: 'read',
  byKey: { path: '/api/v1/alerts/firings', scope: 'alerts.read' },
  query: z.strictObject({ alertId: z.optional(text(64)), cursor: z.optional(text(200)) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(alertFiringSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['auth.signed-out'],
});

export const exportAlerts = defineEndpoint({
  name: 'exportAlerts',
  method: 'GET',
  path: '/api/shopper/alerts/export',
  summary: 'Export price alerts and sent alerts as CSV or JSON',
  audience: 'shopper',
  rateClass: 'read',
  query: z.strictObject({ format: z._default(z.enum(['csv', 'json']), 'json') }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/json', 'text/csv'],
  errors: ['auth.signed-out'],
});

/** Based on recorded prices, without shipping. */
export const alertSimulationSchema = z.object({
  days: z.int(),
  daysOfData: z.int(),
  /** False if there is no data of this kind (stock, or prices in this currency). */
  canTell: z.boolean(),
  firings: z.array(z.object({ day: daySchema, price: moneySchema })),
  threshold: z.nullable(moneySchema),
  /** Whether it would fire at today's price; null if unknown. */
  isMetNow: z.nullable(z.boolean()),
  lowest: z.nullable(moneySchema),
  /** The nearest realistic price for a target below every recorded one. */
  suggestedTarget: z.nullable(moneySchema),
  /** The daily lows it was simulated on, oldest first. */
  points: z.array(z.object({ day: daySchema, low: moneySchema })),
});
export type AlertSimulation = z.infer<typeof alertSimulationSchema>;
const simulationAnswer = z.object({ success: z.literal(true), simulation: alertSimulationSchema });

export const simulateAlert = defineEndpoint({
  name: 'simulateAlert',
  method: 'POST',
  path: '/api/shopper/alerts/simulate',
  summary: 'Preview how often an existing alert would have fired in the last 180 days',
  audience: 'shopper',
  rateClass: 'search',
  body: z.strictObject({
    productId: text(120),
    rule: alertRuleSchema,
    currency: currencySchema,
    country: z.optional(countrySchema),
    ...countedPrices,
  }),
  answers: { 200: simulationAnswer },
  errors: ['auth.signed-out', 'product.not-found'],
});

const wholeNumberText = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number));

/** For the product page, without an account. */
export const previewAlert = defineEndpoint({
  name: 'previewAlert',
  method: 'GET',
  path: '/api/products/:id/alert-simulation',
  summary: 'Preview how often an alert on this product would have fired in the last 180 days',
  audience: 'public',
  rateClass: 'search',
  params: z.strictObject({ id: text(120) }),
  query: z.strictObject({
    kind: z.enum(alertKinds),
    currency: currencySchema,
    targetMinor: z.optional(wholeNumberText),
    percent: z.optional(wholeNumberText),
    against: z.optional(z.enum(dropReferences)),
    days: z.optional(wholeNumberText),
    country: z.optional(countrySchema),
    /** Whether today's shipping is added to past prices. */
    shippingCounted: z._default(z.enum(['true', 'false']), 'false'),
    condition: z.optional(conditionClassSchema),
    /** Domains with commas between them; all shops by default. */
    shops: z.optional(text(2_000)),
  }),
  answers: { 200: simulationAnswer },
  errors: ['product.not-found'],
});

/** An alert by e-mail alone. `locale` is the language of the e-mails. */
export const alertRequestSchema = z.strictObject({
  email: emailSchema,
  locale: z._default(z.enum(mailLocales), 'en'),
  productId: text(120),
  rule: alertRuleSchema,
  currency: currencySchema,
  country: z.optional(countrySchema),
  ...countedPrices,
});
export type AlertRequest = z.infer<typeof alertRequestSchema>;

/** Nothing is stored before the address is confirmed. The answer doesn't reveal whether it has an account. */
export const requestAlertByEmail = defineEndpoint({
  name: 'requestAlertByEmail',
  method: 'POST',
  path: '/api/alerts/by-email',
  summary: 'Request a price alert without an account; a link in an e-mail starts it',
  audience: 'public',
  rateClass: 'write',
  body: alertRequestSchema,
  answers: { 200: z.object({ success: z.literal(true), email: z.string() }) },
  errors: ['product.not-found', 'alert.no-exchange-rate', 'auth.too-many-attempts', 'switch.off'],
});

const confirmationToken = z.object({ token: z.optional(z.string().check(z.maxLength(5_000))) });

/** Opened from the e-mail's link. Only asks; changes nothing (CSRF-5). */
export const askToConfirmAlert = defineEndpoint({
  name: 'askToConfirmAlert',
  method: 'GET',
  path: '/api/alerts/confirm',
  summary: 'Show the page that starts an alert requested by e-mail',
  audience: 'public',
  rateClass: 'read',
  query: confirmationToken,
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/html'],
  headers: [acceptLanguageHeader],
  errors: ['alert.bad-confirmation'],
});

export const confirmAlert = defineEndpoint({
  name: 'confirmAlert',
  method: 'POST',
  path: '/api/alerts/confirm',
  summary: 'Start an alert with the signed link from its e-mail',
  audience: 'public',
  rateClass: 'write',
  query: confirmationToken,
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/html'],
  headers: [acceptLanguageHeader],
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  errors: [
    'alert.bad-confirmation',
    'product.not-found',
    'category.not-found',
    'alert.too-many',
    'alert.too-broad',
    'alert.no-exchange-rate',
    'auth.email-unverified',
  ],
});

/** Opened from the e-mail's stop link. Only asks; changes nothing (CSRF-5). */
export const askToStopAlert = defineEndpoint({
  name: 'askToStopAlert',
  method: 'GET',
  path: '/api/alerts/stop',
  summary: 'Show the page that confirms stopping an alert',
  audience: 'public',
  rateClass: 'read',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(400))) }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/html'],
  headers: [acceptLanguageHeader],
  errors: ['alert.bad-stop-link'],
});

/** One-click unsubscribe (RFC 8058) or the page's button. Pauses the alert without signing in. */
export const stopAlert = defineEndpoint({
  name: 'stopAlert',
  method: 'POST',
  path: '/api/alerts/stop',
  summary: 'Stop an alert with the signed link from its e-mail',
  audience: 'public',
  rateClass: 'write',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(400))) }),
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/html'],
  headers: [acceptLanguageHeader],
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  errors: ['alert.bad-stop-link'],
});

export const getPushKey = defineEndpoint({
  name: 'getPushKey',
  method: 'GET',
  path: '/api/shopper/push-key',
  summary: 'Get the public key for push subscriptions (null if push is not set up)',
  audience: 'shopper',
  session: 'optional',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), publicKey: z.nullable(z.string()) }) },
  errors: [],
});

const pushEndpoint = text(2000).check(z.regex(/^https:\/\//));

/** The same endpoint replaces its keys. The oldest of more than ten browsers is removed. */
export const keepPushSubscription = defineEndpoint({
  name: 'keepPushSubscription',
  method: 'PUT',
  path: '/api/shopper/push-subscriptions',
  summary: 'Subscribe this browser to push notifications',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({
    endpoint: pushEndpoint,
    expirationTime: z.optional(z.nullable(z.number())),
    keys: z.strictObject({
      p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{86,88}=?$/)),
      auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/)),
    }),
  }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out', 'push.not-offered'],
});

export const dropPushSubscription = defineEndpoint({
  name: 'dropPushSubscription',
  method: 'DELETE',
  path: '/api/shopper/push-subscriptions',
  summary: 'Unsubscribe this browser from push notifications',
  audience: 'shopper',
  rateClass: 'write',
  query: z.strictObject({ endpoint: pushEndpoint }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out'],
});
