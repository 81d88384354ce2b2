import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import { orderSourcesMax } from '@pricehunt/api-contract/order-sources';
import { readWebUrl } from '@pricehunt/product-links';
import { unusedOrderSource } from '@pricehunt/storage';
import type { OrderSourceRow, Stores, WoocommerceConnectionRow } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { Refusal } from '../../answers/refusal';
import { itemOwnerOf, verifiedDomainOf } from '../../item-owners/item-owner';
import { noteAct } from '../../merchant-domains/own-business';
import { queryWoocommerce, sealedKeys, woocommerceAccessOf } from '../../merchant-domains/woocommerce-api';
import type { WoocommerceAccess, WoocommerceAnswer } from '../../merchant-domains/woocommerce-api';
import { addFeed } from '../../merchant-items/add-feed';
import { openFeedFiles } from '../../merchant-items/feed-files';
import { removeAllItems } from '../../merchant-items/remove-items';
import { openSecrets, sealedSecret } from '../../merchant-orders/order-source-secrets';
import type { Needs } from '../../services';

type Own = Authorized<{ readonly businessId: string }>;
type Webhook = WoocommerceConnectionRow['webhooks'][number];

const webhookTopics = ['order.created', 'order.updated'] as const;
const currencySchema = z.object({ code: z.string().check(z.regex(/^[A-Z]{3}$/)) });
const webhookSchema = z.object({ id: z.number() });

/**
 * Only a store on one of the business's verified domains is connected, so that nobody can be talked into approving
 * access to their store for another business. Throws woocommerce.bad-link and domain.unverified.
 */
export async function ownStoreLink(
  { storage }: Needs<'storage'>,
  { businessId }: Own,
  typed: string,
): Promise<string> {
  const storeLink = storeLinkOf(typed);
  const owner = await itemOwnerOf(storage, businessId);
  const isOwn = owner !== null && verifiedDomainOf(storeLink, owner.verifiedDomains) !== null;
  if (!isOwn) throw new Refusal('domain.unverified');
  return storeLink;
}

/** Throws woocommerce.* codes, domain.unverified, feed.too-many and order.too-many-sources. */
export async function connectWoocommerceStore(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'origins' | 'now' | 'newId'>,
  actor: BusinessActor,
  own: Own,
  given: WoocommerceAccess,
): Promise<WoocommerceConnectionRow> {
  const access = { ...given, storeLink: await ownStoreLink(services, own, given.storeLink) };
  const { code: currency } = answerIn(
    await queryWoocommerce(services, access, currencySchema, '/data/currencies/current'),
  );
  const before = (await services.storage.woocommerceConnections.listConnections(own.businessId)).find(
    ({ storeLink }) => storeLink === access.storeLink,
  );
  const connection =
    before ??
    (await services.storage.atomically((stores) =>
      createConnection(services, stores, own, access, currency),
    ));
  const webhooks: Webhook[] = [];
  const changes = { ...sealedKeys(services, connection.id, access), state: 'connected' as const, webhooks };
  try {
    for await (const webhook of subscribed(services, access, connection)) webhooks.push(webhook);
    await services.storage.atomically(async (stores) => {
      await stores.woocommerceConnections.changeConnection(connection.id, changes);
      await noteAct(stores, actor, {
        at: services.now(),
        action: 'woocommerce.connected',
        details: { store: access.storeLink },
        subject: { kind: 'woocommerce-connection', id: connection.id },
      });
    });
  } catch (failure) {
    await unsubscribe(services, access, webhooks);
    if (before === undefined) {
      await services.storage.atomically((stores) => endConnection(services, stores, connection));
    }
    throw failure;
  }
  await unsubscribe(services, access, connection.webhooks);
  return { ...connection, ...changes };
}

/** Ends the connection, then removes its webhooks, if the store still answers, its products and files. */
export async function disconnectWoocommerceStore(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'feedFolder' | 'now'>,
  actor: BusinessActor,
  connection: Authorized<WoocommerceConnectionRow>,
): Promise<void> {
  const { id, businessId, feedId, webhooks } = connection;
  const runs = await services.storage.feeds.listImports(feedId, null, 1_000);
  await services.storage.atomically(async (stores) => {
    await endConnection(services, stores, connection);
    const subject = { kind: 'woocommerce-connection', id };
    await noteAct(stores, actor, { at: services.now(), action: 'woocommerce.disconnected', subject });
  });
  await removeAllItems(services, { businessId, feedId });
  const files = openFeedFiles(services.feedFolder);
  for (const { fileKey } of runs) if (fileKey !== null) await files.remove(fileKey);
  await unsubscribe(services, woocommerceAccessOf(services, connection), webhooks);
}

