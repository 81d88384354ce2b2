import type { Authorized, RoomAction } from '@pricehunt/access-policy';
import type { ShopifyConnection } from '@pricehunt/api-contract';
import {
  connectShopifyAdmin,
  disconnectShopifyAdmin,
  getShopifyConnection,
  listShopifyConnections,
  readShopifyProducts,
} from '@pricehunt/api-contract';
import type { ShopifyConnectionRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownBusiness, ownRow } from '../../merchant-items/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { connectShopifyStore, disconnectShopifyStore, queueReading } from './connect-shopify-store';

const done = { success: true } as const;
/** A reading that has not ended by then was lost with its worker. */
const readingMsMax = 2 * 60 * 60_000;

/** Shopify stores that are connected by their Admin API. */
export function registerShopifyAdmin(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listShopifyConnections, async (_input, request) => {
    const { businessId } = ownBusiness(request, 'integrations.read');
    const rows = await services.storage.shopifyConnections.listConnections(businessId);
    return { ...done, items: rows.map(connectionView), nextCursor: null };
  });
  registerEndpoint(context, connectShopifyAdmin, async ({ body }, request) => {
    const business = ownBusiness(request, 'integrations.edit');
    const connection = await connectShopifyStore(services, memberOf(request), business, body);
    return { ...done, connection: connectionView(connection) };
  });
  registerEndpoint(context, getShopifyConnection, async ({ params }, request) => {
    const connection = await ownConnection(services, request, 'integrations.read', params.connectionId);
    return { ...done, connection: connectionView(connection) };
  });
  registerEndpoint(context, readShopifyProducts, async ({ params }, request) => {
    const connection = await ownConnection(services, request, 'integrations.edit', params.connectionId);
    const read = isUnderWay(connection, services.now())
      ? connection
      : await queueReading(services, connection);
    return { ...done, connection: connectionView(read) };
  });
  registerEndpoint(context, disconnectShopifyAdmin, async ({ params }, request) => {
    const connection = await ownConnection(services, request, 'integrations.edit', params.connectionId);
    await disconnectShopifyStore(services, memberOf(request), connection);
    return done;
  });
}

function isUnderWay({ readState, readStartedAt }: ShopifyConnectionRow, now: Date): boolean {
  if (readState !== 'queued' && readState !== 'running') return false;
  return readStartedAt === null || Date.parse(readStartedAt) > now.getTime() - readingMsMax;
}

async function ownConnection(
  services: Services,
  request: FastifyRequest,
  action: RoomAction,
  id: string,
): Promise<Authorized<ShopifyConnectionRow>> {
  const row = await services.storage.shopifyConnections.findConnection(id);
  return ownRow(request, action, row, 'shopify.not-found');
}

/** A connection as its business sees it: no token. */
function connectionView(row: ShopifyConnectionRow): ShopifyConnection {
  const { id, shopName, primaryDomain, currency, state, connectedAt, feedId, orderSourceId } = row;
  return {
    ...{ id, shopName, primaryDomain, currency, state, connectedAt, feedId, orderSourceId },
    shopDomain: new URL(row.shopOrigin).host,
    webhookTopics: row.webhooks.map(({ topic }) => topic),
    reading: {
      state: row.readState,
      startedAt: row.readStartedAt,
      finishedAt: row.readFinishedAt,
      productCount: row.productCount,
      itemCount: row.itemCount,
      refusedCount: row.refusedCount,
      problem: row.readProblem,
    },
  };
}
