import {
  connectNotificationService,
  getNotificationTimes,
  listNotificationServices,
  removeNotificationService,
  saveNotificationTimes,
  testNotificationChannel,
  testNotificationService,
} from '@pricehunt/api-contract/notifications';
import type { NotificationTimes } from '@pricehunt/api-contract/notifications';
import type { NotificationTimesRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { isTimeZone } from '../../access/time-zone';
import { Refusal } from '../../answers/refusal';
import { registerEndpoint } from '../../plugins/contract';
import { shopperOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { connectService, removeService, serviceView } from './connect-service';
import { testEmail, testPush, testService } from './test-service';

const done = { success: true } as const;

export function registerNotifications(context: FastifyInstance, services: Services): void {
  registerServices(context, services);
  registerTimes(context, services);
}

function registerServices(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listNotificationServices, async (_input, request) => {
    const { accountId } = shopperOf(request);
    const rows = await services.storage.notificationServices.listNotificationServices(accountId);
    return { ...done, items: rows.map(serviceView), nextCursor: null };
  });
  registerEndpoint(context, connectNotificationService, async ({ body }, request) => ({
    ...done,
    ...(await connectService(services, shopperOf(request).accountId, body)),
  }));
  registerEndpoint(context, removeNotificationService, async ({ params }, request) => {
    await removeService(services, shopperOf(request).accountId, params.serviceId);
    return done;
  });
  registerEndpoint(context, testNotificationService, async ({ params }, request) => {
    const outcome = await testService(services, shopperOf(request).accountId, params.serviceId);
    const { kind, status, answer } = outcome;
    return { ...done, isDelivered: kind === 'sent', status, answer };
  });
  registerEndpoint(context, testNotificationChannel, async ({ params }, request) => {
    const test = { email: testEmail, push: testPush }[params.channel];
    return { ...done, ...(await test(services, shopperOf(request))) };
  });
}

function registerTimes(context: FastifyInstance, { storage }: Services): void {
  const { notificationServices } = storage;
  registerEndpoint(context, getNotificationTimes, async (_input, request) => {
    const row = await notificationServices.findNotificationTimes(shopperOf(request).accountId);
    return { ...done, times: row && timesView(row) };
  });
  registerEndpoint(context, saveNotificationTimes, async ({ body }, request) => {
    if (!isTimeZone(body.timeZone)) {
      throw new Refusal('request.invalid', {
        fields: [{ path: 'timeZone', message: 'is not an IANA time zone' }],
      });
    }
    const { timeZone, quietHours, digestAt } = body;
    const row: NotificationTimesRow = {
      shopperId: shopperOf(request).accountId,
      timeZone,
      digestAt,
      quietFrom: quietHours?.from ?? null,
      quietUntil: quietHours?.until ?? null,
    };
    await notificationServices.saveNotificationTimes(row);
    return { ...done, times: timesView(row) };
  });
}

function timesView({ timeZone, quietFrom, quietUntil, digestAt }: NotificationTimesRow): NotificationTimes {
  const quietHours =
    quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { timeZone, quietHours, digestAt };
}
