import { guardAgainstEmptying } from '@pricehunt/merchant-feeds';
import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobAttempt, JobHandler } from '@pricehunt/job-queue';
import type { FeedRow, ShopifyConnectionRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { setTimeout as sleep } from 'node:timers/promises';
import { storedReasons, reason } from '../../answers/stored-reasons';
import { queueFeedImported } from '../../merchant-items/notify-merchants';
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
import { noProducts, storeShopifyProducts, removeShopifyProduct } from './store-shopify-products';
import type { StoredProducts } from './store-shopify-products';

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
export function handleRemoveHeldBack(services: Needs<'storage' | 'jobQueue' | 'now'>): JobHandler {
  return handleJob(removeHeldBack, async ({ connectionId, seenBefore }, lease) => {
    const connection = await services.storage.shopifyConnections.findConnection(connectionId);
    if (connection !== null) await removeSeenBefore(services, connection, seenBefore, lease);
  });
}

/** Lasts while the reading makes progress. A throw of `prolong` means that another worker has it. */
export type ReadingLease = Pick<JobAttempt, 'signal' | 'prolong'>;

type ReadingNeeds = Needs<
  'storage' | 'safeFetch' | 'tokenRarity' | 'jobQueue' | 'secretBox' | 'shopifyApp' | 'now' | 'newId'
>;

/** Safe to repeat; a reading that was cut short starts again and skips unchanged products. */
export function handleReadShopifyStore(services: ReadingNeeds): JobHandler {
  return handleJob(readShopifyStore, async ({ connectionId }, lease) => {
    try {
      await readStoreNow(services, connectionId, lease);
    } catch (failure) {
      if (!(failure instanceof StoreSilent)) throw failure;
      const isRefused = failure.kind === 'token-refused';
      const { shopifyConnections } = services.storage;
      if (isRefused) await shopifyConnections.changeConnection(connectionId, { state: 'token-refused' });
      if (isRefused || lease.attempt >= triesMax) {
        const readProblem = storedReasons(reason(`shopify.${failure.kind}`));
        await shopifyConnections.changeConnection(connectionId, {
          readState: 'failed',
          readProblem,
          readFinishedAt: services.now().toISOString(),
        });
        return;
      }
      throw failure;
    }
  });
}

/** Does nothing when the store isn't connected any more. Throws StoreSilent. */
export async function readStoreNow(
  services: ReadingNeeds,
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
  const stored = await readAll(services, connection, feed, lease);
  const { removedCount, problem } = await removeUnseen(services, connection, startedAt, lease);
  await finish(
    services,
    connection,
    feed,
    { ...stored, removedCount: stored.removedCount + removedCount },
    problem,
  );
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
  services: ReadingNeeds,
  connection: ShopifyConnectionRow,
  feed: FeedRow,
  { signal, prolong }: ReadingLease,
): Promise<StoredProducts> {
  let productCount = 0;
  let sums = noProducts;
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
    productCount += whole.length;
    sums = sumOf(sums, stored);
    const { itemCount, refusedCount } = sums;
    const reached = { productCount, itemCount, refusedCount };
    await services.storage.shopifyConnections.changeConnection(connection.id, reached);
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after !== null);
  return sums;
}

function sumOf(some: StoredProducts, others: StoredProducts): StoredProducts {
  return {
    itemCount: some.itemCount + others.itemCount,
    refusedCount: some.refusedCount + others.refusedCount,
    createdCount: some.createdCount + others.createdCount,
    updatedCount: some.updatedCount + others.updatedCount,
    unchangedCount: some.unchangedCount + others.unchangedCount,
    removedCount: some.removedCount + others.removedCount,
  };
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

/** Removes products that the store did not list. `problem` is the reason when it doesn't. */
async function removeUnseen(
  services: Needs<'storage' | 'jobQueue' | 'now'>,
  connection: ShopifyConnectionRow,
  startedAt: string,
  lease: ReadingLease,
): Promise<{ readonly removedCount: number; readonly problem: string | null }> {
  const { shopifyConnections } = services.storage;
  const current = await shopifyConnections.findConnection(connection.id);
  const missing = (await shopifyConnections.listProductsSeenBefore(connection.id, startedAt, 100_000)).length;
  const storedCount = (current?.productCount ?? 0) + missing;
  const verdict = guardAgainstEmptying({
    storedCount,
    removedCount: missing,
    isComplete: true,
    isConfirmed: false,
  });
  if (verdict.kind === 'refused') {
    await shopifyConnections.changeConnection(connection.id, { heldBackCount: missing });
    const named = current?.productCount ?? 0;
    return { removedCount: 0, problem: storedReasons(reason('shopify.held-back', { named, missing })) };
  }
  return { removedCount: await removeSeenBefore(services, connection, startedAt, lease), problem: null };
}

/** Returns how many items were removed. */
async function removeSeenBefore(
  services: Needs<'storage' | 'jobQueue' | 'now'>,
  connection: ShopifyConnectionRow,
  moment: string,
  { signal, prolong }: ReadingLease,
): Promise<number> {
  let removedCount = 0;
  for (;;) {
    signal.throwIfAborted();
    await prolong();
    const gone = await services.storage.shopifyConnections.listProductsSeenBefore(connection.id, moment, 100);
    if (gone.length === 0) return removedCount;
    for (const { productId } of gone)
      removedCount += await removeShopifyProduct(services, connection, productId);
  }
}

/** Nothing is sent about a store that was disconnected meanwhile. */
async function finish(
  services: Needs<'storage' | 'now' | 'newId'>,
  connection: ShopifyConnectionRow,
  feed: FeedRow,
  counts: StoredProducts,
  readProblem: string | null,
): Promise<void> {
  const readFinishedAt = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    if ((await stores.shopifyConnections.findConnection(connection.id)) === null) return;
    await stores.shopifyConnections.changeConnection(connection.id, {
      readState: 'done',
      readProblem,
      readFinishedAt,
    });
    // Only people start readings: by connecting the store, or on request.
    const run = { ...counts, id: services.newId(), startedBy: 'person' } as const;
    await queueFeedImported(services, stores, feed, run);
  });
}
