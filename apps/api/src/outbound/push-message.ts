import type { PushedAlert } from '@pricehunt/api-contract';
import { visibleText } from '@pricehunt/offers';
import type { PushSubscriptionRow } from '@pricehunt/storage';
import webPush from 'web-push';
import type { Services } from '../services';
import type { PushKeys } from './push-keys';

/** "gone": the subscription ended. "unsafe": address not allowed. "unwanted": never retry. "later": retry after waitMs, if known. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' | 'unsafe' }
  | { readonly kind: 'unwanted'; readonly why: string }
  | {
      readonly kind: 'later';
      readonly why: string;
      /** HTTP status; null without a response. */
      readonly status: number | null;
      readonly waitMs: number | null;
    };

/** How long a push service stores a message for an offline browser, in seconds. */
const ttlSeconds = 24 * 60 * 60;

export const pushHeaderNames = ['ttl', 'urgency', 'topic', 'content-encoding'] as const;

/** Retrying doesn't help: bad request, keys of another subscription, too large (RFC 8030 §8.1, RFC 8292 §4.2). */
const hopelessStatuses: readonly (number | null)[] = [400, 401, 403, 413];

/** Encrypts for one browser (RFC 8291). Never sends to a private address, and never rejects because of the push service. */
export async function sendPush(
  safeFetch: Services['safeFetch'],
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  alert: PushedAlert,
): Promise<PushOutcome> {
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    visibleText(JSON.stringify({ ...alert, body: shortened(alert.body) })),
    {
      vapidDetails: keys,
      TTL: ttlSeconds,
      urgency: 'normal',
      topic: alert.tag.replaceAll(/[^A-Za-z0-9]/g, '').slice(-topicLengthMax),
      contentEncoding: 'aes128gcm',
    },
  );
  const headers = Object.entries(request.headers ?? {})
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => name !== 'content-length');
  const outcome = await safeFetch.fetch(endpoint, {
    accept: 'any',
    method: 'POST',
    body: request.body,
    headers: Object.fromEntries(headers),
    respectRobots: false,
  });
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'sent' };
    case 'gone':
      return { kind: 'gone' };
    case 'refused':
      return { kind: 'unsafe' };
    case 'blocked':
    case 'error': {
      const why = `The push service rejected the message: ${outcome.reason} ${outcome.status ?? ''}`.trim();
      return hopelessStatuses.includes(outcome.status)
        ? { kind: 'unwanted', why }
        : {
            kind: 'later',
            why,
            status: outcome.status,
            waitMs: outcome.kind === 'blocked' ? outcome.retryAfterMs : null,
          };
    }
  }
}

/** RFC 8030 §5.4. */
const topicLengthMax = 32;

/** In characters; with a title it stays far below the 4096 bytes that every push service accepts (RFC 8030 §7.2). */
export const pushBodyLengthMax = 400;

function shortened(body: string): string {
  return body.length > pushBodyLengthMax ? `${body.slice(0, pushBodyLengthMax - 1)}…` : body;
}
