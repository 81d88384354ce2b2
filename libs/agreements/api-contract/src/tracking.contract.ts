import * as z from 'zod/mini';
import { idempotencyKeyHeader, trackingRefusalHeaders } from './call-headers';
import { defineEndpoint } from './endpoint';

/** How large the data of one event may be (INGEST-6). */
export const eventDataLimits = { sizeBytesMax: 8 * 1024, keysMax: 30, depthMax: 5 } as const;

/** Whether an event's data keeps to its limits: bytes as JSON, keys at the top, and objects or lists within each other. */
export function fitsEventData(data: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.keys(data).length <= eventDataLimits.keysMax &&
    depthOf(data, eventDataLimits.depthMax) <= eventDataLimits.depthMax &&
    utf8Length(JSON.stringify(data)) <= eventDataLimits.sizeBytesMax
  );
}

/** How deep a value is nested; stops counting one above the limit. */
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

/**
 * The referral of S§3: a person goes to a merchant's shop. Every field may be missing or null, but a shop has to be told
 * by its domain or by the target; fields that are not ours are ignored.
 */
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
      message: 'name the shop by businessDomain or targetUrl',
      path: ['businessDomain'],
    }),
  );
export type ReferralPayload = z.infer<typeof referralSchema>;

/**
 * The custom event of S§3. `eventData` holds what the caller supplied beside timestamp, userId, url and sessionId; an
 * `eventId` in it makes sending the event twice count once.
 */
export const trackedEventSchema = z.object({
  eventType: z.string().check(z.minLength(1), z.maxLength(100)),
  eventData: z.optional(
    z.nullable(
      z.record(z.string(), z.unknown()).check(
        z.refine((data) => fitsEventData(data), {
          message: 'has at most 8 KiB, 30 keys and 5 levels',
        }),
      ),
    ),
  ),
  businessDomain: text,
});
export type TrackedEventPayload = z.infer<typeof trackedEventSchema>;

/**
 * S§7. A success means that it is stored, was stored before, or was left out because the visitor asked not to be
 * tracked (`isKept` false). Whoever calls goes on to the target in any case (S§4).
 */
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
      /** The target as it came; null when the call had none. */
      targetUrl: z.nullable(z.string()),
      /** False: counted without anything that tells the visitor, as Sec-GPC or DNT asks (PRIV-3). */
      isKept: z.boolean(),
    }),
  },
  errors: ['link.not-a-url'],
});

/** S§7; only whether it went well is read. */
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

/**
 * Sends events from a merchant's own system, with a secret API key of the scope events.write. Each is an event of S§3 for one of
 * the business's verified domains; the first of them where none is named. All are kept or none, each `eventId` once. An
 * Idempotency-Key is honoured. Send no events of people who refused to be tracked.
 */
export const pushEvents = defineEndpoint({
  name: 'pushEvents',
  method: 'POST',
  path: '/api/v1/events',
  summary: 'Send custom events',
  audience: 'machine',
  rateClass: 'write',
  body: z.strictObject({
    events: z.array(trackedEventSchema).check(z.minLength(1), z.maxLength(500)),
  }),
  headers: [idempotencyKeyHeader],
  answers: {
    200: z.object({
      success: z.literal(true),
      /** How many events came, those that were known already included. */
      received: z.int(),
    }),
  },
  errors: ['key.missing', 'key.not-allowed', 'business.suspended', 'domain.unverified', 'push.key-reused'],
});
