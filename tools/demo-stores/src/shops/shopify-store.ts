import { answerAdminApi } from '../office/admin-api';
import { answerOffice } from '../office/answer-office';
import { answerInstallation } from '../office/install-app';
import { answerTill } from '../office/answer-till';
import { openOffice } from '../office/office';
import type { Office } from '../office/office';
import { rememberedVisit, remembering } from '../office/remembered-visit';
import { foundGroups } from '../pages/shelf-pages';
import { decimalPrice } from '../pages/printed-price';
import { notFoundPage } from '../pages/text-pages';
import { storeCatalog } from '../ucp/store-catalog';
import { ucpCounter } from '../ucp/ucp-counter';
import { imagePathOf, pathOf } from './paths';
import { answerAtCounter } from './plain-counter';
import {
  isAvailable,
  permanentDomainOf,
  productAlone,
  productForScripts,
  productIdOf,
  productInList,
  shopIdOf,
} from './shopify-documents';
import type { Group } from './shopify-documents';
import { shopifyProductPage } from './shopify-page';
import { groupsOf } from './store';
import type { Store } from './store';
import { foundReply, htmlReply, jsonReply, textReply } from './web';
import type { Counter, Reply, Visit } from './web';

/** Theme pages, storefront JSON, UCP catalog, Admin API with webhooks, an app to install, and the owner's page. */
export function shopifyCounter(
  store: Store,
  limits: { callsPerMinute: number; now: () => number },
  office: Office = openOffice(store.profile),
): Counter {
  const ucp = ucpCounter(storeCatalog(store), store.origin, limits);
  const headers = {
    'x-shopid': String(shopIdOf(store.profile)),
    'powered-by': 'Shopify',
    'x-storefront-renderer-rendered': '1',
  };
  return async (visit) => {
    const reply =
      ucp(visit) ??
      answerInstallation(store, office, visit) ??
      (await answerAdminApi(store, office, visit)) ??
      shopAnswer(store, office, visit);
    return { ...reply, headers: { ...reply.headers, ...headers } };
  };
}

function shopAnswer(store: Store, office: Office, visit: Visit): Reply {
  const { file, headHtml } = office.records();
  if (file !== null && visit.path === file.path) return textReply(file.text);
  const own = answerOffice(store, office, visit);
  if (own !== null) return own;
  const atTill = answerTill(store, office, visit);
  const reply = atTill ?? storefrontAnswer(store, visit);
  if (!isPage(reply)) return reply;
  const withHead = { ...reply, body: reply.body.replace('</head>', () => `${headHtml}</head>`) };
  return atTill === null ? remembering(store, withHead, rememberedVisit(store, visit)) : withHead;
}

function isPage({ headers }: Reply): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

function storefrontAnswer(store: Store, visit: Visit): Reply {
  const { path, query } = visit;
  if (path === '/products.json') return productList(store, query);
  if (path === '/meta.json') return jsonReply(metaOf(store));
  if (path === '/cart.js' || path === '/cart.json') return jsonReply(emptyCart(store));
  if (path === '/search/suggest.json') return suggestions(store, query);
  const [, variantToBuy] = /^\/cart\/(\d+):\d+$/.exec(path) ?? [];
  if (variantToBuy !== undefined) return buyNow(store, Number(variantToBuy));
  const [, handle, extension] =
    /^(?:\/collections\/[^/]+)?\/products\/([^/]+?)(\.js|\.json)?$/.exec(path) ?? [];
  if (handle === undefined) return answerAtCounter(store, visit);
  const group = groupsOf(store).find(([first]) => first.handle === handle);
  if (group === undefined) {
    return extension === undefined
      ? htmlReply(notFoundPage(store), 404)
      : jsonReply({ errors: 'Not Found' }, 404);
  }
  if (extension === '.js') {
    return jsonReply(productForScripts(store, group), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    });
  }
  if (extension === '.json') return jsonReply(productAlone(store, group));
  return htmlReply(shopifyProductPage(store, group, chosenVariant(group, query.get('variant'))));
}

function chosenVariant(group: Group, variant: string | null) {
  return group.find(({ number }) => String(number) === variant) ?? group.find(isAvailable) ?? group[0];
}

function productList(store: Store, query: URLSearchParams): Reply {
  const limit = boundedInteger(query.get('limit'), 30, 250);
  const page = boundedInteger(query.get('page'), 1, 100);
  const groups = groupsOf(store).slice((page - 1) * limit, page * limit);
  return jsonReply({ products: groups.map((group) => productInList(store, group)) });
}

function suggestions(store: Store, query: URLSearchParams): Reply {
  const limit = boundedInteger(query.get('resources[limit]'), 10, 10);
  const wanted = query.get('q') ?? '';
  const products = foundGroups(store, wanted)
    .slice(0, limit)
    .map((group) => suggestion(store, group));
  return jsonReply({ resources: { results: { products } } });
}

function suggestion({ origin }: Store, group: Group): object {
  const [first] = group;
  const amounts = group.map(({ price }) => price.amountMinor);
  const text = (amountMinor: number) => decimalPrice({ amountMinor, currency: first.price.currency });
  const image = `${origin}${imagePathOf(first)}`;
  return {
    id: productIdOf(group),
    title: first.title.group,
    handle: first.handle,
    vendor: first.product.brand,
    type: first.category,
    tags: [first.product.brand],
    body: '',
    available: group.some(isAvailable),
    price: text(Math.min(...amounts)),
    price_min: text(Math.min(...amounts)),
    price_max: text(Math.max(...amounts)),
    compare_at_price_min: first.listPrice === null ? '0.00' : decimalPrice(first.listPrice),
    compare_at_price_max: first.listPrice === null ? '0.00' : decimalPrice(first.listPrice),
    url: `/products/${first.handle}?_pos=1&_psq=${encodeURIComponent(first.handle)}&_ss=e&_v=1.0`,
    image,
    featured_image: { alt: first.title.group, aspect_ratio: 1, height: 800, width: 800, url: image },
    variants: [],
  };
}

function metaOf(store: Store): object {
  const { profile, origin } = store;
  return {
    id: shopIdOf(profile),
    name: profile.name,
    description: profile.tagline,
    country: profile.country,
    currency: profile.currency,
    domain: new URL(origin).host,
    url: origin,
    myshopify_domain: permanentDomainOf(profile),
    money_format: profile.currency === 'EUR' ? '{{amount_with_comma_separator}} €' : '{{amount}}',
    ships_to_countries: [profile.country],
    published_collections_count: Object.keys(profile.shelf).length,
    published_products_count: groupsOf(store).length,
  };
}

function emptyCart({ profile }: Store): object {
  return {
    token: `demo-${profile.id}`,
    note: '',
    attributes: {},
    original_total_price: 0,
    total_price: 0,
    total_discount: 0,
    total_weight: 0,
    item_count: 0,
    items: [],
    requires_shipping: false,
    currency: profile.currency,
    items_subtotal_price: 0,
    cart_level_discount_applications: [],
  };
}

function buyNow(store: Store, variant: number): Reply {
  const listing = store.listings.find(({ number }) => number === variant);
  return listing === undefined ? htmlReply(notFoundPage(store), 404) : foundReply(pathOf(listing));
}

function boundedInteger(text: string | null, otherwise: number, most: number): number {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : otherwise;
}
