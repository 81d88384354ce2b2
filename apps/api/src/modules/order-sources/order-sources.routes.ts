import {
  createShopifyOrderSource,
  deleteOrderSource,
  listOrderDeliveries,
  listOrderSources,
  rotateOrderSourceSecret,
  savePixel,
} from '@pricehunt/api-contract/order-sources';
import type { Authorized } from '@pricehunt/access-policy';
import type { OrderSourceRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { pageOf } from '../../answers/list-page';
import { ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { pixelView, serverView, shopifyView, woocommerceView } from './order-source-view';
import { createShopifySource, endSource, rotateSecret, savePixelSource } from './order-sources';

const done = { success: true } as const;
const deliveriesOfAPage = 50;

export function registerOrderSources(context: FastifyInstance, services: Services): void {
  const { orderSources, inboundDeliveries } = services.storage;

  async function ownSource(request: FastifyRequest, id: string): Promise<Authorized<OrderSourceRow>> {
    const source = await orderSources.findSource(id);
    const isLive = source !== null && source.endedAt === null && source.kind !== 'test';
    return ownRow(request, isLive ? source : null, 'order.source-not-found');
  }

  registerEndpoint(context, listOrderSources, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const sources = await orderSources.listSources(businessId);
    const pixel = sources.find(({ kind }) => kind === 'pixel');
    return {
      ...done,
      items: [
        ...sources.filter(({ kind }) => kind === 'shopify').map((source) => shopifyView(services, source)),
        ...sources.filter(({ kind }) => kind === 'woocommerce').map(woocommerceView),
        ...(pixel === undefined ? [] : [await pixelView(services, pixel)]),
        await serverView(services, businessId),
      ],
      nextCursor: null,
    };
  });
  registerEndpoint(context, createShopifyOrderSource, async ({ body }, request) => {
    const own = ownBusiness(request);
    const { source, secret } = await createShopifySource(services, memberOf(request), own, body);
    return { ...done, source: shopifyView(services, source), secret };
  });
  registerEndpoint(context, rotateOrderSourceSecret, async ({ params, body }, request) => {
    const before = await ownSource(request, params.sourceId);
    if (before.kind !== 'shopify') throw new Refusal('order.source-not-found');
    const { source, secret } = await rotateSecret(services, memberOf(request), before, body.secret);
    return { ...done, source: shopifyView(services, source), secret };
  });
  registerEndpoint(context, savePixel, async ({ body }, request) => {
    const own = ownBusiness(request);
    const source = await savePixelSource(services, memberOf(request), own, body);
    return { ...done, source: await pixelView(services, source) };
  });
  registerEndpoint(context, deleteOrderSource, async ({ params }, request) => {
    const source = await ownSource(request, params.sourceId);
    if (source.kind === 'woocommerce') throw new Refusal('woocommerce.part-of-store');
    await endSource(services, memberOf(request), source);
    return done;
  });
  registerEndpoint(context, listOrderDeliveries, async ({ params, query }, request) => {
    const source = await ownSource(request, params.sourceId);
    const after = readCursor(query.cursor, 'deliveries', z.string());
    const rows = await inboundDeliveries.listDeliveries(source.id, after, deliveriesOfAPage + 1);
    const { page, nextCursor } = pageOf(rows, ({ id }) => cursorOf('deliveries', id), deliveriesOfAPage);
    return {
      ...done,
      items: page.map(({ id, deliveryId, topic, receivedAt, state, attempts, error }) => ({
        id,
        deliveryId,
        topic,
        receivedAt,
        state,
        attempts,
        // Only the operator sees why a delivery is held.
        error: state === 'held' ? null : error,
      })),
      nextCursor,
    };
  });
}
