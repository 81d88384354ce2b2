import type { OrderSourceRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type {
  DeliveryProcessor,
  DeliveryProcessors,
  ReadDelivery,
} from '../../merchant-orders/process-delivery.job';

const id = z.union([z.number(), z.string()]);
const list = z.array(z.unknown());
const order = z.looseObject({ id, line_items: list, currency: z.string(), order_id: z.optional(z.never()) });
const product = z.looseObject({
  id,
  line_items: z.optional(z.never()),
  order_id: z.optional(z.never()),
  customer: z.optional(z.never()),
});
const shop = z.looseObject({ myshopify_domain: z.string() });

/** Shopify signs only the body, so whoever has seen one could send it under another topic. */
const shapes: Readonly<Record<string, z.ZodMiniType>> = {
  'orders/create': order,
  'orders/paid': order,
  'orders/updated': order,
  'orders/cancelled': order,
  'refunds/create': z.looseObject({
    id,
    order_id: id,
    transactions: list,
    line_items: z.optional(z.never()),
  }),
  'products/create': product,
  'products/update': product,
  'products/delete': z.strictObject({ id, admin_graphql_api_id: z.optional(z.string()) }),
  'app/uninstalled': shop,
  'customers/data_request': z.looseObject({ shop_domain: z.string(), orders_requested: list }),
  'customers/redact': z.looseObject({ shop_domain: z.string(), orders_to_redact: list }),
  'shop/redact': z.strictObject({ shop_id: id, shop_domain: z.string() }),
};

const shopOfBody = z.looseObject({
  shop_domain: z.optional(z.string()),
  myshopify_domain: z.optional(z.string()),
});

/** Ignores deliveries whose topic doesn't fit the body, or whose shop isn't the source's. */
export function checkedTopics(processors: DeliveryProcessors): DeliveryProcessors {
  return Object.fromEntries(
    Object.entries(processors).map(([topic, process]) => [topic, checked(topic, process)]),
  );
}

function checked(topic: string, process: DeliveryProcessor): DeliveryProcessor {
  return async (services, delivery) => {
    const shape = shapes[topic];
    const source = await services.storage.orderSources.findSource(delivery.sourceId);
    if (source === null || shape === undefined || !z.safeParse(shape, delivery.body).success) {
      return 'ignored';
    }
    if (!isOfShop(source, delivery)) return 'ignored';
    if (!topic.startsWith('products/')) return process(services, delivery);
    // Any store may send orders, app and privacy webhooks; products only after a subscription.
    const connection = await services.storage.shopifyConnections.findConnectionOfSource(source.id);
    const isSubscribed = connection?.webhooks.some((webhook) => webhook.topic === topic) === true;
    return isSubscribed ? process(services, delivery) : 'ignored';
  };
}

/** A shop known by its own domain is named by its Shopify one. */
function isOfShop({ shopDomain }: OrderSourceRow, { shop: header, body }: ReadDelivery): boolean {
  const sent = header?.toLowerCase();
  const own = shopDomain?.toLowerCase() ?? '';
  if (sent === undefined) return false;
  const isSender =
    sent === own || (!own.endsWith('.myshopify.com') && /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(sent));
  const parsed = z.safeParse(shopOfBody, body);
  const named = parsed.success ? (parsed.data.shop_domain ?? parsed.data.myshopify_domain) : undefined;
  return isSender && (named === undefined || named.toLowerCase() === sent);
}
