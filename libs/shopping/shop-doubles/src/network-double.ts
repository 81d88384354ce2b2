import { gzipSync } from 'node:zlib';
import type { DoubleRequest } from './shop-double';

export interface NetworkGoods {
  readonly id: string;
  readonly shop: string;
  /** Defaults to 7. */
  readonly advertiserId?: string;
  /** The product's page in the shop. */
  readonly link: string;
  readonly title: string;
  readonly brand: string;
  readonly gtin: string;
  /** As the network writes it: "1.299,95" at Awin. */
  readonly price: string;
  readonly currency: string;
  readonly updatedAt: string;
}

export interface AffiliateNetworksOptions {
  /** Part of every URL. */
  readonly key: string;
  readonly goods: readonly NetworkGoods[];
  /** Whether the publisher is approved. If not, Daisycon returns 204. */
  readonly isApproved?: boolean;
}

export interface NetworkAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Awin, Tradedoubler, Daisycon, Webgains and CJ. Null for other hosts. */
export function affiliateNetworks(
  options: AffiliateNetworksOptions,
): (request: Pick<DoubleRequest, 'link'>) => NetworkAnswer | null {
  return ({ link }) => {
    const url = new URL(link);
    switch (url.hostname) {
      case 'productdata.awin.com':
        return awin(url, options);
      case 'api.tradedoubler.com':
        return tradedoubler(url, options);
      case 'daisycon.io':
        return daisycon(url, options);
      case 'www.webgains.com':
        return webgains(url, options);
      case 'datatransfer.cj.com':
        return cj(url, options);
      default:
        return null;
    }
  };
}

function awin({ pathname }: URL, { key, goods }: AffiliateNetworksOptions): NetworkAnswer {
  const parts = pathname.split('/').map((part) => decodeURIComponent(part));
  const after = (name: string) => parts[parts.indexOf(name) + 1] ?? '';
  if (!parts.includes('apikey') || after('apikey') !== key) return text('Unauthorized', 401);
  if (parts[2] === 'list') {
    const header =
      'Advertiser ID,Advertiser Name,Primary Region,Membership Status,Feed ID,Feed Name,Language,URL';
    const download = `https://productdata.awin.com/datafeed/download/apikey/${key}/fid/1/format/csv/compression/gzip/`;
    return text(`${header}\n7,All,DE,active,1,Default,de,${download}\n`, 200, 'text/csv');
  }
  const delimiter = parts.includes('delimiter') ? after('delimiter') : ',';
  const columns = (parts.includes('columns') ? after('columns') : awinColumns).split(',');
  const rows = goods.map((each, place) => {
    const cells = awinCells(each, place);
    return columns.map((column) => quoted(cells[column] ?? '', delimiter)).join(delimiter);
  });
  const body = [columns.join(delimiter), ...rows].join('\n');
  if (after('compression') !== 'gzip') return text(body, 200, 'text/csv');
  return { status: 200, headers: { 'content-type': 'application/gzip' }, body: gzipSync(body) };
}

const awinColumns =
  'aw_deep_link,product_name,aw_product_id,merchant_product_id,merchant_name,search_price,currency,merchant_deep_link,brand_name,ean,in_stock,last_updated';

function awinCells(goods: NetworkGoods, place: number): Readonly<Record<string, string>> {
  return {
    aw_deep_link: `https://www.awin1.com/pclick.php?p=${place + 1}&a=100&m=${goods.advertiserId ?? '7'}`,
    product_name: goods.title,
    aw_product_id: String(9_000 + place),
    merchant_product_id: goods.id,
    merchant_name: goods.shop,
    search_price: goods.price,
    currency: goods.currency,
    merchant_deep_link: goods.link,
    brand_name: goods.brand,
    ean: goods.gtin,
    in_stock: '1',
    last_updated: goods.updatedAt,
  };
}

