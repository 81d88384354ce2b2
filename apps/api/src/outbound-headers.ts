import { marketplaceHeaderNames, webSearchHeaderNames } from '@pricehunt/offer-sources';
import { pushHeaderNames } from './modules/alerts/push-message';

/**
 * The request headers that go out beside the usual ones: of push messages, of signed webhooks, of Shopify's Admin API, of marketplaces,
 * of search engines and of UCP by REST.
 */
export const outboundHeaderNames: readonly string[] = [
  ...pushHeaderNames,
  ...marketplaceHeaderNames,
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'x-shopify-access-token',
  ...webSearchHeaderNames,
  'ucp-agent',
];
