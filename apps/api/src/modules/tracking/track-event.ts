import type { TrackedEventPayload } from '@pricehunt/api-contract/tracking';
import { dayMs } from '@pricehunt/offers';
import { hostOf } from '@pricehunt/product-links';
import type { JsonValue, TrackingEventRow } from '@pricehunt/storage';
import { createHash } from 'node:crypto';
import { callerColumns, storedLink, storedText } from './tracking-caller';
import type { TrackingCaller } from './tracking-caller';
import type { TrackingServices } from './tracking-services';

/** Beyond these limits, the time of arrival replaces the caller's clock. */
const believedMs = { past: 5 * dayMs, ahead: 60_000 };

/** S§3, S§7. Repeats by `eventId`, else by content, count once (INGEST-2). Opted out: only type and site are stored. */
export async function trackEvent(
  services: TrackingServices<TrackingEventRow>,
  payload: TrackedEventPayload,
  caller: TrackingCaller,
): Promise<{ readonly isKept: boolean }> {
  const { isAnonymous } = caller;
  const businessDomain = hostOf(payload.businessDomain ?? '');
  services.admit(businessDomain);
  const about = await callerColumns(services.visitorHasher, caller, businessDomain);
  await services.store(eventRow(services, { ...payload, businessDomain }, about));
  return { isKept: !isAnonymous };
}

export function eventRow(
  services: Pick<TrackingServices<TrackingEventRow>, 'now' | 'newId'>,
  { eventType, eventData, businessDomain }: TrackedEventPayload & { readonly businessDomain: string | null },
  visitor: Pick<TrackingEventRow, 'visit' | 'botReason' | 'isAnonymous' | 'visitorHash'>,
): TrackingEventRow {
  const { isAnonymous } = visitor;
  const data = jsonObjectOf(eventData);
  const id = services.newId();
  const now = services.now();
  return {
    id,
    dedupeKey: (isAnonymous ? null : dedupeKeyOf(businessDomain, eventType, data)) ?? id,
    receivedAt: now.toISOString(),
    occurredAt: occurredAt(data['timestamp'], now),
    eventType,
    businessDomain,
    sessionId: isAnonymous ? null : storedText(data['sessionId'], 200),
    userId: isAnonymous ? null : storedText(data['userId'], 200),
    url: storedLink(storedText(data['url'], 8192), isAnonymous),
    data: isAnonymous ? {} : withoutColumns(data),
    ...visitor,
  };
}

type JsonObject = Readonly<Record<string, JsonValue>>;

/** Stored as received and never merged into anything (VAL-5). */
function jsonObjectOf(data: TrackedEventPayload['eventData']): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(data ?? {}));
  return copy;
}

function withoutColumns({ sessionId: _s, userId: _u, url: _l, ...data }: JsonObject): JsonObject {
  return data;
}

function occurredAt(timestamp: JsonValue | undefined, now: Date): string {
  const claimedMs =
    typeof timestamp === 'string' || typeof timestamp === 'number' ? new Date(timestamp).getTime() : NaN;
  const agoMs = now.getTime() - claimedMs;
  const isBelieved = agoMs <= believedMs.past && agoMs >= -believedMs.ahead;
  return (isBelieved ? new Date(claimedMs) : now).toISOString();
}

function dedupeKeyOf(site: string | null, eventType: string, data: JsonObject): string | null {
  const eventId = storedText(data['eventId'], 200);
  if (eventId !== null) return digest([site, eventId]);
  if (data['timestamp'] === undefined || data['timestamp'] === null) return null;
  return digest([site, eventType, inKeyOrder(data)]);
}

function digest(parts: JsonValue): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function inKeyOrder(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(inKeyOrder);
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, inKeyOrder(part)]);
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
