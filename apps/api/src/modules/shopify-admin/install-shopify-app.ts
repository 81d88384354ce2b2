import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import { shopifyInstallPage } from '@pricehunt/api-contract/shopify-admin';
import type { ShopifyConnectionRow } from '@pricehunt/storage';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { Refusal } from '../../answers/refusal';
import type { ShopifyApp } from '../../merchant-orders/shopify-app';
import type { Needs } from '../../services';
import { connectShopifyStore, shopOriginOf } from './connect-shopify-store';
import { exchangeCode } from './shopify-tokens';

const scopes = 'read_products,read_inventory,read_orders';
const installMsMax = 15 * 60_000;
/** Shopify signs the redirect when it sends it; the rest is for clocks that differ. */
const redirectMsMax = 5 * 60_000;

/** Shopify's page that asks the merchant to install the app. Throws shopify.no-app and shopify.not-a-shop. */
export function linkToInstall(
  services: Needs<'secretBox' | 'origins' | 'shopifyApp' | 'now'>,
  actor: BusinessActor,
  shopDomain: string,
): string {
  const { clientId } = appOf(services);
  const shopOrigin = shopOriginOf(shopDomain);
  const expiresAt = new Date(services.now().getTime() + installMsMax).toISOString();
  const { accountId, businessId } = actor;
  const state: Install = { accountId, businessId, shopOrigin, expiresAt };
  const link = new URL('/admin/oauth/authorize', shopOrigin);
  link.search = new URLSearchParams({
    client_id: clientId,
    scope: scopes,
    redirect_uri: `${services.origins.merchant}${shopifyInstallPage}`,
    state: services.secretBox.seal(JSON.stringify(state), statePurpose),
  }).toString();
  return link.href;
}

/**
 * Connects the store that Shopify's redirect names: its signature, age and state must fit, and the state must
 * have been made for the same member, business and store. Throws shopify.install-failed otherwise.
 */
export async function finishInstall(
  services: Needs<
    'storage' | 'safeFetch' | 'jobQueue' | 'secretBox' | 'origins' | 'shopifyApp' | 'now' | 'newId'
  >,
  actor: BusinessActor,
  business: Authorized<{ readonly businessId: string }>,
  query: string,
): Promise<ShopifyConnectionRow> {
  const app = appOf(services);
  const given = new URLSearchParams(query);
  const [shopDomain, code] = [given.get('shop') ?? '', given.get('code') ?? ''];
  if (!isSigned(given, app) || !isRecent(given, services.now()) || code === '') throw failed();
  const shopOrigin = shopOriginOf(shopDomain);
  const install = openState(services, given.get('state'));
  const isSame =
    install !== null &&
    install.accountId === actor.accountId &&
    install.businessId === actor.businessId &&
    install.shopOrigin === shopOrigin &&
    install.expiresAt > services.now().toISOString();
  if (!isSame) throw failed();
  const token = await exchangeCode(services, shopOrigin, code);
  if (token === 'refused') throw failed();
  if (token === 'unreachable') throw new Refusal('shopify.unreachable');
  const keys = { shopDomain, token, apiSecret: null, isAppInstall: true };
  return connectShopifyStore(services, actor, business, keys);
}

const statePurpose = 'shopify-install';
const installSchema = z.object({
  accountId: z.string(),
  businessId: z.string(),
  shopOrigin: z.string(),
  expiresAt: z.string(),
});
type Install = z.infer<typeof installSchema>;

function openState({ secretBox }: Needs<'secretBox'>, sealed: string | null): Install | null {
  try {
    return installSchema.parse(JSON.parse(secretBox.open(sealed ?? '', statePurpose)));
  } catch {
    return null;
  }
}

/** The signature is the hexadecimal HMAC of the other parameters, sorted by name. */
function isSigned(given: URLSearchParams, { secrets }: ShopifyApp): boolean {
  const signed = new URLSearchParams(given);
  signed.delete('hmac');
  signed.delete('signature');
  signed.sort();
  const signature = Buffer.from(given.get('hmac') ?? '', 'hex');
  return secrets.some((secret) => {
    const wanted = createHmac('sha256', secret).update(signed.toString()).digest();
    return signature.length === wanted.length && timingSafeEqual(signature, wanted);
  });
}

function isRecent(given: URLSearchParams, now: Date): boolean {
  const sentMs = Number(given.get('timestamp') ?? Number.NaN) * 1000;
  return Math.abs(now.getTime() - sentMs) <= redirectMsMax;
}

function appOf({ shopifyApp }: Needs<'shopifyApp'>): ShopifyApp {
  if (shopifyApp === null) throw new Refusal('shopify.no-app');
  return shopifyApp;
}

function failed(): Refusal {
  return new Refusal('shopify.install-failed');
}
