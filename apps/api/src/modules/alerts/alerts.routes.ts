import {
  changeAlert as changeEndpoint,
  createAlert as createEndpoint,
  deleteAlert,
  dropPushSubscription,
  exportAlerts,
  getPushKey,
  keepPushSubscription,
  listAlertFirings,
  listAlerts,
  simulateAlert,
} from '@pricehunt/api-contract/alerts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { pageOf, partOf } from '../../answers/list-page';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { placeOf } from '../../access/country-of-request';
import { shopperOf } from '../../plugins/guard';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { trackProducts } from '../../price-tracking/watch-offers';
import { alertViews, firingViews } from './alert-view';
import { alertsAsCsv, alertsAsJson } from './export-alerts';
import { changeAlert, createAlert } from './create-alert';
import { simulateOnHistory } from './simulate-alert';

const firingsOfAPage = 50;
const browsersMax = 10;

export function registerAlerts(context: FastifyInstance, services: Services): void {
  registerOwnAlerts(context, services);
  registerFirings(context, services);
  registerPush(context, services);
}

function registerOwnAlerts(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, listAlerts, async ({ query }, request) => {
    const shopper = shopperOf(request);
    const [alerts, browsers] = await Promise.all([
      storage.alerts.listAlerts(shopper.accountId),
      storage.pushSubscriptions.listPushSubscriptions(shopper.accountId),
    ]);
    const wanted = alerts.filter(
      ({ productId }) => query.productId === undefined || productId === query.productId,
    );
    const { items, nextCursor } = partOf('alerts', wanted, ({ id }) => id, query);
    return {
      success: true as const,
      items: await alertViews(storage, items),
      nextCursor,
      isEmailVerified: shopper.isEmailVerified,
      pushSubscriptions: browsers.length,
    };
  });
  registerEndpoint(context, createEndpoint, async ({ body }, request) => {
    const made = await createAlert(services, shopperOf(request).accountId, {
      ...body,
      country: placeOf(body, request).country,
    });
    await trackProducts(services, [made.alert.product.id], 'watched');
    return { success: true as const, ...made };
  });
  registerEndpoint(context, changeEndpoint, async ({ params, body }, request) => ({
    success: true as const,
    ...(await changeAlert(services, shopperOf(request).accountId, params.id, body)),
  }));
  registerEndpoint(context, deleteAlert, async ({ params }, request) => {
    await storage.alerts.deleteAlert(params.id, shopperOf(request).accountId);
    return { success: true as const };
  });
  registerEndpoint(context, simulateAlert, async ({ body }, request) => ({
    success: true as const,
    simulation: await simulateOnHistory(services, body.productId, {
      ...body,
      country: placeOf(body, request).country,
    }),
  }));
}

function registerFirings(context: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  registerEndpoint(context, listAlertFirings, async ({ query }, request) => {
    const rows = await storage.alerts.listFirings({
      shopperId: shopperOf(request).accountId,
      alertId: query.alertId ?? null,
      before: query.cursor ?? null,
      limit: firingsOfAPage + 1,
    });
    const { page, nextCursor } = pageOf(rows, ({ id }) => id, firingsOfAPage);
    return { success: true as const, items: await firingViews(storage, page), nextCursor };
  });
  registerRawEndpoint(context, exportAlerts, ({ query }, request, reply) => {
    const { accountId } = shopperOf(request);
    const isCsv = query.format === 'csv';
    const pieces = isCsv
      ? alertsAsCsv(storage, accountId)
      : alertsAsJson(storage, accountId, now().toISOString());
    return reply
      .headers({
        'content-type': isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="pricehunt-alerts.${query.format}"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(pieces));
  });
}

function registerPush(context: FastifyInstance, services: Services): void {
  const { pushSubscriptions } = services.storage;
  registerEndpoint(context, getPushKey, () => ({
    success: true as const,
    publicKey: services.push?.publicKey ?? null,
  }));
  registerEndpoint(context, keepPushSubscription, async ({ body }, request) => {
    if (services.push === null) throw new Refusal('push.not-offered');
    await pushSubscriptions.savePushSubscription(
      {
        id: services.newId(),
        shopperId: shopperOf(request).accountId,
        endpoint: body.endpoint,
        ...body.keys,
        createdAt: services.now().toISOString(),
      },
      { max: browsersMax },
    );
    return { success: true as const };
  });
  registerEndpoint(context, dropPushSubscription, async ({ query }, request) => {
    const { accountId: shopperId } = shopperOf(request);
    await pushSubscriptions.deletePushSubscription({ shopperId, endpoint: query.endpoint });
    return { success: true as const };
  });
}
