import type { ScriptedAnswer, ScriptedCall, ScriptedPages } from '@pricehunt/safe-fetch/testing';

interface WoocommerceProduct {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  readonly gtin?: string;
  readonly variations?: readonly { readonly id: number; readonly price: string; readonly size: string }[];
}

export interface WoocommerceDouble {
  readonly pages: ScriptedPages;
  products: readonly WoocommerceProduct[];
  consumerSecret: string;
  canWrite: boolean;
  /** Refuses to create more. */
  webhooksMax: number;
  /** By their path in the REST API, such as tax/woocommerce_prices_include_tax. */
  settings: Readonly<Record<string, string>>;
  readonly webhooks: Map<number, Readonly<Record<string, unknown>>>;
}

export const storeLink = 'https://oak.example';
/** Other stores of the same owner, on the same site and on another host. */
export const otherStoreLinks = [`${storeLink}/at`, 'https://at.oak.example'] as const;
const bases = [storeLink, ...otherStoreLinks].map((link) => `${link}/wp-json/wc/v3`);
const rightSecret = 'cs_0123456789';

/** The parts of WooCommerce's REST API that a connection uses. */
export function openWoocommerceStore(products: readonly WoocommerceProduct[]): WoocommerceDouble {
  const double: WoocommerceDouble = {
    products,
    consumerSecret: rightSecret,
    canWrite: true,
    webhooksMax: 100,
    settings: {},
    webhooks: new Map(),
    pages: { '*': (call) => answer(double, call) },
  };
  return double;
}

function answer(double: WoocommerceDouble, call: ScriptedCall): ScriptedAnswer {
  const base = bases.find((each) => call.link.startsWith(each));
  if (base === undefined) return { status: 404, body: 'Not found' };
  const { pathname, searchParams } = new URL(call.link);
  const path = pathname.slice(new URL(base).pathname.length);
  if (call.headers['authorization'] !== `Basic ${btoa(`ck_0123456789:${double.consumerSecret}`)}`) {
    return { status: 401, json: { code: 'woocommerce_rest_authentication_error' } };
  }
  if (call.method === 'POST') return change(double, path, searchParams, call.body);
  if (path === '/data/currencies/current') return { json: { code: 'EUR', name: 'Euro' } };
  const [, setting] = /^\/settings\/(.+)$/.exec(path) ?? [];
  if (setting !== undefined) {
    const value = double.settings[setting];
    return value === undefined ? { status: 404, json: {} } : { json: { id: setting, value } };
  }
  const [, parent] = /^\/products\/(\d+)\/variations$/.exec(path) ?? [];
  const rows =
    parent === undefined
      ? double.products.map(productView)
      : variationViews(double.products.find(({ id }) => String(id) === parent));
  const [size, number] = [Number(searchParams.get('per_page')), Number(searchParams.get('page'))];
  return { json: rows.slice((number - 1) * size, number * size) };
}

function change(
  double: WoocommerceDouble,
  path: string,
  query: URLSearchParams,
  body: string | null,
): ScriptedAnswer {
  if (!double.canWrite) return { status: 401, json: { code: 'woocommerce_rest_cannot_create' } };
  const [, id] = /^\/webhooks\/(\d+)$/.exec(path) ?? [];
  if (id !== undefined && query.get('_method') === 'DELETE') {
    double.webhooks.delete(Number(id));
    return { json: { id: Number(id) } };
  }
  if (double.webhooks.size >= double.webhooksMax) return { status: 401, json: {} };
  const made = Math.max(0, ...double.webhooks.keys()) + 1;
  double.webhooks.set(made, JSON.parse(body ?? '{}'));
  return { status: 201, json: { id: made } };
}

function productView({ id, name, price, gtin = '', variations = [] }: WoocommerceProduct): object {
  return {
    id,
    name,
    status: 'publish',
    permalink: `${storeLink}/product/p-${id}/`,
    sku: `OAK-${id}`,
    type: variations.length === 0 ? 'simple' : 'variable',
    description: '<p>Good.</p>',
    price,
    regular_price: variations.length === 0 ? price : '',
    sale_price: '',
    stock_status: 'instock',
    global_unique_id: gtin,
    images: [{ src: `${storeLink}/lamp.png` }],
    brands: [{ name: 'Oak' }],
    categories: [{ name: 'Lamps' }],
    attributes: [],
    variations: variations.map((each) => each.id),
  };
}

function variationViews(product: WoocommerceProduct | undefined): readonly object[] {
  return (product?.variations ?? []).map(({ id, price, size }) => ({
    id,
    status: 'publish',
    permalink: `${storeLink}/product/p-${product?.id}/?size=${size}`,
    sku: `OAK-${id}`,
    price,
    regular_price: price,
    sale_price: '',
    stock_status: 'instock',
    attributes: [{ name: 'Size', option: size }],
  }));
}
