import type { Authorized } from '@pricehunt/access-policy';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '@pricehunt/api-contract/webhooks-out';
import type { LoggedDelivery, WebhookEndpointRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { pageOf } from '../../answers/list-page';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import {
  changeWebhookOf,
  deleteWebhookOf,
  makeWebhook,
  rotateSecret,
  sendAgain,
  sendTestEvent,
} from './save-webhooks';
import { attemptView, deliveryView, webhookView } from './webhook-views';

const deliveriesOfAPage = 50;
const done = { success: true } as const;

export function registerWebhooksOut(context: FastifyInstance, services: Services): void {
  registerAddresses(context, services);
  registerDeliveries(context, services);
}

function registerAddresses(context: FastifyInstance, services: Services): void {
  const view = (row: WebhookEndpointRow) => webhookView(row, services.now());
  registerEndpoint(context, listWebhooks, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const rows = await services.storage.webhooks.listEndpoints(businessId);
    return { ...done, items: rows.map(view), nextCursor: null };
  });
  registerEndpoint(context, createWebhook, async ({ body }, request) => {
    const business = ownBusiness(request);
    const { endpoint, secret } = await makeWebhook(services, memberOf(request), business, body);
    return { ...done, webhook: view(endpoint), secret };
  });
  registerEndpoint(context, changeWebhook, async ({ params, body }, request) => {
    const endpoint = await ownWebhook(services, request, params.webhookId);
    const changed = await changeWebhookOf(services, memberOf(request), endpoint, body);
    return { ...done, webhook: view(changed) };
  });
  registerEndpoint(context, deleteWebhook, async ({ params }, request) => {
    const endpoint = await ownWebhook(services, request, params.webhookId);
    await deleteWebhookOf(services, memberOf(request), endpoint);
    return done;
  });
  registerEndpoint(context, rotateWebhookSecret, async ({ params }, request) => {
    const own = await ownWebhook(services, request, params.webhookId);
    const { endpoint, secret } = await rotateSecret(services, memberOf(request), own);
    return { ...done, webhook: view(endpoint), secret };
  });
}

function registerDeliveries(context: FastifyInstance, services: Services): void {
  const { webhooks } = services.storage;
  registerEndpoint(context, testWebhook, async ({ params }, request) => {
    const endpoint = await ownWebhook(services, request, params.webhookId);
    const delivery = await sendTestEvent(services, endpoint);
    return { ...done, delivery: deliveryView({ delivery, lastAttempt: null }) };
  });
  registerEndpoint(context, listWebhookDeliveries, async ({ params, query }, request) => {
    const endpoint = await ownWebhook(services, request, params.webhookId);
    const rows = await webhooks.listDeliveries({
      endpointId: endpoint.id,
      state: query.state ?? null,
      event: query.event ?? null,
      after: query.cursor ?? null,
      limit: deliveriesOfAPage + 1,
    });
    const { page, nextCursor } = pageOf(rows, ({ delivery }) => delivery.id, deliveriesOfAPage);
    return { ...done, items: page.map(deliveryView), nextCursor };
  });
  registerEndpoint(context, getWebhookDelivery, async ({ params }, request) => {
    const endpoint = await ownWebhook(services, request, params.webhookId);
    const logged = await ownDelivery(services, endpoint, params.deliveryId);
    const attempts = await webhooks.listAttempts(logged.delivery.id);
    const { payload } = logged.delivery;
    return { ...done, delivery: deliveryView(logged), payload, attempts: attempts.map(attemptView) };
  });
  registerEndpoint(context, redeliverWebhook, async ({ params }, request) => {
    const endpoint = await ownWebhook(services, request, params.webhookId);
    const { delivery } = await ownDelivery(services, endpoint, params.deliveryId);
    await sendAgain(services, delivery.id);
    return { ...done, delivery: deliveryView(await ownDelivery(services, endpoint, params.deliveryId)) };
  });
}

async function ownWebhook(
  { storage }: Needs<'storage'>,
  request: FastifyRequest,
  id: string,
): Promise<Authorized<WebhookEndpointRow>> {
  const row = await storage.webhooks.findEndpoint(id);
  return ownRow(request, row, 'webhook.not-found');
}

async function ownDelivery(
  { storage }: Needs<'storage'>,
  endpoint: Authorized<WebhookEndpointRow>,
  id: string,
): Promise<LoggedDelivery> {
  const logged = await storage.webhooks.findDelivery(endpoint.id, id);
  if (logged === null) throw new Refusal('webhook.delivery-not-found');
  return logged;
}
