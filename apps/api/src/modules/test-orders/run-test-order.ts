import { takeShopifyWebhook } from '@pricehunt/api-contract/incoming-orders';
import { followRedirect } from '@pricehunt/api-contract/redirects';
import type { ProblemReason } from '@pricehunt/api-contract';
import { decimalFromMoney } from '@pricehunt/offers';
import { unusedOrderSource } from '@pricehunt/storage';
import type { OrderSourceRow, TestOrderHop, TestOrderRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { attributionTermsOf } from '../../merchant-orders/attribution-terms';
import {
  newWebhookSecret,
  sealedSecret,
  shopifySecrets,
  signatureOf,
} from '../../merchant-orders/order-source-secrets';
import { testOrderSource } from '../../merchant-traffic/test-order-marks';
import { storedReasons, reason } from '../../answers/stored-reasons';
import type { Needs } from '../../services';

/** Calls through it pass everything that an outside call passes. */
export type OwnApi = Pick<FastifyInstance, 'inject'>;

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const testAmountMinor = 10_000;

/** Clicks a signed link, opens the landing page and sends a signed webhook. Continues after a failed step if it can. */
export async function runTestOrder(
  services: Needs<'storage' | 'safeFetch' | 'outboundSigner' | 'secretBox' | 'shopifyApp' | 'now' | 'newId'>,
  api: OwnApi,
  test: TestOrderRow,
  domain: string,
): Promise<void> {
  const { clickParameter } = await attributionTermsOf(services.storage, test.businessId);
  const hops: TestOrderHop[] = [];
  const storeHop = async (hop: TestOrderHop['hop'], outcome: HopOutcome) => {
    const { seen, problem } = outcome;
    const stored = problem === null ? null : storedReasons(problem);
    hops.push({ hop, isPassed: problem === null, at: services.now().toISOString(), seen, problem: stored });
    await services.storage.testOrders.saveHops(test.id, [...hops]);
  };
  const click = await clickThrough(services, api, domain, clickParameter);
  await storeHop('click', click);
  if (click.location !== null)
    await storeHop('landing', await land(services, click.location, clickParameter));
  else await storeHop('landing', { seen: null, problem: reason('test.no-click') });
  await storeHop('order', await sendOrder(services, api, test, click.seen));
}

interface HopOutcome {
  readonly seen: string | null;
  readonly problem: ProblemReason | null;
}

/** Follows a signed link to the store through the redirect and returns the id that it carries. */
async function clickThrough(
  { outboundSigner, now }: Needs<'outboundSigner' | 'now'>,
  api: OwnApi,
  domain: string,
  clickParameter: string,
): Promise<HopOutcome & { readonly location: string | null }> {
  const isLoopback = /^(?:127\.0\.0\.1|localhost):\d+$/.test(domain);
  const outbound = outboundSigner.sign(`${isLoopback ? 'http' : 'https'}://${domain}/`, testOrderSource);
  const answer = await api.inject({
    url: followRedirect.path,
    query: { ...outbound, source: testOrderSource, timestamp: String(now().getTime()) },
    headers: { 'user-agent': browser },
  });
  const location = answer.headers['location'];
  if (answer.statusCode !== 302 || typeof location !== 'string' || !URL.canParse(location)) {
    return { seen: null, location: null, problem: reason('test.redirect-elsewhere') };
  }
  const seen = new URL(location).searchParams.get(clickParameter);
  const problem = seen === null ? reason('test.no-parameter', { parameter: clickParameter }) : null;
  return { seen, location, problem };
}

/** Checks whether the id is still in the landing page's URL. */
async function land(
  { safeFetch }: Needs<'safeFetch'>,
  location: string,
  clickParameter: string,
): Promise<HopOutcome> {
  const page = await safeFetch.fetch(location, { accept: 'any', respectRobots: false });
  if (page.kind !== 'ok') return { seen: location, problem: reason('test.page-unread') };
  const { finalLink } = page;
  return new URL(finalLink).searchParams.has(clickParameter)
    ? { seen: finalLink, problem: null }
    : { seen: finalLink, problem: reason('test.parameter-lost', { parameter: clickParameter }) };
}

async function sendOrder(
  services: Needs<'storage' | 'secretBox' | 'shopifyApp' | 'now' | 'newId'>,
  api: OwnApi,
  test: TestOrderRow,
  referenceId: string | null,
): Promise<HopOutcome> {
  const source = await testSourceOf(services, test.businessId);
  const [secret = ''] = shopifySecrets(services, source);
  const { currency } = await services.storage.businessProfiles.findProfile(test.businessId);
  const payload = JSON.stringify(
    orderBody(test, services.now().toISOString(), currency ?? 'EUR', referenceId),
  );
  const answer = await api.inject({
    method: 'POST',
    url: takeShopifyWebhook.path.replace(':integrationId', source.id),
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-webhook-id': `test-${test.id}`,
      'x-shopify-shop-domain': source.shopDomain ?? '',
      'x-shopify-triggered-at': test.startedAt,
      'x-shopify-hmac-sha256': signatureOf(payload, secret),
    },
    payload,
  });
  const problem = answer.statusCode === 200 ? null : reason('test.order-refused');
  return { seen: nameOf(test), problem };
}

async function testSourceOf(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId'>,
  businessId: string,
): Promise<OrderSourceRow> {
  const { orderSources } = services.storage;
  const sources = await orderSources.listSources(businessId);
  const before =
    sources.find(({ kind, uninstalledAt }) => kind === 'shopify' && uninstalledAt === null) ??
    sources.find(({ kind }) => kind === 'test');
  if (before !== undefined) return before;
  const id = services.newId();
  const source: OrderSourceRow = {
    ...unusedOrderSource,
    id,
    businessId,
    kind: 'test',
    secret: sealedSecret(services, id, newWebhookSecret()),
    createdAt: services.now().toISOString(),
  };
  await orderSources.createSource(source);
  return source;
}

function nameOf(test: Pick<TestOrderRow, 'id'>): string {
  return `TEST-${test.id.slice(-6).toUpperCase()}`;
}

/** Placed after the click: a click after the order would not count. */
function orderBody(test: TestOrderRow, placedAt: string, currency: string, referenceId: string | null) {
  const price = decimalFromMoney({ amountMinor: testAmountMinor, currency });
  return {
    id: test.externalId,
    name: nameOf(test),
    created_at: placedAt,
    processed_at: placedAt,
    updated_at: placedAt,
    currency,
    total_price: price,
    subtotal_price: price,
    total_tax: '0',
    test: true,
    financial_status: 'paid',
    note_attributes: referenceId === null ? [] : [{ name: '_pricehunt_ref', value: referenceId }],
    line_items: [{ id: 1, title: 'Test', quantity: 1, price }],
  };
}
