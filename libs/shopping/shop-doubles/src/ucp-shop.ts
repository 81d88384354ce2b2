import type { Goods } from './goods';
import { sampleGoods } from './goods';
import type { DoubleAnswer, DoubleRequest, ShopDouble } from './shop-double';
import { plainProductPage } from './plain-product-page';
import { jsonAnswer, page, pageAnswer } from './shop-double';

/** A shop with its own software that supports the Universal Commerce Protocol. */
export interface UcpShopOptions {
  readonly origin: string;
  readonly name?: string | null;
  readonly currency?: string;
  readonly goods?: readonly Goods[];
  readonly transport?: 'mcp' | 'rest';
  /** The catalog URL in the profile; defaults to the real one. */
  readonly endpoint?: string;
}

const version = '2026-04-08';

/** Home page, product pages, a profile at /.well-known/ucp, and a catalog over MCP or REST. */
export function ucpShop(options: UcpShopOptions): ShopDouble {
  const { origin, name = null, transport = 'mcp' } = options;
  const { endpoint = transport === 'mcp' ? `${origin}/api/ucp/mcp` : `${origin}/ucp` } = options;
  const shop = { currency: 'EUR', goods: sampleGoods, ...options };
  return (request) => {
    const { pathname } = new URL(request.link);
    if (pathname === '/') return homePage(name);
    if (pathname === '/.well-known/ucp') return jsonAnswer(profile(endpoint, transport));
    if (transport === 'mcp' && pathname === '/api/ucp/mcp') return answerMcp(shop, request);
    if (transport === 'rest' && pathname === '/ucp/catalog/search') return answerRest(shop, request);
    const product = shop.goods.find(({ slug }) => pathname === `/p/${slug}`);
    return product === undefined
      ? pageAnswer(page({ title: '404', body: '' }), 404)
      : plainProductPage(product, shop);
  };
}

function homePage(name: string | null): DoubleAnswer {
  return pageAnswer(page({ title: name ?? 'Own shop', siteName: name, body: '<p>Welcome</p>' }));
}

type Shop = UcpShopOptions & Required<Pick<UcpShopOptions, 'currency' | 'goods'>>;

function profile(endpoint: string, transport: 'mcp' | 'rest'): object {
  return {
    ucp: {
      version,
      services: { 'dev.ucp.shopping': [{ version, transport, endpoint }] },
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version }] },
      payment_handlers: {},
    },
  };
}

/** The protocol requires the caller's profile in every tool call. */
function answerMcp(shop: Shop, { body }: DoubleRequest): DoubleAnswer {
  const { id, params } = JSON.parse(body ?? '{}');
  const { meta, catalog } = params?.arguments ?? {};
  if (meta?.['ucp-agent']?.profile === undefined) {
    return jsonAnswer({ jsonrpc: '2.0', id, error: { code: -32602, message: 'no profile' } });
  }
  return jsonAnswer({ jsonrpc: '2.0', id, result: { structuredContent: found(shop, catalog.query) } });
}

function answerRest(shop: Shop, { method, headers, body }: DoubleRequest): DoubleAnswer {
  if (method !== 'POST') return jsonAnswer({ code: 'method_not_allowed' }, 405);
  if (!/^profile="https?:/.test(headers['ucp-agent'] ?? '')) return jsonAnswer({ code: 'no_profile' }, 400);
  return jsonAnswer(found(shop, JSON.parse(body ?? '{}').query ?? ''));
}

/** Every word must be in the title, brand or codes. */
function found({ origin, currency, goods }: Shop, query: string): object {
  const words = query.toLowerCase().split(/\s+/);
  const products = goods
    .filter(({ title, brand, gtin }) => {
      const text = `${title} ${brand} ${gtin ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map(({ id, title, brand, gtin, sku, price, slug, stock }) => ({
      id: String(id),
      title,
      brand,
      description: { plain: title },
      variants: [
        {
          id: `v${id}`,
          title,
          sku,
          url: `${origin}/p/${slug}`,
          price: { amount: Math.round(Number(price) * 100), currency },
          barcodes: gtin === null ? [] : [{ type: 'EAN', value: gtin }],
          availability: { available: stock !== 'out' },
        },
      ],
    }));
  return { ucp: { version, capabilities: {} }, products, pagination: { has_next_page: false } };
}
