import { Webhook } from 'standardwebhooks';
import { hostOf } from './notification-service';
import type { NotificationServiceAdapter } from './notification-service';

const types = { alert: 'alert.fired', digest: 'alert.digest', test: 'webhook.test' } as const;

/** https://www.standardwebhooks.com, with the headers and signature of PriceHunt's other webhooks. */
export const webhook: NotificationServiceAdapter<'webhook'> = {
  addressOf: ({ url }) => url,
  placeOf: ({ url }) => hostOf(url),
  requestFor: ({ settings: { url }, secret }, { id, at, kind, title, body, link, firings }) => {
    const payload = JSON.stringify({
      type: types[kind],
      timestamp: at.toISOString(),
      data: { title, text: body, link, alerts: firings },
    });
    return {
      url,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret ?? '').sign(id, at, payload),
      },
      body: payload,
    };
  },
  readAnswer: () => ({ words: null, isAccepted: true, waitMs: null }),
};
