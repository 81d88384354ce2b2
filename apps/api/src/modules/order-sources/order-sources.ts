import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import { orderSourcesMax } from '@pricehunt/api-contract/order-sources';
import { storeDomainOf } from '@pricehunt/business-accounts';
import { unusedOrderSource } from '@pricehunt/storage';
import type { OrderSourceRow, Stores } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import { noteAct } from '../../merchant-domains/own-business';
import { newWebhookSecret, sealedSecret, secretOverlapMs } from '../../merchant-orders/order-source-secrets';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

type Own = Authorized<{ readonly businessId: string }>;

export interface SourceWithSecret {
  readonly source: OrderSourceRow;
  readonly secret: string | null;
}

/** Returns an existing endpoint too. Throws order.bad-shop and order.too-many-sources. */
export async function createShopifySource(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId'>,
  actor: BusinessActor,
  own: Own,
  given: { readonly shopDomain: string; readonly secret?: string | undefined },
): Promise<SourceWithSecret> {
  const shopDomain = storeDomainOf(given.shopDomain) ?? loopbackShopOf(given.shopDomain);
  if (shopDomain === null) throw new Refusal('order.bad-shop');
  const sources = await services.storage.orderSources.listSources(own.businessId);
  const before = sources.find((each) => each.kind === 'shopify' && each.shopDomain === shopDomain);
  if (before !== undefined) return rotateSecret(services, actor, before, given.secret);
  if (sources.length >= orderSourcesMax) throw new Refusal('order.too-many-sources');
  const id = services.newId();
  const secret = given.secret ?? newWebhookSecret();
  const source: OrderSourceRow = {
    ...newSource(services, id, own.businessId),
    kind: 'shopify',
    shopDomain,
    secret: sealedSecret(services, id, secret),
  };
  await storeSource(services, actor, source, 'order-source.created');
  return { source, secret: given.secret === undefined ? secret : null };
}

/** The previous secret stays valid for two more hours. */
export async function rotateSecret(
  services: Needs<'storage' | 'secretBox' | 'now'>,
  actor: BusinessActor,
  source: OrderSourceRow,
  given: string | undefined,
): Promise<SourceWithSecret> {
  const now = services.now();
  const secret = given ?? newWebhookSecret();
  const changes = {
    secret: sealedSecret(services, source.id, secret),
    previousSecret: source.secret,
    previousSecretUntil: new Date(now.getTime() + secretOverlapMs).toISOString(),
    uninstalledAt: null,
  };
  await services.storage.atomically(async (stores) => {
    await stores.orderSources.changeSource(source.id, changes);
    await noteSource(stores, actor, source.id, now, 'order-source.secret-changed');
  });
  return { source: { ...source, ...changes }, secret: given === undefined ? secret : null };
}

/** Throws pixel.bad-origin. */
export async function savePixelSource(
  services: Needs<'storage' | 'now' | 'newId'>,
  actor: BusinessActor,
  own: Own,
  given: { readonly allowedOrigins: readonly string[]; readonly isConsentRequired: boolean },
): Promise<OrderSourceRow> {
  const { isConsentRequired } = given;
  const allowedOrigins = [...new Set(given.allowedOrigins.map(readOrigin))];
  const sources = await services.storage.orderSources.listSources(own.businessId);
  const before = sources.find(({ kind }) => kind === 'pixel');
  if (before !== undefined) {
    const now = services.now();
    await services.storage.atomically(async (stores) => {
      await stores.orderSources.changeSource(before.id, { allowedOrigins, isConsentRequired });
      await noteSource(stores, actor, before.id, now, 'pixel.changed');
    });
    return { ...before, allowedOrigins, isConsentRequired };
  }
  const source: OrderSourceRow = {
    ...newSource(services, services.newId(), own.businessId),
    kind: 'pixel',
    publishableKey: `ph_px_${randomBytes(18).toString('base64url')}`,
    allowedOrigins,
    isConsentRequired,
  };
  await storeSource(services, actor, source, 'pixel.created');
  return source;
}

export async function endSource(
  services: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  source: OrderSourceRow,
): Promise<void> {
  const now = services.now();
  await services.storage.atomically(async (stores) => {
    await stores.orderSources.changeSource(source.id, { endedAt: now.toISOString() });
    await noteSource(stores, actor, source.id, now, 'order-source.ended');
  });
}

function newSource({ now }: Needs<'now'>, id: string, businessId: string) {
  return {
    ...unusedOrderSource,
    id,
    businessId,
    createdAt: now().toISOString(),
  };
}

async function storeSource(
  { storage, now }: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  source: OrderSourceRow,
  action: string,
): Promise<void> {
  await storage.atomically(async (stores) => {
    await stores.orderSources.createSource(source);
    await noteSource(stores, actor, source.id, now(), action);
  });
}

function noteSource(
  stores: Pick<Stores, 'audit'>,
  actor: BusinessActor,
  id: string,
  at: Date,
  action: string,
): Promise<void> {
  return noteAct(stores, actor, { at, action, subject: { kind: 'order-source', id } });
}

/** An origin as browsers send it. Throws pixel.bad-origin. */
function readOrigin(typed: string): string {
  if (typed === 'null') return typed;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const isPlain = url !== null && (url.pathname === '/' || url.pathname === '') && url.search === '';
  if (!isPlain || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new Refusal('pixel.bad-origin');
  return url.origin;
}

/** A store on this machine, by its port, for trying things out. */
function loopbackShopOf(typed: string): string | null {
  const host = typed.replace(/^http:\/\//, '').replace(/\/.*$/, '');
  return /^(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(host) ? host : null;
}
