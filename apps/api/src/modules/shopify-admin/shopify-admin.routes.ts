import type { Authorized } from '@pricehunt/access-policy';
import type { ShopifyConnection } from '@pricehunt/api-contract/shopify-admin';
import {
  confirmShopifyRemoval,
  connectShopifyAdmin,
  disconnectShopifyAdmin,
  finishShopifyInstall,
  getShopifyConnection,
  listShopifyConnections,
  readShopifyProducts,
  startShopifyInstall,
} from '@pricehunt/api-contract/shopify-admin';
import type { ShopifyConnectionRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readReasons } from '../../answers/stored-reasons';
import { noteAct, ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Needs, Services } from '../../services';
import { connectShopifyStore, disconnectShopifyStore, queueReading } from './connect-shopify-store';
import { finishInstall, linkToInstall } from './install-shopify-app';
import { removeHeldBack } from './read-shopify-products.job';

const done = { success: true } as const;
/** A reading not finished by then was lost with its worker. */
const readingMsMax = 2 * 60 * 60_000;

export function registerShopifyAdmin(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listShopifyConnections, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const rows = await services.storage.shopifyConnections.listConnections(businessId);
    return {
      ...done,
      items: await Promise.all(rows.map((row) => connectionView(services, row))),
      nextCursor: null,
      hasApp: services.shopifyApp !== null,
    };
  });
  registerEndpoint(context, connectShopifyAdmin, async ({ body }, request) => {
    const business = ownBusiness(request);
    const { shopDomain, accessToken, apiSecret } = body;
    const token = { accessToken, refreshToken: null, expiresAt: null };
    const keys = { shopDomain, token, apiSecret, isAppInstall: false };
    const connection = await connectShopifyStore(services, memberOf(request), business, keys);
    return { ...done, connection: await connectionView(services, connection) };
  });
  registerEndpoint(context, startShopifyInstall, ({ body }, request) => ({
    ...done,
    link: linkToInstall(services, memberOf(request), body.shopDomain),
  }));
  registerEndpoint(context, finishShopifyInstall, async ({ body }, request) => {
    const business = ownBusiness(request);
    const connection = await finishInstall(services, memberOf(request), business, body.query);
    return { ...done, connection: await connectionView(services, connection) };
  });
  registerEndpoint(context, getShopifyConnection, async ({ params }, request) => {
    const connection = await ownConnection(services, request, params.connectionId);
    return { ...done, connection: await connectionView(services, connection) };
  });
  registerEndpoint(context, readShopifyProducts, async ({ params }, request) => {
    const connection = await ownConnection(services, request, params.connectionId);
    const read = isUnderWay(connection, services.now())
      ? connection
      : await queueReading(services, connection);
    return { ...done, connection: await connectionView(services, read) };
  });
  registerEndpoint(context, confirmShopifyRemoval, async ({ params }, request) => {
    const connection = await ownConnection(services, request, params.connectionId);
    const { heldBackCount, readStartedAt } = connection;
    if (heldBackCount === 0 || readStartedAt === null) {
      return { ...done, connection: await connectionView(services, connection) };
    }
    const changes = { heldBackCount: 0, readProblem: null };
    await services.storage.atomically(async (stores) => {
      await stores.shopifyConnections.changeConnection(connection.id, changes);
      await noteAct(stores, memberOf(request), {
        at: services.now(),
        action: 'shopify.removal-confirmed',
        subject: { kind: 'shopify-connection', id: connection.id },
        details: { count: heldBackCount },
      });
      const payload = { connectionId: connection.id, seenBefore: readStartedAt };
      await services.jobQueue.enqueueWithin(stores, removeHeldBack, payload);
    });
    return { ...done, connection: await connectionView(services, { ...connection, ...changes }) };
  });
  registerEndpoint(context, disconnectShopifyAdmin, async ({ params }, request) => {
    const connection = await ownConnection(services, request, params.connectionId);
    await disconnectShopifyStore(services, memberOf(request), connection);
    return done;
  });
}

function isUnderWay({ readState, readStartedAt }: ShopifyConnectionRow, now: Date): boolean {
  if (readState !== 'queued' && readState !== 'running') return false;
  return readStartedAt === null || Date.parse(readStartedAt) > now.getTime() - readingMsMax;
}

async function ownConnection(
  { storage }: Needs<'storage'>,
  request: FastifyRequest,
  id: string,
): Promise<Authorized<ShopifyConnectionRow>> {
  const row = await storage.shopifyConnections.findConnection(id);
  return ownRow(request, row, 'shopify.not-found');
}

async function connectionView(
  services: Needs<'storage'>,
  row: ShopifyConnectionRow,
): Promise<ShopifyConnection> {
  const { sentence: problem, reasons: problemReasons } = readReasons(row.readProblem);
  const { id, shopName, primaryDomain, currency, state, connectedAt, feedId, orderSourceId } = row;
  return {
    id,
    shopName,
    primaryDomain,
    currency,
    state,
    connectedAt,
    feedId,
    orderSourceId,
    isAppInstall: row.isAppInstall,
    shopDomain: new URL(row.shopOrigin).host,
    webhookTopics: row.webhooks.map(({ topic }) => topic),
    reading: {
      state: row.readState,
      startedAt: row.readStartedAt,
      finishedAt: row.readFinishedAt,
      productCount: row.productCount,
      itemCount: row.itemCount,
      refusedCount: row.refusedCount,
      problem,
      problemReasons,
      heldBack: await heldBackOf(services, row),
    },
  };
}

const examplesShown = 5;

async function heldBackOf(
  { storage }: Needs<'storage'>,
  { id, businessId, heldBackCount, readStartedAt }: ShopifyConnectionRow,
): Promise<ShopifyConnection['reading']['heldBack']> {
  if (heldBackCount === 0 || readStartedAt === null) return null;
  const some = await storage.shopifyConnections.listProductsSeenBefore(id, readStartedAt, examplesShown);
  const items = await storage.merchantItems.findItems(
    businessId,
    some.flatMap(({ itemIds }) => itemIds.slice(0, 1)),
  );
  return { count: heldBackCount, examples: items.map(({ item }) => item.title) };
}
