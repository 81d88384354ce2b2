import { getBasketDropCalendar, getBasketDropFeed, planBasket } from '@pricehunt/api-contract/baskets';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { placeOf } from '../../access/country-of-request';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { isFromPerson } from '../../merchant-traffic/note-demand';
import { placeOfFeed, priceDropFeed, recentPriceDrops } from '../../pricing/price-drop-feed';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { planBasketFor } from './plan-basket';
import { priceDropCalendar } from './price-drop-calendar';

export function registerBaskets(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, planBasket, async ({ query }, request) => {
    const planned = await planBasketFor(services, query.items, placeOf(query, request));
    if (isFromPerson(request)) {
      const orders = planned.plans?.cheapest.orders ?? [];
      services.trafficGatherer.noteShown(
        'basket',
        orders.flatMap(({ lines }) => lines.map(({ priced }) => priced.offer)),
      );
    }
    return { success: true as const, ...planned };
  });
  registerPriceDrops(context, services);
}

function registerPriceDrops(context: FastifyInstance, services: Services): void {
  const { storage, origins } = services;
  const shopperOrigin = origins.shopper;
  const dropsOf = async (items: readonly { readonly productId: string }[], place: PlaceOfRequest) => {
    const merged = await storage.productDecisions.findMerged(items.map(({ productId }) => productId));
    return recentPriceDrops(
      services,
      place,
      items.map(({ productId }) => merged.get(productId) ?? productId),
    );
  };
  registerRawEndpoint(context, getBasketDropFeed, async ({ query }, request, reply) => {
    const feed = priceDropFeed({
      drops: await dropsOf(query.items, placeOfFeed(query)),
      title: titleOf(query.name),
      self: `${shopperOrigin}${request.url}`,
      page: `${shopperOrigin}/basket${new URL(request.url, shopperOrigin).search}`,
      shopperOrigin,
      now: services.now(),
    });
    return send(reply, 'application/atom+xml', feed);
  });
  registerRawEndpoint(context, getBasketDropCalendar, async ({ query }, _request, reply) => {
    const drops = await dropsOf(query.items, placeOfFeed(query));
    const calendar = priceDropCalendar(drops, { title: titleOf(query.name), shopperOrigin });
    return send(reply, 'text/calendar', calendar);
  });
}

function titleOf(name = ''): string {
  return name.trim() === '' ? 'Price drops on PriceHunt' : `Price drops: ${name.trim()}`;
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
}
