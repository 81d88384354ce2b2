import type { OrderRow, Stores } from '@pricehunt/storage';
import { writeMail } from '@pricehunt/mail';
import * as z from 'zod/mini';
import { openCustomerRefs } from '../../merchant-orders/customer-refs';
import type { DeliveryProcessors, ReadDelivery } from '../../merchant-orders/process-delivery.job';
import { sendMail } from '../../notices/send-mail.job';
import type { Needs } from '../../services';

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
    await services.storage.orders.eraseCustomers(orders.map(({ id }) => id));
    await note(services, services.storage, delivery, 'customer.redacted', orders);
    await services.storage.inboundDeliveries.eraseBodies(delivery.sourceId);
    return 'processed';
  },
  // The signature only proves that Shopify once wrote this body. An operator decides.
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

async function ordersOfCustomer(
  services: Needs<'storage' | 'secretBox'>,
  delivery: ReadDelivery,
): Promise<readonly OrderRow[]> {
  const {
    customer,
    orders_requested: requested,
    orders_to_redact: named,
  } = requestSchema.parse(delivery.body);
  const { orders } = services.storage;
  const { businessId } = delivery;
  const refOf = await openCustomerRefs(services);
  const refs = [
    refOf(businessId, customer?.email ?? null),
    refOf(businessId, customer?.id === undefined || customer.id === null ? null : `id ${customer.id}`),
  ].filter((ref) => ref !== null);
  const found = [
    ...(await orders.listByCustomer(businessId, refs)),
    ...(await orders.listByExternalIds(businessId, [...(requested ?? []), ...(named ?? [])].map(String))),
  ];
  return [...new Map(found.map((order) => [order.id, order])).values()];
}

async function note(
  { now }: Needs<'now'>,
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

/** E-mails the owners which data is stored; the shop has thirty days to answer its customer. */
async function mailOwners(
  services: Needs<'jobQueue' | 'origins'>,
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

function linkTo({ origins }: Needs<'origins'>, language: 'en' | 'de') {
  return {
    label: language === 'de' ? 'Bestellungen ansehen' : 'View orders',
    href: `${origins.merchant}/business/dashboard/orders`,
  };
}

const words = {
  en: (names: string) => ({
    subject: 'A customer requested their data',
    paragraphs: [
      'Shopify forwarded a request from a customer of your store to see the data stored about them.',
      names === ''
        ? 'PriceHunt stores no data about this customer.'
        : `PriceHunt stores the amounts, items and attribution of these orders, with a keyed hash instead of the customer’s details: ${names}.`,
    ],
  }),
  de: (names: string) => ({
    subject: 'Anfrage zu gespeicherten Kundendaten',
    paragraphs: [
      'Shopify hat uns eine Anfrage aus Ihrer Kundschaft weitergeleitet: Jemand möchte wissen, welche Daten gespeichert sind.',
      names === ''
        ? 'PriceHunt hat keine Daten über diese Person gespeichert.'
        : `Zu diesen Bestellungen speichert PriceHunt Beträge, Artikel und die Zuordnung, mit einem Hashwert anstelle der Kundendaten: ${names}.`,
    ],
  }),
};
