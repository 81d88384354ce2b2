import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { doneSchema } from './identity.schema';
import { instantSchema } from './offers.schema';

export const notificationServicesMax = 10;

/** In the order in which the screen offers them. */
export const notificationServiceKinds = [
  'ntfy',
  'gotify',
  'telegram',
  'discord',
  'slack',
  'webhook',
  'apprise',
] as const;
export type NotificationServiceKind = (typeof notificationServiceKinds)[number];

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const address = text(2_000).check(z.regex(/^https?:\/\//i));

/** What each service needs to be told, as its own documentation calls it. */
export const notificationSettingsSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ntfy'),
    server: z._default(address, 'https://ntfy.sh'),
    topic: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** For a protected topic. */
    accessToken: z.optional(text(200)),
  }),
  z.strictObject({ kind: z.literal('gotify'), server: address, appToken: text(200) }),
  z.strictObject({
    kind: z.literal('telegram'),
    /** Of the Bot API. */
    server: z._default(address, 'https://api.telegram.org'),
    botToken: z.string().check(z.regex(/^\d{3,20}:[\w-]{10,100}$/)),
    chatId: z.string().check(z.regex(/^(?:-?\d{1,20}|@\w{4,40})$/)),
  }),
  z.strictObject({ kind: z.literal('discord'), webhookUrl: address }),
  z.strictObject({ kind: z.literal('slack'), webhookUrl: address }),
  z.strictObject({ kind: z.literal('webhook'), url: address }),
  z.strictObject({
    kind: z.literal('apprise'),
    server: address,
    configKey: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** Only the services with this tag. */
    tag: z.optional(text(100)),
  }),
]);
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const notificationServiceSchema = z.object({
  id: z.string(),
  kind: z.enum(notificationServiceKinds),
  name: z.string(),
  /** Where messages go, without secrets. */
  place: z.string(),
  createdAt: instantSchema,
});
export type NotificationServiceView = z.infer<typeof notificationServiceSchema>;

const ownService = z.strictObject({ serviceId: text(64) });

export const listNotificationServices = defineEndpoint({
  name: 'listNotificationServices',
  method: 'GET',
  path: '/api/shopper/notification-services',
  summary: "List the shopper's connected notification services",
  audience: 'shopper',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(notificationServiceSchema),
      nextCursor: z.null(),
    }),
  },
  errors: ['auth.signed-out'],
});

/** `secret` verifies the signatures of a webhook; it is only returned here. Null for other services. */
export const connectNotificationService = defineEndpoint({
  name: 'connectNotificationService',
  method: 'POST',
  path: '/api/shopper/notification-services',
  summary: 'Connect a notification service',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({ name: text(60), settings: notificationSettingsSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      service: notificationServiceSchema,
      secret: z.nullable(z.string()),
    }),
  },
  errors: ['auth.signed-out', 'notification.bad-address', 'notification.too-many'],
});

/** Alerts that used only this service are sent by e-mail from then on. */
export const removeNotificationService = defineEndpoint({
  name: 'removeNotificationService',
  method: 'DELETE',
  path: '/api/shopper/notification-services/:serviceId',
  summary: 'Remove a notification service (succeeds if it is already removed)',
  audience: 'shopper',
  rateClass: 'write',
  params: ownService,
  answers: { 200: doneSchema },
  errors: ['auth.signed-out'],
});

export const testNotificationService = defineEndpoint({
  name: 'testNotificationService',
  method: 'POST',
  path: '/api/shopper/notification-services/:serviceId/test',
  summary: 'Send a test notification and return the response of the service',
  audience: 'shopper',
  rateClass: 'write',
  params: ownService,
  answers: {
    200: z.object({
      success: z.literal(true),
      isDelivered: z.boolean(),
      /** HTTP status; null without a response. */
      status: z.nullable(z.int()),
      /** The response in the words of the service, such as "chat not found"; null if it has none. */
      answer: z.nullable(z.string()),
    }),
  },
  errors: ['auth.signed-out', 'auth.too-many-attempts', 'notification.service-not-found'],
});

/** E-mail goes to the account's verified address, push to every browser that receives alerts. */
export const testNotificationChannel = defineEndpoint({
  name: 'testNotificationChannel',
  method: 'POST',
  path: '/api/shopper/notification-channels/:channel/test',
  summary: 'Send a test notification by e-mail or push',
  audience: 'shopper',
  rateClass: 'write',
  params: z.strictObject({ channel: z.enum(['email', 'push']) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      receivers: z.int(),
      /** How many of them were accepted by the mail server or the browser's push service. */
      delivered: z.int(),
    }),
  },
  errors: ['auth.signed-out', 'auth.email-unverified', 'auth.too-many-attempts', 'push.not-offered'],
});

const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

export const notificationTimesSchema = z.strictObject({
  /** IANA name. */
  timeZone: text(60),
  /** Nothing is sent from `from` until `until`, HH:MM in the time zone; null for no quiet hours. */
  quietHours: z.nullable(z.strictObject({ from: timeOfDay, until: timeOfDay })),
  /** Collects the alerts of a day and sends them at this time; null sends each at once. */
  digestAt: z.nullable(timeOfDay),
});
export type NotificationTimes = z.infer<typeof notificationTimesSchema>;

/** `times` is null until they are saved. */
export const getNotificationTimes = defineEndpoint({
  name: 'getNotificationTimes',
  method: 'GET',
  path: '/api/shopper/notification-times',
  summary: 'Get quiet hours and the time of the daily digest',
  audience: 'shopper',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), times: z.nullable(notificationTimesSchema) }) },
  errors: ['auth.signed-out'],
});

export const saveNotificationTimes = defineEndpoint({
  name: 'saveNotificationTimes',
  method: 'PUT',
  path: '/api/shopper/notification-times',
  summary: 'Set quiet hours and the time of the daily digest',
  audience: 'shopper',
  rateClass: 'write',
  body: notificationTimesSchema,
  answers: { 200: z.object({ success: z.literal(true), times: notificationTimesSchema }) },
  errors: ['auth.signed-out'],
});
