import { guardAgainstEmptying } from '@pricehunt/merchant-feeds';
import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobAttempt, JobHandler } from '@pricehunt/job-queue';
import type { FeedRow, ShopifyConnectionRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { setTimeout as sleep } from 'node:timers/promises';
import { storedReasons, reason } from '../../answers/stored-reasons';
import type { Needs } from '../../services';
import {
  oneProductSchema,
  productQuery,
  productsQuery,
  productsSchema,
  variantsQuery,
  variantsSchema,
} from './admin-queries';
import type { AdminProduct } from './admin-queries';
import { queryConnectedStore } from './query-shopify';
import { storeShopifyProducts, removeShopifyProduct } from './store-shopify-products';

const triesMax = 5;

export const readShopifyStore = defineJob(
  'read-shopify-store',
  z.object({ connectionId: z.string(), requestedAt: z.string() }),
  { tryMsMax: 5 * 60_000, attemptsMax: triesMax },
);

export const removeHeldBack = defineJob(
  'remove-held-back-shopify-products',
  z.object({ connectionId: z.string(), seenBefore: z.string() }),
  { tryMsMax: 5 * 60_000 },
);

/** Resumes where it stopped; products that the store has listed meanwhile stay. */
export function handleRemoveHeldBack(services: Needs<'storage' | 'now'>): JobHandler {
  return handleJob(removeHeldBack, async ({ connectionId, seenBefore }, lease) => {
    const connection = await services.storage.shopifyConnections.findConnection(connectionId);
    if (connection !== null) await removeSeenBefore(services, connection, seenBefore, lease);
  });
}

/** Lasts while the reading makes progress. A throw of `prolong` means that another worker has it. */
export type ReadingLease = Pick<JobAttempt, 'signal' | 'prolong'>;

/** Safe to repeat; a reading that was cut short starts again and skips unchanged products. */
export function handleReadShopifyStore(
  services: Needs<'storage' | 'safeFetch' | 'tokenRarity' | 'jobQueue' | 'secretBox' | 'shopifyApp' | 'now'>,
): JobHandler {
  return handleJob(readShopifyStore, async ({ connectionId }, lease) => {
    try {
      await readStoreNow(services, connectionId, lease);
    } catch (failure) {
      if (!(failure instanceof StoreSilent)) throw failure;
      const isRefused = failure.kind === 'token-refused';
      const { shopifyConnections } = services.storage;
      if (isRefused) await shopifyConnections.changeConnection(connectionId, { state: 'token-refused' });
      if (isRefused || lease.attempt >= triesMax) {
        return finish(services, connectionId, 'failed', storedReasons(reason(`shopify.${failure.kind}`)));
      }
      throw failure;
    }
  });
}

/** Does nothing when the store isn't connected any more. Throws StoreSilent. */
export async function readStoreNow(
  services: Needs<'storage' | 'safeFetch' | 'tokenRarity' | 'jobQueue' | 'secretBox' | 'shopifyApp' | 'now'>,
  connectionId: string,
  lease: ReadingLease,
): Promise<void> {
  const { shopifyConnections, feeds } = services.storage;
  const connection = await shopifyConnections.findConnection(connectionId);
  const feed = connection === null ? null : await feeds.findFeed(connection.feedId);
  if (connection === null || feed === null || connection.state !== 'connected') return;
  const startedAt = services.now().toISOString();
  await shopifyConnections.changeConnection(connectionId, {
    readState: 'running',
    readStartedAt: startedAt,
    readProblem: null,
    productCount: 0,
    itemCount: 0,
    refusedCount: 0,
    heldBackCount: 0,
  });
  await readAll(services, connection, feed, lease);
  const problem = await removeUnseen(services, connection, startedAt, lease);
  await finish(services, connectionId, 'done', problem);
}

/** Null when the store no longer has the product. Throws StoreSilent. */
export async function readOneProduct(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'shopifyApp' | 'now'>,
  connection: ShopifyConnectionRow,
  id: string,
): Promise<AdminProduct | null> {
  const { product } = await answerOf(services, connection, oneProductSchema, productQuery, { id });
  return product === null ? null : withAllVariants(services, connection, product);
}

class StoreSilent extends Error {
  constructor(readonly kind: 'token-refused' | 'denied' | 'unreachable' | 'throttled') {
    super(`could not read the Shopify store: ${kind}`);
  }
}

async function readAll(
  services: Needs<'storage' | 'safeFetch' | 'tokenRarity' | 'jobQueue' | 'secretBox' | 'shopifyApp' | 'now'>,
  connection: ShopifyConnectionRow,
  feed: FeedRow,
  { signal, prolong }: ReadingLease,
): Promise<void> {
  const sums = { productCount: 0, itemCount: 0, refusedCount: 0 };
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    await prolong();
    const { products }: z.infer<typeof productsSchema> = await answerOf(
      services,
      connection,
      productsSchema,
      productsQuery,
      { after },
    );
    const whole: AdminProduct[] = [];
    for (const product of products.nodes) {
      await prolong();
      whole.push(await withAllVariants(services, connection, product));
    }
    const stored = await storeShopifyProducts(services, connection, feed, whole);
    sums.productCount += whole.length;
    sums.itemCount += stored.itemCount;
    sums.refusedCount += stored.refusedCount;
    await services.storage.shopifyConnections.changeConnection(connection.id, sums);
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after !== null);
}

