import * as z from 'zod/mini';
import { idempotencyKeyHeader, trackingRefusalHeaders } from './call-headers';
import { defineEndpoint } from './endpoint';
import { jsonValueSchema } from './json-value';

/** INGEST-6. */
export const eventDataLimits = { sizeBytesMax: 8 * 1024, keysMax: 30, depthMax: 5 } as const;

/** Checks size as JSON, number of keys and nesting. */
export function fitsEventData(data: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.keys(data).length <= eventDataLimits.keysMax &&
    depthOf(data, eventDataLimits.depthMax) <= eventDataLimits.depthMax &&
    utf8Length(JSON.stringify(data)) <= eventDataLimits.sizeBytesMax
  );
}

function depthOf(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (limit === 0) return 1;
  return 1 + Object.values(value).reduce<number>((most, part) => Math.max(most, depthOf(part, limit - 1)), 0);
}

function utf8Length(text: string): number {
  let length = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return length;
}

const text = z.optional(z.nullable(z.string().check(z.maxLength(4096))));

/** S§3. All fields are optional, but the domain or target must identify a shop. Unknown fields are ignored. */
export const referralSchema = z
  .object({
    referralId: text,
    businessDomain: text,
    targetUrl: text,
    sourceUrl: text,
    productName: text,
    userId: text,
    utmSource: text,
    utmMedium: text,
    utmCampaign: text,
  })
  .check(
    z.refine((referral) => Boolean(referral.businessDomain || referral.targetUrl), {
      message: 'must name the shop by businessDomain or targetUrl',
      path: ['businessDomain'],
    }),
  );
export type ReferralPayload = z.infer<typeof referralSchema>;

/** S§3. `eventData` holds additional data. A repeated `eventId` counts once. */
export const trackedEventSchema = z.object({
  eventType: z.string().check(z.minLength(1), z.maxLength(100)),
  eventData: z.optional(
    z.nullable(
      z.record(z.string(), jsonValueSchema).check(
        z.refine((data) => fitsEventData(data), {
          message: 'must have at most 8 KiB, 30 keys and 5 levels',
        }),
      ),
    ),
  ),
  businessDomain: text,
});
export type TrackedEventPayload = z.infer<typeof trackedEventSchema>;

/** S§7. Success also when already stored or opted out (`isKept` false). Callers always continue to the target (S§4). */
export const trackReferral = defineEndpoint({
  name: 'trackReferral',
  method: 'POST',
  path: '/api/trackReferral',
  summary: "Record a click to a merchant's store",
  audience: 'public',
  rateClass: 'track',
  body: referralSchema,
  headers: trackingRefusalHeaders,
  answers: {
    202: z.object({
      success: z.literal(true),
      targetUrl: z.nullable(z.string()),
      /** False if counted anonymously because of Sec-GPC or DNT (PRIV-3). */
      isKept: z.boolean(),
    }),
  },
  errors: ['link.not-a-url'],
});

/** S§7. */
export const trackEvent = defineEndpoint({
  name: 'trackEvent',
  method: 'POST',
  path: '/api/track-event',
  summary: 'Record a custom event',
  audience: 'public',
  rateClass: 'track',
  body: trackedEventSchema,
  headers: trackingRefusalHeaders,
  answers: { 202: z.object({ success: z.literal(true), isKept: z.boolean() }) },
  errors: [],
});

/** Needs a key with events.write. All or none, once per `eventId`. Don't send events of people who opted out. */
export const pushEvents = defineEndpoint({
  name: 'pushEvents',
  method: 'POST',
  path: '/api/v1/events',
  summary: 'Send custom events',
  audience: 'machine',
  scope: 'events.write',
  rateClass: 'write',
  body: z.strictObject({
    events: z.array(trackedEventSchema).check(z.minLength(1), z.maxLength(500)),
  }),
  headers: [idempotencyKeyHeader],
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Includes duplicates. */
      received: z.int(),
    }),
  },
  errors: ['key.missing', 'key.not-allowed', 'business.suspended', 'domain.unverified', 'push.key-reused'],
});