/** `/1.0/products.json;fid=1;page=1;pageSize=100?token=KEY`: parameters are part of the path. */
function tradedoubler(url: URL, { key, goods }: AffiliateNetworksOptions): NetworkAnswer {
  if (url.searchParams.get('token') !== key) return text('{"errors":[{"code":"401"}]}', 401);
  const [path, ...matrix] = url.pathname.split(';');
  const given = new Map(
    matrix.map((each): [string, string] => [each.split('=')[0] ?? '', each.split('=')[1] ?? '']),
  );
  if (path !== '/1.0/products.json' || !given.has('fid')) return text('{"errors":[{"code":"404"}]}', 404);
  const size = Math.min(Number(given.get('pageSize') ?? 100), 1_000);
  const first = (Number(given.get('page') ?? 1) - 1) * size;
  const products = goods.slice(first, first + size).map((each) => ({
    name: each.title,
    brand: each.brand,
    identifiers: { ean: each.gtin },
    categories: [{ name: 'Audio' }],
    offers: [
      {
        id: each.id,
        programName: each.shop,
        availability: 'in stock',
        productUrl: `https://clk.tradedoubler.com/click?p=1&a=2&url=${encodeURIComponent(each.link)}`,
        priceHistory: [{ price: { value: each.price, currency: each.currency } }],
        modified: Date.parse(each.updatedAt),
      },
    ],
  }));
  const body = JSON.stringify({ productHeader: { totalHits: goods.length }, products });
  return text(body, 200, 'application/json');
}

function daisycon({ searchParams }: URL, options: AffiliateNetworksOptions): NetworkAnswer {
  if (searchParams.get('media_id') !== options.key) return text('', 403);
  if (options.isApproved === false) return { status: 204, headers: {}, body: '' };
  const rows = options.goods.map((each) =>
    [each.id, each.title, each.shop, each.price, each.currency, each.brand, each.gtin]
      .concat(`https://ds1.nl/c/?si=1&li=2&wi=3&dl=${encodeURIComponent(each.link)}`)
      .map((cell) => quoted(cell, ';'))
      .join(';'),
  );
  const header = 'daisycon_unique_id;title;name;price;currency;brand;ean;link';
  return text([header, ...rows].join('\n'), 200, 'text/csv');
}

function webgains({ searchParams }: URL, { key, goods }: AffiliateNetworksOptions): NetworkAnswer {
  if (searchParams.get('apikey') !== key) return text('Access denied', 403);
  const rows = goods.map((each) =>
    [each.id, each.title, each.shop, each.price, each.currency]
      .concat(
        `https://track.webgains.com/click.html?wgcampaignid=1&wgprogramid=2&wgtarget=${encodeURIComponent(each.link)}`,
        ...[each.brand, each.gtin, each.updatedAt],
      )
      .map((cell) => quoted(cell, '|'))
      .join('|'),
  );
  const header =
    'product_id|product_name|program_name|price|currency|deeplink|brand|european_article_number|last_updated';
  const body = gzipSync([header, ...rows].join('\n'));
  return { status: 200, headers: { 'content-type': 'application/x-gzip' }, body };
}

function cj({ searchParams }: URL, { key, goods }: AffiliateNetworksOptions): NetworkAnswer {
  if (searchParams.get('token') !== key) return text('Unauthorized', 401);
  const rows = goods.map((each) =>
    [each.shop, each.id, each.title, `https://www.dpbolvw.net/click-1-2?url=${encodeURIComponent(each.link)}`]
      .concat(`${each.price} ${each.currency}`, each.brand, each.gtin, 'in stock', each.updatedAt)
      .map((cell) => quoted(cell, ','))
      .join(','),
  );
  const header = 'PROGRAM_NAME,ID,TITLE,LINK,PRICE,BRAND,GTIN,AVAILABILITY,LAST_UPDATED';
  return text([header, ...rows].join('\n'), 200, 'text/csv');
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function text(body: string, status: number, contentType = 'text/plain'): NetworkAnswer {
  return { status, headers: { 'content-type': contentType }, body };
}
