import * as z from 'zod/mini';
import { acceptLanguageHeader } from './call-headers';
import { defineEndpoint } from './endpoint';
import {
  conditionClassSchema,
  countrySchema,
  currencySchema,
  daySchema,
  instantSchema,
  moneySchema,
  statedTotalSchema,
} from './offers.schema';

/** How many alerts a shopper may have. */
export const alertsMax = 200;

/** What a shopper may wait for. */
export const alertKinds = ['target-price', 'percent-drop', 'new-low', 'back-in-stock', 'any-change'] as const;
/** What a percentage is measured against: the price when the alert was made, or the median of the last 30 days. */
export const dropReferences = ['creation', 'median-30'] as const;
const alertStates = ['active', 'paused', 'fired'] as const;
const alertChannels = ['email', 'push'] as const;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const priceMinorMax = 1_000_000_000_000;

/** The rule of an alert. Amounts are minor units of the alert's currency. */
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
    /** The lowest of so many days; null for the lowest ever seen. */
    days: z._default(z.nullable(z.int().check(z.minimum(7), z.maximum(365))), null),
  }),
  z.strictObject({ kind: z.literal('back-in-stock') }),
  z.strictObject({ kind: z.literal('any-change') }),
]);
export type AlertRuleView = z.infer<typeof alertRuleSchema>;

const channelsSchema = z.array(z.enum(alertChannels)).check(z.minLength(1), z.maxLength(2));

/** An alert as its owner sees it. */
export const alertSchema = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), title: z.string(), imageUrl: z.nullable(z.string()) }),
  rule: alertRuleSchema,
  currency: currencySchema,
  /** Where it is delivered to; null for nowhere in particular. */
  country: z.nullable(countrySchema),
  /** Whether it waits for a price of new things, or of used ones. */
  condition: conditionClassSchema,
  /** True: prices are delivered totals, and an offer whose shipping is not known does not count. */
  shippingCounted: z.boolean(),
  channels: z.array(z.enum(alertChannels)),
  /** fired: it told the shopper and waits until the price has risen again (or the stock was gone). */
  state: z.enum(alertStates),
  createdAt: instantSchema,
  /** The price when the alert was made. */
  priceAtCreation: z.nullable(moneySchema),
  /** At or under this price it fires; null for kinds that have none, or while it cannot be told. */
  threshold: z.nullable(moneySchema),
  /** What was last observed for sure. */
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

/** One time that an alert told its owner. */
const alertFiringSchema = z.object({
  id: z.string(),
  alertId: z.string(),
  product: alertSchema.shape.product,
  kind: z.enum(alertKinds),
  firedAt: instantSchema,
  price: z.nullable(moneySchema),
  /** What that price includes; left out where there is none. */
  priceHolds: z.exactOptional(statedTotalSchema),
  /** The price observed before; null where tax leaves open which of the two is higher. */
  previous: z.nullable(moneySchema),
  threshold: z.nullable(moneySchema),
});
export type AlertFiringView = z.infer<typeof alertFiringSchema>;

const ownAlert = z.strictObject({ id: text(64) });

export const listAlerts = defineEndpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/api/shopper/alerts',
  summary: "List the shopper's price alerts, newest first",
  audience: 'shopper',
  rateClass: 'read',
  query: z.strictObject({ productId: z.optional(text(120)) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(alertSchema),
      nextCursor: z.null(),
      /** Mail goes to proved addresses only. */
      isEmailVerified: z.boolean(),
      /** How many browsers get push messages. */
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

/**
 * Creates an alert and judges it at once: `isMet` says that what it waits for is already there, `hasFired` that its first message
 * is on its way. The same rule for the same product is one alert, which doesn't fire again.
 */
export const createAlert = defineEndpoint({
  name: 'createAlert',
  method: 'POST',
  path: '/api/shopper/alerts',
  summary: 'Create a price alert',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({
    productId: text(120),
    rule: alertRuleSchema,
    currency: currencySchema,
    country: z.optional(countrySchema),
    shippingCounted: z._default(z.boolean(), false),
    channels: z._default(channelsSchema, ['email']),
  }),
  answers: {
    200: judgedAlertSchema,
  },
  errors: ['auth.signed-out', 'product.not-found', 'alert.too-many'],
});

/** Changes what is named. A different rule, currency or shipping is judged anew, as at creation. */
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
    channels: z.optional(channelsSchema),
    isPaused: z.optional(z.boolean()),
  }),
  answers: { 200: judgedAlertSchema },
  errors: ['auth.signed-out', 'alert.not-found', 'alert.taken'],
});

export const deleteAlert = defineEndpoint({
  name: 'deleteAlert',
  method: 'DELETE',
  path: '/api/shopper/alerts/:id',
  summary: 'Delete a price alert (succeeds if it is already deleted)',
  audience: 'shopper',
  rateClass: 'write',
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

/** Alerts and their firings as a file to keep. */
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

/** What an alert would have done in the recorded past. Past prices are without shipping. */
export const alertSimulationSchema = z.object({
  days: z.int(),
  /** On how many of the days a price is known. */
  daysOfData: z.int(),
  /** False: the past says nothing of this kind (no record of stock, no price in this currency). */
  canTell: z.boolean(),
  firings: z.array(z.object({ day: daySchema, price: moneySchema })),
  threshold: z.nullable(moneySchema),
  /** Whether it would fire at today's price; null when that is not known. */
  isMetNow: z.nullable(z.boolean()),
  lowest: z.nullable(moneySchema),
  /** For a target under every recorded price: the nearest one that is realistic. */
  suggestedTarget: z.nullable(moneySchema),
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
    shippingCounted: z._default(z.boolean(), false),
  }),
  answers: { 200: simulationAnswer },
  errors: ['auth.signed-out', 'product.not-found'],
});

const wholeNumberText = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number));

/** The same without an account, for the product page. */
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
    /** Whether today's shipping to the country is added to past prices, which are without it. */
    shippingCounted: z._default(z.enum(['true', 'false']), 'false'),
  }),
  answers: { 200: simulationAnswer },
  errors: ['product.not-found'],
});

/** The page that a mail's stop link opens. It asks; it changes nothing (CSRF-5). */
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

/** One click of the mail program (RFC 8058) or of the page: pauses the alert, without signing in. Twice is once. */
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

/** Keeps a browser's push subscription; the same endpoint again replaces its keys. At most ten browsers: the oldest drops. */
export const keepPushSubscription = defineEndpoint({
  name: 'keepPushSubscription',
  method: 'PUT',
  path: '/api/shopper/push-subscriptions',
  summary: 'Subscribe this browser to push messages',
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
  summary: 'Unsubscribe this browser from push messages',
  audience: 'shopper',
  rateClass: 'write',
  query: z.strictObject({ endpoint: pushEndpoint }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out'],
});
