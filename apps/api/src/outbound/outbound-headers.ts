import { marketplaceHeaderNames, webSearchHeaderNames } from '@pricehunt/offer-sources';
import { gotifyHeaderNames } from './notification-services/gotify';
import { pushHeaderNames } from './push-message';

/** Extra request headers of outbound calls, in addition to the usual ones. */
export const outboundHeaderNames: readonly string[] = [
  ...pushHeaderNames,
  ...gotifyHeaderNames,
  ...marketplaceHeaderNames,
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'x-shopify-access-token',
  ...webSearchHeaderNames,
  'ucp-agent',
];
