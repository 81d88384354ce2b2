import {
  createShopifyOrderSource,
  deleteOrderSource,
  listOrderDeliveries,
  listOrderSources,
  rotateOrderSourceSecret,
  savePixel,
} from '@pricehunt/api-contract';
import type { Authorized, RoomAction } from '@pricehunt/access-policy';
import type { OrderSourceRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../list-cursor';
import { ownBusiness, ownRow } from '../../merchant-items/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { pixelView, serverView, shopifyView } from './order-source-view';
import { createShopifySource, endSource, rotateSecret, savePixelSource } from './order-sources';

const done = { success: true } as const;
const deliveriesOfAPage = 50;

export function registerOrderSources(context: FastifyInstance, services: Services): void {
  const { orderSources, inboundDeliveries } = services.storage;

  async function ownSource(
    request: FastifyRequest,
    action: RoomAction,
    id: string,
  ): Promise<Authorized<OrderSourceRow>> {
    const source = await orderSources.findSource(id);
    const isLive = source !== null && source.endedAt === null && source.kind !== 'test';
    return ownRow(request, action, isLive ? source : null, 'order.source-not-found');
  }

  registerEndpoint(context, listOrderSources, async (_input, request) => {
    const { businessId } = ownBusiness(request, 'integrations.read');
    const sources = await orderSources.listSources(businessId);
    const pixel = sources.find(({ kind }) => kind === 'pixel');
    return {
      ...done,
      items: [
        ...sources.filter(({ kind }) => kind === 'shopify').map((source) => shopifyView(services, source)),
        ...(pixel === undefined ? [] : [await pixelView(services, pixel)]),
        await serverView(services, businessId),
      ],
      nextCursor: null,
    };
  });
  registerEndpoint(context, createShopifyOrderSource, async ({ body }, request) => {
    const own = ownBusiness(request, 'integrations.edit');
    const { source, secret } = await createShopifySource(services, memberOf(request), own, body);
    return { ...done, source: shopifyView(services, source), secret };
  });
  registerEndpoint(context, rotateOrderSourceSecret, async ({ params, body }, request) => {
    const before = await ownSource(request, 'integrations.edit', params.sourceId);
    if (before.kind !== 'shopify') throw new Refusal('order.source-not-found');
    const { source, secret } = await rotateSecret(services, memberOf(request), before, body.secret);
    return { ...done, source: shopifyView(services, source), secret };
  });
  registerEndpoint(context, savePixel, async ({ body }, request) => {
    const own = ownBusiness(request, 'integrations.edit');
    const source = await savePixelSource(services, memberOf(request), own, body);
    return { ...done, source: await pixelView(services, source) };
  });
  registerEndpoint(context, deleteOrderSource, async ({ params }, request) => {
    const source = await ownSource(request, 'integrations.edit', params.sourceId);
    await endSource(services, memberOf(request), source);
    return done;
  });
  registerEndpoint(context, listOrderDeliveries, async ({ params, query }, request) => {
    const source = await ownSource(request, 'integrations.read', params.sourceId);
    const after = readCursor(query.cursor, 'deliveries', z.string());
    const rows = await inboundDeliveries.listDeliveries(source.id, after, deliveriesOfAPage + 1);
    const page = rows.slice(0, deliveriesOfAPage);
    const last = page.at(-1);
    return {
      ...done,
      items: page.map(({ id, deliveryId, topic, receivedAt, state, attempts, error }) => ({
        ...{ id, deliveryId, topic, receivedAt, state, attempts },
        // Only the operator sees why a delivery is held.
        error: state === 'held' ? null : error,
      })),
      nextCursor:
        rows.length > deliveriesOfAPage && last !== undefined ? cursorOf('deliveries', last.id) : null,
    };
  });
}
