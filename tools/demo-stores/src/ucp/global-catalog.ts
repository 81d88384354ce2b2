import { escapeHtml } from '../pages/escape-html';
import { shopIdOf } from '../shops/shopify-documents';
import { groupsOf } from '../shops/store';
import type { Store } from '../shops/store';
import { htmlReply, textReply } from '../shops/web';
import type { Counter } from '../shops/web';
import { numberFrom } from '../world/seeded';
import { nouns } from '../world/nouns';
import { categories, colours } from '../world/words';
import { variantOf } from './store-catalog';
import { ucpCounter } from './ucp-counter';
import type { CatalogProduct, CatalogVariant, UcpCatalog } from './ucp-catalog';

/** The catalog across stores: one UPID per product line with the variants of every seller, at most ten per page. */
export function globalCatalog(stores: readonly Store[]): UcpCatalog {
  const lines = new Map<string, CatalogVariant[]>();
  for (const store of stores) {
    for (const group of groupsOf(store)) {
      for (const listing of group) {
        const variant = variantOf(store, group, listing);
        const known = lines.get(listing.product.familyKey) ?? [];
        known.push(worldwide(store, variant));
        lines.set(listing.product.familyKey, known);
      }
    }
  }
  const products = [...lines].map(([familyKey, variants]) => productOf(familyKey, variants));
  return { name: 'Global Catalog', products, pageSizeMax: 10, currency: 'USD' };
}

export function globalCatalogCounter(
  stores: readonly Store[],
  origin: string,
  limits: { callsPerMinute: number; now: () => number },
): Counter {
  const catalog = globalCatalog(stores);
  const ucp = ucpCounter(catalog, origin, limits);
  return (visit) => {
    const reply = ucp(visit);
    if (reply !== null) return reply;
    if (visit.path === '/robots.txt') return textReply('User-agent: *\nAllow: /\n');
    return visit.path === '/'
      ? htmlReply(frontPage(catalog, stores))
      : textReply('Not Found', undefined, 404);
  };
}

/** The universal product id of a line, the same in every run. */
export function upidOf(familyKey: string): string {
  return `gid://shopify/p/${numberFrom(`upid/${familyKey}`).toString(36)}${numberFrom(`p/${familyKey}`).toString(36)}`;
}

function productOf(familyKey: string, variants: readonly CatalogVariant[]): CatalogProduct {
  const product = variants[0]?.listing.product;
  const noun = product === undefined ? null : nouns[product.noun];
  return {
    id: upidOf(familyKey),
    handle: null,
    title: product === undefined ? familyKey : `${product.brand} ${product.name}`,
    description: product?.text ?? '',
    url: null,
    category: noun === null ? '' : categories[noun.category].en,
    variants,
  };
}

function worldwide(store: Store, variant: CatalogVariant): CatalogVariant {
  const { product } = variant.listing;
  const options = [
    product.colour === null ? null : { name: 'Color', label: colours[product.colour].en },
    product.capacity === null ? null : { name: 'Capacity', label: product.capacity },
    product.size === null ? null : { name: 'Size', label: product.size },
  ].filter((option) => option !== null);
  return {
    ...variant,
    id: `${variant.id}?shop=${shopIdOf(store.profile)}`,
    options: options.length === 0 ? [{ name: 'Title', label: 'Default Title' }] : options,
  };
}

function frontPage(catalog: UcpCatalog, stores: readonly Store[]): string {
  const sellers = stores
    .map(({ origin, profile }) => `<li><a href="${origin}/">${escapeHtml(profile.name)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Global Catalog</title><style>body{font:17px/1.6 Georgia,serif;max-width:38em;margin:12vh auto;padding:0 20px;color:#1d2340}code{font-size:15px;background:#eef1f4;padding:2px 6px;border-radius:4px;overflow-wrap:anywhere}</style></head><body><h1>Global Catalog</h1><p>${catalog.products.length} products of ${stores.length} stores, for programs: <code>POST /api/ucp/mcp</code> with the tools <code>search_catalog</code>, <code>lookup_catalog</code> and <code>get_product</code>. Its profile is at <a href="/.well-known/ucp">/.well-known/ucp</a>.</p><ul>${sellers}</ul></body></html>`;
}
