import * as z from 'zod/mini';
import type { DeliveryProcessor, DeliveryProcessors } from '../../merchant-orders/process-delivery.job';
import { doorOf } from './ask-shopify';
import { keepShopifyProducts, removeShopifyProduct } from './keep-shopify-products';
import { readOneProduct } from './read-shopify-products.job';

/**
 * What is done with a store's webhooks about products: the product is read anew from the Admin API, so that an old or late
 * message never brings old prices back. Other processors of the same topics go on after these.
 */
export function productTopics(others: DeliveryProcessors): DeliveryProcessors {
  const isUninstalled = others['app/uninstalled'];
  return {
    ...others,
    'products/create': readAgain,
    'products/update': readAgain,
    'products/delete': remove,
    'app/uninstalled': async (services, delivery) => {
      const { shopifyConnections } = services.storage;
      const connection = await shopifyConnections.findConnectionOfSource(delivery.sourceId);
      if (connection !== null) {
        await shopifyConnections.changeConnection(connection.id, { state: 'uninstalled', webhooks: [] });
      }
      const outcome = await isUninstalled?.(services, delivery);
      return connection === null ? (outcome ?? 'ignored') : 'processed';
    },
  };
}

const productSchema = z.object({ id: z.union([z.number(), z.string()]) });

const readAgain: DeliveryProcessor = async (services, delivery) => {
  const { shopifyConnections, feeds } = services.storage;
  const connection = await shopifyConnections.findConnectionOfSource(delivery.sourceId);
  const feed = connection === null ? null : await feeds.findFeed(connection.feedId);
  if (connection === null || feed === null || connection.state !== 'connected') return 'ignored';
  const productId = String(productSchema.parse(delivery.body).id);
  const product = await readOneProduct(
    services,
    doorOf(services, connection),
    `gid://shopify/Product/${productId}`,
  );
  if (product === null) await removeShopifyProduct(services, connection, productId);
  else await keepShopifyProducts(services, connection, feed, [product]);
  return 'processed';
};

const remove: DeliveryProcessor = async (services, delivery) => {
  const { shopifyConnections } = services.storage;
  const connection = await shopifyConnections.findConnectionOfSource(delivery.sourceId);
  if (connection === null) return 'ignored';
  const productId = String(productSchema.parse(delivery.body).id);
  await removeShopifyProduct(services, connection, productId);
  return 'processed';
};
