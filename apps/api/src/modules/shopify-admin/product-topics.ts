import * as z from 'zod/mini';
import type { ShopifyConnectionRow } from '@pricehunt/storage';
import { NotYet } from '../../merchant-orders/process-delivery.job';
import type {
  DeliveryProcessor,
  DeliveryProcessors,
  ReadDelivery,
} from '../../merchant-orders/process-delivery.job';
import { redactShop } from '../../merchant-orders/redact-shop';
import type { Needs } from '../../services';
import { shopQuery, shopSchema } from './admin-queries';
import { queryConnectedStore } from './query-shopify';
import { sealedToken } from './shopify-tokens';
import { storeShopifyProducts, removeShopifyProduct } from './store-shopify-products';
import { readOneProduct } from './read-shopify-products.job';

/** Rereads the product, so that an old or late message never restores old prices. */
export function productTopics(others: DeliveryProcessors): DeliveryProcessors {
  const isUninstalled = others['app/uninstalled'];
  const isRedacted = others['shop/redact'];
  return {
    ...others,
    'products/create': readAgain,
    'products/update': readAgain,
    'products/delete': readAgain,
    'app/uninstalled': async (services, delivery) => {
      const { shopifyConnections } = services.storage;
      const connection = await shopifyConnections.findConnectionOfSource(delivery.sourceId);
      if (connection !== null) {
        if (await isStillInstalled(services, connection)) return 'ignored';
        await shopifyConnections.changeConnection(connection.id, {
          state: 'uninstalled',
          webhooks: [],
          ...sealedToken(services, connection.id, noToken),
        });
      }
      const outcome = await isUninstalled?.(services, delivery);
      return connection === null ? (outcome ?? 'ignored') : 'processed';
    },
    'shop/redact': async (services, delivery) => {
      const { shopifyConnections } = services.storage;
      const connection = await shopifyConnections.findConnectionOfSource(delivery.sourceId);
      if (connection === null) return (await isRedacted?.(services, delivery)) ?? 'ignored';
      try {
        if (await isStillInstalled(services, connection)) return 'ignored';
      } catch (failure) {
        if (failure instanceof NotYet && delivery.attempts >= storeChecksMax) return { heldFor: 'no-answer' };
        throw failure;
      }
      await redactConfirmedShop(services, delivery);
      return 'processed';
    },
  };
}

/** Shopify has revoked the stored one. */
const noToken = { accessToken: '', refreshToken: null, expiresAt: null };

async function redactConfirmedShop(
  { storage, now }: Needs<'storage' | 'now'>,
  delivery: ReadDelivery,
): Promise<void> {
  const { sourceId, businessId } = delivery;
  const at = now().toISOString();
  await storage.atomically(async (stores) => {
    await redactShop(stores, sourceId, at);
    await stores.audit.appendEntry({
      at,
      actor: { kind: 'system', id: null },
      action: 'shop.redacted',
      businessId,
      subject: { kind: 'order-source', id: sourceId },
      details: {},
    });
  });
}

/** An uninstall message may be a replay. Throws NotYet when the store doesn't answer. */
async function isStillInstalled(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'shopifyApp' | 'now'>,
  connection: ShopifyConnectionRow,
): Promise<boolean> {
  const answer = await queryConnectedStore(services, connection, shopSchema, shopQuery);
  switch (answer.kind) {
    case 'answered':
    case 'denied':
      return true;
    case 'token-refused':
      return false;
    case 'throttled':
    case 'unreachable':
      throw new NotYet('Couldn’t find out whether the app is still installed in the store.');
  }
}

const storeChecksMax = 8;

const productSchema = z.object({ id: z.union([z.number(), z.string()]) });

const readAgain: DeliveryProcessor = async (services, delivery) => {
  const { shopifyConnections, feeds } = services.storage;
  const connection = await shopifyConnections.findConnectionOfSource(delivery.sourceId);
  const feed = connection === null ? null : await feeds.findFeed(connection.feedId);
  if (connection === null || feed === null || connection.state !== 'connected') return 'ignored';
  const productId = String(productSchema.parse(delivery.body).id);
  const product = await readOneProduct(services, connection, `gid://shopify/Product/${productId}`);
  if (product === null) await removeShopifyProduct(services, connection, productId);
  else await storeShopifyProducts(services, connection, feed, [product]);
  return 'processed';
};