async function endConnection(
  { now }: Needs<'now'>,
  stores: Pick<Stores, 'orderSources' | 'woocommerceConnections' | 'feeds'>,
  { id, feedId, orderSourceId }: WoocommerceConnectionRow,
): Promise<void> {
  await stores.orderSources.changeSource(orderSourceId, { endedAt: now().toISOString() });
  await stores.woocommerceConnections.deleteConnection(id);
  await stores.feeds.deleteFeed(feedId);
}

/** https, or a store on the operator's own machine, which the allow-list must permit. */
function storeLinkOf(typed: string): string {
  const url = readWebUrl(typed.includes('://') ? typed.trim() : `https://${typed.trim()}`);
  if (url === null) throw new Refusal('woocommerce.bad-link');
  const { protocol, hostname, origin, pathname, username, password } = new URL(url.href);
  const isSafe = protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(hostname);
  if (!isSafe || username !== '' || password !== '') throw new Refusal('woocommerce.bad-link');
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

async function createConnection(
  services: Needs<'secretBox' | 'now' | 'newId'>,
  stores: Stores,
  { businessId }: Own,
  access: WoocommerceAccess,
  currency: string,
): Promise<WoocommerceConnectionRow> {
  const { storeLink } = access;
  const id = services.newId();
  const at = services.now().toISOString();
  // A site may run several stores, such as oak.example/de and oak.example/at.
  const storeName = storeLink.replace(/^https?:\/\//, '');
  const connection: WoocommerceConnectionRow = {
    id,
    businessId,
    storeLink,
    storeName,
    ...sealedKeys(services, id, access),
    state: 'connected',
    connectedAt: at,
    webhooks: [],
    feedId: await makeFeed(services, stores, { businessId, storeLink, storeName, currency }),
    orderSourceId: await makeOrderSource(services, stores, businessId, storeName),
  };
  await stores.woocommerceConnections.createConnection(connection);
  return connection;
}

/** Due at once, so that the schedule reads the products even if nobody starts it. */
async function makeFeed(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  given: {
    readonly businessId: string;
    readonly storeLink: string;
    readonly storeName: string;
    readonly currency: string;
  },
): Promise<string> {
  const { businessId, storeLink, storeName, currency } = given;
  const at = services.now().toISOString();
  const feed = await addFeed(services, stores, {
    businessId,
    kind: 'woocommerce',
    name: storeName,
    link: storeLink,
    schedule: 'hourly',
    currency,
    country: null,
    isAutoConfirmed: true,
    createdAt: at,
    nextRunAt: at,
  });
  return feed.id;
}

async function makeOrderSource(
  services: Needs<'secretBox' | 'now' | 'newId'>,
  stores: Stores,
  businessId: string,
  shopDomain: string,
): Promise<string> {
  const sources = await stores.orderSources.listSources(businessId);
  if (sources.length >= orderSourcesMax) throw new Refusal('order.too-many-sources');
  const id = services.newId();
  const secret = sealedSecret(services, id, randomBytes(24).toString('base64url'));
  const source: OrderSourceRow = {
    ...unusedOrderSource,
    id,
    businessId,
    kind: 'woocommerce',
    shopDomain,
    secret,
    createdAt: services.now().toISOString(),
  };
  if (!(await stores.orderSources.createSource(source))) {
    throw new Error(`${shopDomain} is already an order source.`);
  }
  return id;
}

/** Throws woocommerce.keys-refused when the keys may only read. */
async function* subscribed(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'origins' | 'now'>,
  access: WoocommerceAccess,
  connection: WoocommerceConnectionRow,
): AsyncGenerator<Webhook> {
  const source = await services.storage.orderSources.findSource(connection.orderSourceId);
  const [secret = ''] = source === null ? [] : openSecrets(services, source);
  for (const topic of webhookTopics) {
    const { id } = answerIn(
      await queryWoocommerce(services, access, webhookSchema, '/webhooks', {
        name: 'PriceHunt',
        topic,
        secret,
        status: 'active',
        delivery_url: `${services.origins.shopper}/api/webhooks/woocommerce/${connection.orderSourceId}`,
      }),
    );
    yield { topic, id };
  }
}

/** WordPress accepts DELETE as a parameter of POST. */
async function unsubscribe(
  services: Needs<'safeFetch'>,
  access: WoocommerceAccess,
  webhooks: readonly Webhook[],
): Promise<void> {
  for (const { id } of webhooks) {
    const path = `/webhooks/${id}?force=true&_method=DELETE`;
    const answer = await queryWoocommerce(services, access, z.unknown(), path, {});
    if (answer.kind === 'keys-refused' || answer.kind === 'unreachable') return;
  }
}

function answerIn<Data>(answer: WoocommerceAnswer<Data>): Data {
  if (answer.kind === 'answered') return answer.data;
  throw new Refusal(`woocommerce.${answer.kind}`);
}
