import type { PushSubscriptionRow } from '@pricehunt/storage';
import webPush from 'web-push';
import type { Services } from '../../services';

/** The operator's keys for push messages (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** How a push service reaches the operator: mailto: or https:. */
  readonly subject: string;
}

/** What the browser shows. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
  /** What a click opens. */
  readonly url: string;
  /** A message replaces an earlier one of the same tag. */
  readonly tag: string;
}

/** What became of a push message. "gone": nobody listens there any more. "unsafe": no address to send anything to. */
export type PushOutcome = 'sent' | 'gone' | 'unsafe';

/** How long a push service keeps a message for a browser that is away, in seconds. */
const keptSeconds = 24 * 60 * 60;

/** The request headers that a push message needs beside the usual ones. */
export const pushHeaderNames = ['ttl', 'urgency', 'topic', 'content-encoding'] as const;

/**
 * Encrypts the words for one browser (RFC 8291) and hands them to its push service, under the rules of everything that goes
 * out: never to a private address. Throws when another try may help.
 */
export async function sendPush(
  safeFetch: Services['safeFetch'],
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  words: PushWords,
): Promise<PushOutcome> {
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(words),
    {
      vapidDetails: keys,
      TTL: keptSeconds,
      urgency: 'normal',
      topic: words.tag.replaceAll(/[^\w-]/g, '').slice(-32),
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
      return 'sent';
    case 'gone':
      return 'gone';
    case 'refused':
      return 'unsafe';
    case 'blocked':
    case 'error':
      throw new Error(`The push service did not take the message: ${outcome.kind} ${outcome.reason}`);
  }
}
