import { unusedOrderSource } from '@pricehunt/storage';
import type { OrderSourceRow } from '@pricehunt/storage';
import { openSecrets, sealedSecret, signatureOf } from '../merchant-orders/order-source-secrets';
import { handleMatchOrders } from '../merchant-orders/match-orders.job';
import { handleProcessDelivery } from '../merchant-orders/process-delivery.job';
import { checkedTopics } from '../modules/shopify-webhooks/checked-topics';
import { orderTopics } from '../modules/shopify-webhooks/order-topics';
import type { TestApi } from './test-api';
import { signInTestMember } from './sign-in';
import type { SignedInCaller } from './sign-in';

export const testBrowser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

export interface TestMerchant {
  readonly caller: SignedInCaller;
  readonly businessId: string;
  readonly domain: string;
  readonly sourceId: string;
}

export async function makeTestMerchant(
  api: TestApi,
  choice: { readonly domain?: string; readonly basisPoints?: number | null; readonly email?: string } = {},
): Promise<TestMerchant> {
  const { storage, newId, now } = api.services;
  const domain = choice.domain ?? 'klangwerk.example';
  const member = await signInTestMember(api, {
    storeDomain: domain,
    ...(choice.email === undefined ? {} : { email: choice.email }),
  });
  const { businessId } = member;
  const at = now().toISOString();
  const domainId = newId();
  await storage.businessDomains.claimDomain({
    id: domainId,
    businessId,
    domain,
    token: 't',
    state: 'pending',
    method: null,
    claimedAt: at,
    checkedAt: null,
    verifiedAt: null,
    problem: null,
  });
  await storage.businessDomains.changeDomain(domainId, { state: 'verified', method: 'dns', verifiedAt: at });
  const sourceId = newId();
  const source: OrderSourceRow = {
    ...unusedOrderSource,
    id: sourceId,
    businessId,
    kind: 'shopify',
    shopDomain: domain,
    secret: sealedSecret(api.services, sourceId, `shpss_a-secret-of-${domain}`),
    createdAt: at,
  };
  await storage.orderSources.createSource(source);
  const basisPoints = choice.basisPoints === undefined ? 500 : choice.basisPoints;
  if (basisPoints !== null) {
    await member.inject({
      method: 'PUT',
      url: '/api/business/attribution/settings',
      payload: {
        windowDays: 30,
        model: 'last',
        clickParameter: 'pricehunt_ref',
        discountCodes: [],
        utm: { source: 'pricehunt', medium: 'price_comparison', campaign: 'product_referral' },
        commissionRules: [{ applies: { to: 'default' }, pays: { kind: 'percent', basisPoints } }],
      },
    });
  }
  return { caller: member, businessId, domain, sourceId };
}

export async function clickTo(
  api: TestApi,
  domain: string,
  choice: {
    readonly source?: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly remoteAddress?: string;
  } = {},
): Promise<{ readonly referenceId: string; readonly location: URL }> {
  const outbound = api.services.outboundSigner.sign(`https://${domain}/products/kopfhoerer`, 'offer-1');
  const response = await api.app.inject({
    url: '/api/redirect',
    query: { ...outbound, source: choice.source ?? 'comparison', ...choice.query },
    headers: { 'user-agent': testBrowser, ...choice.headers },
    ...(choice.remoteAddress === undefined ? {} : { remoteAddress: choice.remoteAddress }),
  });
  const location = new URL(String(response.headers['location']));
  return { referenceId: location.searchParams.get('pricehunt_ref') ?? '', location };
}

/** Headphones of €100 without tax, €19 tax, €4.90 shipping; `changes` set what the test is about. */
export function shopifyOrder(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 5001,
    name: '#1001',
    checkout_token: null,
    created_at: '2026-11-21T10:00:00+01:00',
    processed_at: '2026-11-21T10:00:00+01:00',
    updated_at: '2026-11-21T10:00:01+01:00',
    cancelled_at: null,
    currency: 'EUR',
    total_price: '123.90',
    subtotal_price: '100.00',
    total_tax: '19.00',
    total_discounts: '0.00',
    taxes_included: false,
    total_shipping_price_set: { shop_money: { amount: '4.90', currency_code: 'EUR' } },
    discount_codes: [],
    note_attributes: [],
    landing_site: '/',
    email: 'jo@post.example',
    customer: { id: 77, email: 'jo@post.example' },
    test: false,
    financial_status: 'paid',
    line_items: [
      {
        id: 9001,
        product_id: 31,
        variant_id: 41,
        sku: 'KW-1',
        title: 'Kopfhörer',
        quantity: 2,
        price: '50.00',
        total_discount: '0.00',
        discount_allocations: [],
        tax_lines: [{ price: '19.00' }],
      },
    ],
    ...changes,
  };
}

export function cartAttribute(...references: readonly string[]) {
  return { note_attributes: [{ name: '_pricehunt_ref', value: references.join(',') }] };
}

/** Valid signature and shop by default; null names no shop. */
export async function sendWebhook(
  api: TestApi,
  merchant: TestMerchant,
  topic: string,
  body: unknown,
  choice: {
    readonly deliveryId?: string;
    readonly signature?: string;
    readonly shop?: string | null;
  } = {},
) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const source = await api.services.storage.orderSources.findSource(merchant.sourceId);
  const shop = choice.shop === undefined ? merchant.domain : choice.shop;
  const secret = source === null ? '' : (openSecrets(api.services, source)[0] ?? '');
  return api.app.inject({
    method: 'POST',
    url: `/api/webhooks/shopify/${merchant.sourceId}`,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': choice.deliveryId ?? api.services.newId(),
      ...(shop === null ? {} : { 'x-shopify-shop-domain': shop }),
      'x-shopify-hmac-sha256': choice.signature ?? signatureOf(payload, secret),
    },
    payload,
  });
}

export async function runOrderJobs(api: TestApi): Promise<void> {
  await api.runJobs([
    handleProcessDelivery(api.services, checkedTopics(orderTopics)),
    handleMatchOrders(api.services),
  ]);
}
