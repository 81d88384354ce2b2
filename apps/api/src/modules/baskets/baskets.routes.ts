import { planBasket } from '@pricehunt/api-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../access/country-of-request';
import { isFromPerson } from '../../merchant-traffic/note-demand';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { planBasketFor } from './plan-basket';

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
}
