import type { OrderRow, Stores } from '@pricehunt/storage';
import { writeMail } from '@pricehunt/mail';
import * as z from 'zod/mini';
import { openCustomerRefs } from '../../merchant-orders/customer-refs';
import type { DeliveryProcessors, ReadDelivery } from '../../merchant-orders/process-delivery.job';
import { sendMail } from '../../send-mail.job';
import type { Services } from '../../services';

/** What is done when a store takes our app away, or asks for or about what is kept of its customers (HOOK-4). */
export const privacyTopics: DeliveryProcessors = {
  'app/uninstalled': async ({ storage, now }, { sourceId }) => {
    await storage.orderSources.changeSource(sourceId, { uninstalledAt: now().toISOString() });
    return 'processed';
  },
  'customers/data_request': async (services, delivery) => {
    const orders = await ordersOfCustomer(services, delivery);
    await services.storage.atomically(async (stores) => {
      await note(services, stores, delivery, 'customer.data-requested', orders);
      await mailOwners(services, stores, delivery, orders);
    });
    return 'processed';
  },
  'customers/redact': async (services, delivery) => {
    const orders = await ordersOfCustomer(services, delivery);
    await services.storage.orders.forgetCustomers(orders.map(({ id }) => id));
    await note(services, services.storage, delivery, 'customer.redacted', orders);
    await services.storage.inboundDeliveries.eraseBodies(delivery.sourceId);
    return 'processed';
  },
  // The signature says only that Shopify wrote this body once: without the store's Admin API an operator decides.
  'shop/redact': async () => ({ heldFor: 'no-admin-api' }),
};

const id = z.union([z.number(), z.string()]);
const ids = z.optional(z.nullable(z.array(id)));
const requestSchema = z.object({
  customer: z.optional(
    z.nullable(z.object({ id: z.optional(z.nullable(id)), email: z.optional(z.nullable(z.string())) })),
  ),
  orders_requested: ids,
  orders_to_redact: ids,
});

/** The orders that a request is about: those of the customer, and those that it names. */
async function ordersOfCustomer(services: Services, delivery: ReadDelivery): Promise<readonly OrderRow[]> {
  const { customer, orders_requested: asked, orders_to_redact: named } = requestSchema.parse(delivery.body);
  const { orders } = services.storage;
  const { businessId } = delivery;
  const refOf = await openCustomerRefs(services);
  const refs = [
    refOf(businessId, customer?.email ?? null),
    refOf(businessId, customer?.id === undefined || customer.id === null ? null : `id ${customer.id}`),
  ].filter((ref) => ref !== null);
  const found = [
    ...(await orders.listByCustomer(businessId, refs)),
    ...(await orders.listByExternalIds(businessId, [...(asked ?? []), ...(named ?? [])].map(String))),
  ];
  return [...new Map(found.map((order) => [order.id, order])).values()];
}

async function note(
  { now }: Pick<Services, 'now'>,
  stores: Pick<Stores, 'audit'>,
  { businessId, sourceId }: ReadDelivery,
  action: string,
  orders: readonly OrderRow[],
): Promise<void> {
  await stores.audit.appendEntry({
    at: now().toISOString(),
    actor: { kind: 'system', id: null },
    action,
    subject: { kind: 'order-source', id: sourceId },
    businessId,
    details: {
      orders: orders
        .map(({ externalId }) => externalId)
        .slice(0, 50)
        .join(', '),
    },
  });
}

/** The shop has thirty days to answer its customer: its owners are told what is kept here. */
async function mailOwners(
  services: Services,
  stores: Stores,
  { businessId, id: deliveryId }: ReadDelivery,
  orders: readonly OrderRow[],
): Promise<void> {
  const { businesses, accounts } = stores;
  const names = orders.map(({ name }) => name).join(', ');
  for (const { accountId, role } of await businesses.listMembers(businessId)) {
    const account = role === 'owner' ? await accounts.findAccount(accountId) : null;
    if (account === null) continue;
    const language = account.locale === 'de' ? 'de' : 'en';
    const mail = writeMail({
      language,
      ...words[language](names),
      link: linkTo(services, language),
      notes: [],
    });
    const idempotencyKey = `data-request ${deliveryId} ${accountId}`;
    const outgoing = { to: account.email, ...mail };
    await services.jobQueue.enqueueWithin(stores, sendMail, outgoing, { idempotencyKey });
  }
}

function linkTo({ origins }: Services, language: 'en' | 'de') {
  return {
    label: language === 'de' ? 'Bestellungen ansehen' : 'See the orders',
    href: `${origins.merchant}/business/dashboard/orders`,
  };
}

const words = {
  en: (names: string) => ({
    subject: 'A customer asks what is kept about them',
    paragraphs: [
      'Shopify passed on that a customer of your store asks what is kept about them.',
      names === ''
        ? 'We keep nothing about this customer.'
        : `We keep of these orders amounts, items and the way to your store, and a keyed hash in place of the customer: ${names}.`,
    ],
  }),
  de: (names: string) => ({
    subject: 'Eine Kundin oder ein Kunde fragt nach gespeicherten Daten',
    paragraphs: [
      'Shopify hat weitergegeben, dass jemand aus Ihrer Kundschaft wissen will, was gespeichert ist.',
      names === ''
        ? 'Wir haben nichts über diese Person gespeichert.'
        : `Zu diesen Bestellungen haben wir Beträge, Artikel und den Weg in Ihren Shop gespeichert, und statt der Person einen Hashwert: ${names}.`,
    ],
  }),
};
