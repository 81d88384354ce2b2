import type { BusinessActor } from '@pricehunt/access-policy';
import { authorize } from '@pricehunt/access-policy';
import { webhookEvents } from '@pricehunt/api-contract/webhooks-out';
import { emailKeyOf } from '@pricehunt/business-accounts';
import { priceInEffect } from '@pricehunt/merchant-feeds';
import { conditionClassOf, dayMs } from '@pricehunt/offers';
import type { AccountRow, BusinessDomainRow, Storage } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import { recordOrder } from '../merchant-orders/record-order';
import { recordRefund } from '../merchant-orders/record-refund';
import { countTraffic } from '../merchant-traffic/count-traffic';
import { connectShopifyStore } from '../modules/shopify-admin/connect-shopify-store';
import type { ShopifyKeys } from '../modules/shopify-admin/connect-shopify-store';
import { readStoreNow } from '../modules/shopify-admin/read-shopify-products.job';
import { makeWebhook } from '../modules/webhooks-out/save-webhooks';
import type { Needs, Services } from '../services';
import { demoHistory } from './demo-history';
import { pastPrices } from './past-prices';
import type { PricedItem } from './past-prices';
import { servicesAsOf } from './services-as-of';
import { settlePastMonths } from './settle-past-months';
import type { DemoItem, PastOrder } from './demo-history';

export interface DemoMerchant extends Pick<ShopifyKeys, 'shopDomain' | 'apiSecret'> {
  readonly accessToken: string;
  readonly email: string;
  readonly password: string;
  readonly businessName: string;
  /** Where a webhook with every event leads. */
  readonly webhookUrl: string;
}

export interface SeededMerchant {
  readonly isNew: boolean;
  /** The meta tag that the demo shop must show to pass domain verification. */
  readonly metaToken: string;
  /** Signs the webhooks; empty for an existing demo merchant. */
  readonly webhookSecret: string;
  readonly clickCount: number;
  readonly orderCount: number;
}

const pastDays = 90;

/** Creates the demo merchant with ninety days of history once. An existing demo merchant stays unchanged. */
export async function seedDemoMerchant(services: Services, merchant: DemoMerchant): Promise<SeededMerchant> {
  const { storage } = services;
  const known = await storage.accounts.findVerified('business', emailKeyOf(merchant.email));
  if (known !== null) {
    const [membership] = await storage.businesses.listBusinessesOf(known.id);
    const domains = await storage.businessDomains.listDomains(membership?.business.id ?? '');
    const metaToken = domains[0]?.token ?? '';
    return { isNew: false, metaToken, webhookSecret: '', clickCount: 0, orderCount: 0 };
  }
  const actor = await makeOwner(services, merchant);
  const { businessId } = actor;
  const decision = authorize(actor, 'integrations.edit', { businessId });
  if (decision.kind === 'denied') throw new Error('The demo merchant may not connect a store.');
  const { shopDomain, accessToken, apiSecret } = merchant;
  const connection = await connectShopifyStore(services, actor, decision.resource, {
    shopDomain,
    apiSecret,
    isAppInstall: false,
    token: { accessToken, refreshToken: null, expiresAt: null },
  });
  const shopHost = new URL(connection.pageOrigin).host;
  const metaToken = await proveDomain(services, actor, shopHost);
  await readStoreNow(services, connection.id, {
    signal: new AbortController().signal,
    prolong: () => Promise.resolve(),
  });
  await chooseTerms(services, businessId);
  const items = await itemsOf(services, businessId);
  await storage.priceHistory.recordObservations(
    pastPrices({ items, shopHost, days: pastDays, now: services.now() }),
  );
  const { orderSourceId } = connection;
  const past = demoHistory({
    businessId,
    orderSourceId,
    shopHost,
    items,
    days: pastDays,
    now: services.now(),
  });
  await inBatches(past.clicks, (clicks) => storage.clicks.recordClicks(clicks));
  await inBatches(past.events, (events) => storage.tracking.recordEvents(events));
  await countTraffic(services);
  await storage.trafficCounts.addShown(past.shown);
  await inBatches(past.orders, (orders) => takePastOrders(services, orders));
  await settlePastMonths(services, businessId);
  // Last, so that nothing of the past is sent.
  const { secret: webhookSecret } = await makeWebhook(services, actor, decision.resource, {
    url: merchant.webhookUrl,
    events: webhookEvents,
  });
  const [clickCount, orderCount] = [past.clicks.length, past.orders.length];
  return { isNew: true, metaToken, webhookSecret, clickCount, orderCount };
}

