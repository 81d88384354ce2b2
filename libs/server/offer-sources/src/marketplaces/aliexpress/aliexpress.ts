import type { Offer } from '@pricehunt/offers';
import { dayMs } from '@pricehunt/offers';
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { KeyFailure, SourceFailure } from '../../offer-source';
import type { OfferRequest } from '../../offer-source';
import { refusalOf } from '../call-api';
import { offerOfMarketplace } from '../marketplace-offer';
import type { Marketplace, MarketplaceApi, OpenedServices } from '../marketplace-source';

const defaultAddress = 'https://api-sg.aliexpress.com';
const productsPerSearch = '20';

export const aliExpress: Marketplace = {
  id: 'aliexpress',
  name: 'AliExpress',
  callsPerDayMax: null,
  spacingMs: 200,
  keyRules: {
    'app-key': { isOptional: false, isSecret: false, form: /^\d{4,20}$/ },
    'app-secret': { isOptional: false, isSecret: true, form: /^[A-Za-z0-9]{16,80}$/ },
    'tracking-id': { isOptional: true, isSecret: false, form: /^\S{2,80}$/ },
  },
  // The terms state no limit, so we use the strictest of the others.
  retention: { historyAllowed: false, ageMsMax: dayMs, mustShowTimestamp: true, disclaimer: null },
  open: openAliExpress,
};

function openAliExpress({ caller, readKey, now, address }: OpenedServices): MarketplaceApi {
  const origin = address ?? defaultAddress;
  const trackingId = () => readKey('tracking-id');

  async function call(
    method: string,
    wanted: Record<string, string>,
    signal: AbortSignal,
  ): Promise<readonly Offer[]> {
    const tracking = trackingId();
    const unsigned = {
      method,
      app_key: readKey('app-key') ?? '',
      timestamp: String(now().getTime()),
      sign_method: 'sha256',
      format: 'json',
      v: '2.0',
      ...wanted,
      ...(tracking === null ? {} : { tracking_id: tracking }),
    };
    const parameters = new URLSearchParams({
      ...unsigned,
      sign: signatureOf(unsigned, readKey('app-secret') ?? ''),
    });
    const answer = await caller.call({ link: `${origin}/sync?${parameters.toString()}`, signal });
    if (!answer.isOk) throw refusalOf(answer, { id: 'aliexpress', now });
    return offersOfAliExpress(answer.json, { isTracked: tracking !== null, checkedAt: now().toISOString() });
  }

  const placeOf = ({ country, currency }: Pick<OfferRequest, 'country' | 'currency'>) => ({
    target_currency: currency ?? 'USD',
    target_language: 'EN',
    ...(country === null ? {} : { ship_to_country: country }),
  });

  return {
    search: async ({ kind, text }, request, signal) => {
      // The catalog has no GTINs.
      if (kind === 'gtin') return [];
      const wanted = { keywords: text, page_no: '1', page_size: productsPerSearch, ...placeOf(request) };
      return call('aliexpress.affiliate.product.query', wanted, signal);
    },
    lookUp: (productId, request, signal) => {
      const { ship_to_country: country, ...place } = placeOf(request);
      const wanted = { product_ids: productId, ...place, ...(country === undefined ? {} : { country }) };
      return call('aliexpress.affiliate.productdetail.get', wanted, signal);
    },
    tryKeys: async (signal) => {
      const wanted = {
        keywords: 'lamp',
        page_no: '1',
        page_size: '1',
        target_currency: 'USD',
        target_language: 'EN',
      };
      await call('aliexpress.affiliate.product.query', wanted, signal);
    },
  };
}

/** HMAC-SHA-256 over the sorted parameters, each name followed by its value. */
function signatureOf(parameters: Readonly<Record<string, string>>, secret: string): string {
  const signed = Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}${value}`)
    .join('');
  return createHmac('sha256', secret).update(signed).digest('hex').toUpperCase();
}

const text = z.catch(z.nullish(z.string()), null);
const errorShape = z.object({ error_response: z.object({ code: z.union([z.string(), z.number()]) }) });
const responseShape = z.object({
  resp_result: z.object({
    resp_code: z.number(),
    result: z.catch(z.nullish(z.object({ products: z.unknown() })), null),
  }),
});
const productShape = z.object({
  product_id: z.union([z.number(), z.string()]),
  product_title: z.string().check(z.minLength(1)),
  product_detail_url: z.string(),
  product_main_image_url: text,
  promotion_link: text,
  target_sale_price: text,
  target_original_price: text,
  target_sale_price_currency: text,
  shop_id: z.catch(z.nullish(z.union([z.number(), z.string()])), null),
});
type AliExpressProduct = z.infer<typeof productShape>;

const nothingFoundCode = 405;

/** Errors have status 200 and an error code. */
function offersOfAliExpress(
  answer: unknown,
  reading: { readonly isTracked: boolean; readonly checkedAt: string },
): readonly Offer[] {
  const refused = errorShape.safeParse(answer);
  if (refused.success) throw refusedWith(String(refused.data.error_response.code));
  const [response] = Object.values(z.record(z.string(), z.unknown()).safeParse(answer).data ?? {});
  const read = responseShape.safeParse(response);
  if (!read.success) throw new SourceFailure('bad-answer', 'aliexpress returned no products');
  const { resp_code: code, result } = read.data.resp_result;
  if (code === nothingFoundCode) return [];
  if (code !== 200) throw new SourceFailure('bad-answer', `aliexpress rejected the request (${code})`);
  const listed = listOf(result?.products);
  const products = listed.flatMap((one) => productShape.safeParse(one).data ?? []);
  if (listed.length > 0 && products.length === 0) {
    throw new SourceFailure('bad-answer', 'aliexpress returned products in an unknown format');
  }
  return products.flatMap((product) => offerOf(product, reading) ?? []);
}

function refusedWith(code: string): SourceFailure {
  if (/limit/i.test(code)) return new KeyFailure('quota-reached', 'aliexpress: quota reached');
  if (/expired/i.test(code)) return new KeyFailure('expired', 'aliexpress: the keys have expired');
  if (/appkey|app_key|apikey|signature|permission|session|token/i.test(code)) {
    return new KeyFailure('refused', 'aliexpress: the keys were rejected');
  }
  return new SourceFailure('bad-answer', 'aliexpress rejected the request');
}

/** The list may or may not be wrapped. */
function listOf(products: unknown): readonly unknown[] {
  if (Array.isArray(products)) return products;
  const wrapped = z.object({ product: z.array(z.unknown()) }).safeParse(products);
  return wrapped.success ? wrapped.data.product : [];
}

function offerOf(
  product: AliExpressProduct,
  { isTracked, checkedAt }: { readonly isTracked: boolean; readonly checkedAt: string },
): Offer | null {
  const currency = product.target_sale_price_currency ?? '';
  const stated = (amount: string | null | undefined) => (amount ? { amount, currency } : null);
  return offerOfMarketplace(
    { id: 'aliexpress', name: 'AliExpress' },
    {
      itemId: String(product.product_id),
      link: product.product_detail_url,
      affiliateLink: isTracked ? product.promotion_link : null,
      title: product.product_title,
      price: stated(product.target_sale_price),
      listPrice: stated(product.target_original_price),
      // Search results are on sale, but a variant's stock is unknown.
      availability: 'unknown',
      condition: 'unknown',
      imageUrl: product.product_main_image_url,
      seller: product.shop_id ? `Store ${product.shop_id}` : null,
    },
    checkedAt,
  );
}
