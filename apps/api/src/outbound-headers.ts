import { marketplaceHeaderNames } from '@pricehunt/offer-sources';
import { pushHeaderNames } from './modules/alerts/push-message';

/** The request headers that go out beside the usual ones: of push messages, of signed webhooks, of Shopify's Admin API and of marketplaces. */
export const outboundHeaderNames: readonly string[] = [
  ...pushHeaderNames,
  ...marketplaceHeaderNames,
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'x-shopify-access-token',
];