async function makeOwner(
  { storage, passwords, now, newId }: Needs<'storage' | 'passwords' | 'now' | 'newId'>,
  merchant: DemoMerchant,
): Promise<BusinessActor> {
  const at = new Date(now().getTime() - (pastDays + 2) * dayMs).toISOString();
  const account: AccountRow = {
    id: newId(),
    audience: 'business',
    email: merchant.email,
    emailKey: emailKeyOf(merchant.email),
    isVerified: true,
    isAdmin: false,
    adminRole: null,
    locale: 'en',
    disabledAt: null,
    passwordHash: await passwords.hashPassword(merchant.password),
    createdAt: at,
    updatedAt: at,
    passwordChangedAt: at,
    totpSecret: null,
    totpEnabledAt: null,
  };
  const businessId = newId();
  await storage.atomically(async (stores) => {
    await stores.accounts.createAccount(account);
    await stores.businesses.createBusiness({
      id: businessId,
      name: merchant.businessName,
      storeDomain: merchant.shopDomain,
      status: 'active',
      statusReason: null,
      createdAt: at,
      updatedAt: at,
    });
    await stores.businesses.saveMember({ businessId, accountId: account.id, role: 'owner', joinedAt: at });
    await stores.businessProfiles.saveProfile({
      businessId,
      webAddress: null,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });
  });
  return {
    kind: 'business',
    accountId: account.id,
    businessId,
    role: 'owner',
    status: 'active',
    statusReason: null,
    isAdmin: false,
    isEmailVerified: true,
    hasTotp: false,
  };
}

async function proveDomain(
  { storage, now, newId }: Needs<'storage' | 'now' | 'newId'>,
  { businessId }: BusinessActor,
  domain: string,
): Promise<string> {
  const at = now().toISOString();
  const token = randomBytes(24).toString('base64url');
  const claim: BusinessDomainRow = {
    id: newId(),
    businessId,
    domain,
    token,
    state: 'verified',
    method: 'meta-tag',
    claimedAt: at,
    checkedAt: at,
    verifiedAt: at,
    problem: null,
    shippingRates: [],
  };
  await storage.businessDomains.claimDomain(claim);
  return token;
}

async function chooseTerms({ storage, now }: Needs<'storage' | 'now'>, businessId: string): Promise<void> {
  await storage.attributionSettings.saveSettings({
    businessId,
    windowDays: 30,
    model: 'last',
    clickParameter: 'pricehunt_ref',
    utm: { source: 'pricehunt', medium: 'price_comparison', campaign: 'product_referral' },
    rules: [
      { applies: { to: 'default' }, pays: { kind: 'percent', basisPoints: 400 } },
      { applies: { to: 'category', category: 'Kopfhörer' }, pays: { kind: 'percent', basisPoints: 600 } },
    ],
    discountCodes: ['PRICEHUNT10'],
    updatedAt: now().toISOString(),
  });
}

async function itemsOf(
  { storage, now }: Needs<'storage' | 'now'>,
  businessId: string,
): Promise<readonly (DemoItem & PricedItem)[]> {
  const rows = await storage.merchantItems.listItems({ businessId, feedId: null, after: null, limit: 500 });
  return rows.map(({ item, itemId, offerId, productId }) => {
    const { amountMinor, currency } = priceInEffect(item, now().getTime());
    const { title, sku, link } = item;
    const conditionClass = conditionClassOf(item.condition);
    const ids = { itemId, offerId, productId };
    return { ...ids, title, sku, link, priceMinor: amountMinor, currency, conditionClass };
  });
}

/** Records each order at its own time, all in one transaction: one by one they would take a minute. */
async function takePastOrders(services: Services, orders: readonly PastOrder[]): Promise<void> {
  await services.storage.atomically(async (stores) => {
    const storage: Storage = { ...services.storage, ...stores, atomically: (work) => work(stores) };
    const asOf = (at: string): Services => servicesAsOf({ ...services, storage }, at);
    for (const { message, refund } of orders) {
      await recordOrder(asOf(message.placedAt), message);
      if (refund !== null) await recordRefund(asOf(refund.at), refund);
    }
  });
}

async function inBatches<Row>(rows: readonly Row[], store: (rows: readonly Row[]) => Promise<void>) {
  for (let from = 0; from < rows.length; from += 1_000) await store(rows.slice(from, from + 1_000));
}
