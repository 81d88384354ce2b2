import {
  changeSearchAlert as changeEndpoint,
  createSearchAlert as createEndpoint,
  deleteSearchAlert,
  listSearchAlerts,
} from '@pricehunt/api-contract/search-alerts';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../access/country-of-request';
import { partOf } from '../../answers/list-page';
import { registerEndpoint } from '../../plugins/contract';
import { shopperOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { searchAlertView } from './search-alert-view';
import { changeSearchAlert, createSearchAlert } from './search-alerts';

const done = { success: true } as const;

export function registerSearchAlerts(context: FastifyInstance, services: Services): void {
  const { searchAlerts } = services.storage;
  registerEndpoint(context, listSearchAlerts, async ({ query }, request) => {
    const alerts = await searchAlerts.listSearchAlerts(shopperOf(request).accountId);
    const { items, nextCursor } = partOf('search-alerts', alerts, ({ id }) => id, query);
    return { ...done, items: items.map(searchAlertView), nextCursor };
  });
  registerEndpoint(context, createEndpoint, async ({ body }, request) => {
    const { country } = placeOf(body, request);
    const alert = await createSearchAlert(services, shopperOf(request).accountId, { ...body, country });
    return { ...done, alert };
  });
  registerEndpoint(context, changeEndpoint, async ({ params, body }, request) => {
    const { accountId } = shopperOf(request);
    return { ...done, alert: await changeSearchAlert(services, accountId, params.id, body) };
  });
  registerEndpoint(context, deleteSearchAlert, async ({ params }, request) => {
    await searchAlerts.deleteSearchAlert(params.id, shopperOf(request).accountId);
    return done;
  });
}
