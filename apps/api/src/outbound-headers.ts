import { pushHeaderNames } from './modules/alerts/push-message';

/** The request headers that go out beside the usual ones: of push messages, of signed webhooks and of Shopify's Admin API. */
export const outboundHeaderNames: readonly string[] = [
  ...pushHeaderNames,
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'x-shopify-access-token',
];
