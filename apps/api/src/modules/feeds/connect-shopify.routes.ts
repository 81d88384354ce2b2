import { connectShopify } from '@pricehunt/api-contract/integrations';
import type { FastifyInstance } from 'fastify';
import { ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { feedView } from './feed-views';
import { makeFeed } from './save-feed';

/** Each Shopify store is a feed, read from its public products.json. */
export function registerShopify(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, connectShopify, async ({ body }, request) => {
    const business = ownBusiness(request);
    const { storeLink, currency, country, schedule, isAutoConfirmed } = body;
    const feed = await makeFeed(services, memberOf(request), business, {
      kind: 'shopify',
      name: 'Shopify',
      link: storeLink,
      schedule,
      isAutoConfirmed,
      currency,
      country,
    });
    return { success: true as const, feed: await feedView(services.storage, feed) };
  });
}