async function withAllVariants(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'shopifyApp' | 'now'>,
  connection: ShopifyConnectionRow,
  product: AdminProduct,
): Promise<AdminProduct> {
  const nodes = [...product.variants.nodes];
  let { pageInfo } = product.variants;
  while (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
    const variables = { id: product.id, after: pageInfo.endCursor };
    const answer = await answerOf(services, connection, variantsSchema, variantsQuery, variables);
    if (answer.product === null) break;
    nodes.push(...answer.product.variants.nodes);
    ({ pageInfo } = answer.product.variants);
  }
  return { ...product, variants: { nodes, pageInfo } };
}

const waitsMax = 10;

async function answerOf<Data>(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'shopifyApp' | 'now'>,
  connection: ShopifyConnectionRow,
  schema: z.ZodMiniType<Data>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  for (let waits = 0; ; waits += 1) {
    const answer = await queryConnectedStore(services, connection, schema, query, variables);
    if (answer.kind === 'answered') return answer.data;
    if (answer.kind !== 'throttled' || waits >= waitsMax) throw new StoreSilent(answer.kind);
    await sleep(Math.min(answer.waitMs, 30_000));
  }
}

/** Removes products that the store did not list. Returns the reason when it doesn't, else null. */
async function removeUnseen(
  services: Needs<'storage' | 'now'>,
  connection: ShopifyConnectionRow,
  startedAt: string,
  lease: ReadingLease,
): Promise<string | null> {
  const { shopifyConnections } = services.storage;
  const current = await shopifyConnections.findConnection(connection.id);
  const removedCount = (await shopifyConnections.listProductsSeenBefore(connection.id, startedAt, 100_000))
    .length;
  const storedCount = (current?.productCount ?? 0) + removedCount;
  const verdict = guardAgainstEmptying({ storedCount, removedCount, isComplete: true, isConfirmed: false });
  if (verdict.kind === 'refused') {
    await shopifyConnections.changeConnection(connection.id, { heldBackCount: removedCount });
    const named = current?.productCount ?? 0;
    return storedReasons(reason('shopify.held-back', { named, missing: removedCount }));
  }
  await removeSeenBefore(services, connection, startedAt, lease);
  return null;
}

async function removeSeenBefore(
  services: Needs<'storage' | 'now'>,
  connection: ShopifyConnectionRow,
  moment: string,
  { signal, prolong }: ReadingLease,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    await prolong();
    const gone = await services.storage.shopifyConnections.listProductsSeenBefore(connection.id, moment, 100);
    if (gone.length === 0) return;
    for (const { productId } of gone) await removeShopifyProduct(services, connection, productId);
  }
}

function finish(
  { storage, now }: Needs<'storage' | 'now'>,
  connectionId: string,
  readState: 'done' | 'failed',
  readProblem: string | null,
): Promise<void> {
  const readFinishedAt = now().toISOString();
  return storage.shopifyConnections.changeConnection(connectionId, {
    readState,
    readProblem,
    readFinishedAt,
  });
}
