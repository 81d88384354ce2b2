import {
  connectWoocommerce,
  disconnectWoocommerce,
  listWoocommerceConnections,
  startWoocommerceConnection,
} from '@pricehunt/api-contract/woocommerce';
import type { WoocommerceConnection } from '@pricehunt/api-contract/woocommerce';
import type { WoocommerceConnectionRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { linkToAuthorize } from './authorize-woocommerce';
import {
  connectWoocommerceStore,
  disconnectWoocommerceStore,
  ownStoreLink,
} from './connect-woocommerce-store';

const done = { success: true } as const;

export function registerWoocommerce(context: FastifyInstance, services: Services): void {
  const { woocommerceConnections } = services.storage;
  registerEndpoint(context, listWoocommerceConnections, async (_input, request) => {
    const rows = await woocommerceConnections.listConnections(ownBusiness(request).businessId);
    return { ...done, items: rows.map(connectionView), nextCursor: null };
  });
  registerEndpoint(context, connectWoocommerce, async ({ body }, request) => {
    const own = ownBusiness(request);
    const connection = await connectWoocommerceStore(services, memberOf(request), own, body);
    return { ...done, connection: connectionView(connection) };
  });
  registerEndpoint(context, startWoocommerceConnection, async ({ body }, request) => {
    const storeLink = await ownStoreLink(services, ownBusiness(request), body.storeLink);
    return { ...done, link: linkToAuthorize(services, memberOf(request), storeLink) };
  });
  registerEndpoint(context, disconnectWoocommerce, async ({ params }, request) => {
    const row = await woocommerceConnections.findConnection(params.woocommerceId);
    const connection = ownRow(request, row, 'woocommerce.not-found');
    await disconnectWoocommerceStore(services, memberOf(request), connection);
    return done;
  });
}

function connectionView(row: WoocommerceConnectionRow): WoocommerceConnection {
  const { id, storeLink, storeName, state, connectedAt, feedId, orderSourceId, webhooks } = row;
  return {
    id,
    storeLink,
    storeName,
    state,
    connectedAt,
    feedId,
    orderSourceId,
    webhookTopics: webhooks.map(({ topic }) => topic),
  };
}
