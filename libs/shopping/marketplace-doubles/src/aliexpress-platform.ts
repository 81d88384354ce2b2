import { jsonAnswer } from '@pricehunt/shop-doubles';
import type { DoubleAnswer } from '@pricehunt/shop-doubles';
import { createHmac } from 'node:crypto';
import { createCallCounter, hasWords } from './platform';
import type { PlatformDouble, PlatformTerms } from './platform';

export interface AliExpressPlatformOptions extends PlatformTerms {
  readonly appKey: string;
  readonly appSecret: string;
}

/** Errors and empty results have status 200, prices are in the requested currency. */
export function aliExpressPlatform(options: AliExpressPlatformOptions): PlatformDouble {
  const counter = createCallCounter(options);
  return {
    answer: ({ link }) => {
      const { pathname, searchParams } = new URL(link);
      if (pathname !== '/sync') return jsonAnswer({ error: 'not found' }, 404);
      const { sign = '', ...parameters } = Object.fromEntries(searchParams);
      if (parameters['app_key'] !== options.appKey)
        return refusal('InvalidAppKey', 'The specified App Key is invalid');
      if (sign !== signatureOf(parameters, options.appSecret)) {
        return refusal('IncompleteSignature', 'The request signature does not conform to platform standards');
      }
      const age = options.now().getTime() - Number(parameters['timestamp']);
      if (!(Math.abs(age) < 600_000))
        return refusal('IllegalTimestamp', 'The specified timestamp is invalid');
      if (!counter.take())
        return refusal('AppApiCallLimit', 'The request is limited by the flow control of the app');
      const method = parameters['method'] ?? '';
      const found = method.endsWith('productdetail.get')
        ? products.filter(({ id }) => (parameters['product_ids'] ?? '').split(',').includes(id))
        : products.filter(({ title }) => hasWords(title, parameters['keywords'] ?? ''));
      const result =
        found.length === 0
          ? { resp_code: 405, resp_msg: 'The result is empty' }
          : {
              resp_code: 200,
              resp_msg: 'Call succeeds',
              result: {
                current_page_no: 1,
                total_page_no: 1,
                total_record_count: found.length,
                products: { product: found.map((each) => productOf(each, parameters)) },
              },
            };
      return jsonAnswer({
        [`${method.replaceAll('.', '_')}_response`]: { resp_result: result, request_id: '2101' },
      });
    },
    calls: counter.calls,
    expireTokens: () => undefined,
  };
}

function signatureOf(parameters: Readonly<Record<string, string>>, secret: string): string {
  const names = Object.keys(parameters).toSorted();
  const signed = names.map((name) => `${name}${parameters[name] ?? ''}`).join('');
  return createHmac('sha256', secret).update(signed).digest('hex').toUpperCase();
}

function refusal(code: string, msg: string): DoubleAnswer {
  return jsonAnswer({ error_response: { code, msg, request_id: '2101', type: 'ISP' } });
}

interface Product {
  readonly id: string;
  readonly title: string;
  readonly salePrice: string;
  readonly originalPrice: string;
}

const products: readonly Product[] = [
  {
    id: '1005005001',
    title: 'Sony WH-1000XM5 Wireless Headphones Black',
    salePrice: '301.20',
    originalPrice: '420.00',
  },
  {
    id: '1005005002',
    title: 'Ear cushions for Sony WH-1000XM5 black',
    salePrice: '4.99',
    originalPrice: '4.99',
  },
];

function productOf(product: Product, parameters: Readonly<Record<string, string>>): object {
  const currency = parameters['target_currency'] ?? 'USD';
  return {
    product_id: Number(product.id),
    product_title: product.title,
    product_detail_url: `https://www.aliexpress.com/item/${product.id}.html?pdp_npi=4%40dis`,
    product_main_image_url: `https://ae01.alicdn.com/kf/${product.id}.jpg`,
    sale_price: '2150.00',
    sale_price_currency: 'CNY',
    original_price: '2999.00',
    target_sale_price: product.salePrice,
    target_original_price: product.originalPrice,
    target_sale_price_currency: currency,
    discount: '28%',
    evaluate_rate: '96.5%',
    lastest_volume: 12,
    shop_id: 912_345,
    shop_url: 'https://www.aliexpress.com/store/912345',
    ...(parameters['tracking_id'] === undefined
      ? {}
      : { promotion_link: `https://s.click.aliexpress.com/e/_${product.id}` }),
  };
}
