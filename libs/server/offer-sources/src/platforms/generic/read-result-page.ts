import { boundedHtml } from '@pricehunt/product-extraction';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import { load } from 'cheerio/slim';
import type { CheerioAPI } from 'cheerio/slim';
import * as z from 'zod/mini';
import { retailerOf } from '../../variant-facts';
import { textOfHtml } from '../shop-offer';
import type { ReadGoods } from '../shop-offer';

export interface ResultPage {
  readonly goods: readonly ReadGoods[];
  readonly links: readonly ResultLink[];
}

interface ResultLink {
  readonly link: string;
  readonly title: string;
}

const resultsMax = 30;
const linksMax = 1_000;
const pageLengthMax = 500_000;

/** Prefers a structured list to product cards. */
export function readResultPage(html: string, link: string): ResultPage {
  const $ = load(boundedHtml(html.slice(0, pageLengthMax)));
  const items = $('script[type="application/ld+json"]')
    .toArray()
    .slice(0, 30)
    .flatMap((script) => listItems(jsonOrNull($(script).text()), 0))
    .slice(0, resultsMax);
  const goods = items.flatMap((item) => goodsOfItem(item) ?? []);
  const listed = items.flatMap((item) => linkOfItem(item, link) ?? []);
  return { goods, links: listed.length > 0 ? listed : cardLinks($, link) };
}

const text = z.catch(z.nullable(z.string()), null);
const amount = z.catch(z.nullable(z.union([z.string(), z.number()])), null);
const offerShape = z.object({ price: amount, priceCurrency: text, availability: text });
const productShape = z.object({
  name: z.string().check(z.minLength(1)),
  url: text,
  sku: text,
  mpn: text,
  gtin13: text,
  gtin: text,
  brand: z.catch(z.nullable(z.union([z.string(), z.object({ name: z.string() })])), null),
  offers: z.catch(
    z.union([
      offerShape,
      z.pipe(
        z.array(offerShape).check(z.length(1)),
        z.transform(([only]) => only ?? null),
      ),
    ]),
    null,
  ),
});
const itemShape = z.object({ url: text, name: text, item: z.optional(z.unknown()) });

function listItems(value: unknown, depth: number): readonly unknown[] {
  if (depth > 5 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((each) => listItems(each, depth + 1));
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const elements = fields['itemListElement'];
  if ([fields['@type']].flat().includes('ItemList') && Array.isArray(elements)) return elements;
  return Object.values(fields).flatMap((each) => listItems(each, depth + 1));
}

function goodsOfItem(item: unknown): ReadGoods | null {
  const product = productOf(item);
  const stated = product?.offers ?? null;
  if (product === null || stated === null || product.url === null || stated.price === null) return null;
  return {
    variantId: product.sku ?? '',
    link: product.url,
    title: textOfHtml(product.name),
    brand: typeof product.brand === 'string' ? product.brand : product.brand?.name,
    barcodes: [product.gtin13, product.gtin],
    mpn: product.mpn,
    sku: product.sku,
    price: { amount: String(stated.price), currency: stated.priceCurrency ?? null },
    availability: /InStock$/.test(stated.availability ?? '')
      ? 'in_stock'
      : /OutOfStock$|SoldOut$/.test(stated.availability ?? '')
        ? 'out_of_stock'
        : 'unknown',
  };
}

function linkOfItem(item: unknown, page: string): ResultLink | null {
  const stated = itemShape.safeParse(item).data;
  const product = productOf(item);
  const address = product?.url ?? stated?.url ?? (typeof stated?.item === 'string' ? stated.item : null);
  if (address === null || !URL.canParse(address, page)) return null;
  return { link: new URL(address, page).href, title: product?.name ?? stated?.name ?? wordsOfPath(address) };
}

function productOf(item: unknown): z.infer<typeof productShape> | null {
  const inside = itemShape.safeParse(item).data?.item;
  return productShape.safeParse(inside ?? item).data ?? null;
}

/** The largest group of similar links beside a price. */
function cardLinks($: CheerioAPI, page: string): readonly ResultLink[] {
  const shop = retailerOf(page, null).domain;
  const groups = new Map<string, Map<string, string>>();
  const isBesidePrice = createPriceFinder();
  $('header,footer,nav').remove();
  for (const anchor of $('a[href]').toArray().slice(0, linksMax)) {
    const linked = $(anchor);
    const address = linked.attr('href') ?? '';
    if (!isBesidePrice(linked) || !URL.canParse(address, page)) continue;
    const url = new URL(address, page);
    url.hash = '';
    const isOwn = /^https?:$/.test(url.protocol) && retailerOf(url.href, null).domain === shop;
    const title = titleOfCard(linked);
    if (!isOwn || url.href === page || title === '') continue;
    const group = groups.get(shapeOf(url)) ?? new Map<string, string>();
    const known = group.get(url.href) ?? '';
    group.set(url.href, known.length >= title.length ? known : title);
    groups.set(shapeOf(url), group);
  }
  const [largest = new Map<string, string>()] = [...groups.values()].toSorted(
    (one, other) => other.size - one.size,
  );
  return [...largest].slice(0, resultsMax).map(([link, title]) => ({ link, title }));
}

/** Looks for a price in elements around a link, up to the one with several products. */
function createPriceFinder(): (anchor: ReturnType<CheerioAPI>) => boolean {
  // Links share ancestors, so each is read once.
  const known = new Map<unknown, 'price' | 'none' | 'large'>();
  const read = (box: ReturnType<CheerioAPI>) => {
    const words = box.text();
    if (words.length > cardLengthMax) return 'large';
    return printedPrice.test(words) ? 'price' : 'none';
  };
  return (anchor) => {
    let box = anchor;
    for (let level = 0; level < cardLevelsMax; level += 1) {
      const found = known.get(box.get(0)) ?? read(box);
      known.set(box.get(0), found);
      if (found !== 'none') return found === 'price';
      box = box.parent();
    }
    return false;
  };
}

const cardLevelsMax = 5;
const cardLengthMax = 1_500;
const printedPrice = /\d[\d.,\s]*(?:€|\$|£|kr|zł|EUR|USD|GBP|CHF|,-)|(?:€|\$|£|EUR|CHF)\s?\d/;

/** What product links of a shop share: depth and beginning or ending. */
function shapeOf({ pathname }: URL): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  const mark = parts.length > 1 ? parts[0] : /\.[a-z]+$/.exec(pathname)?.[0];
  return `${parts.length} ${mark ?? ''}`;
}

function titleOfCard(anchor: ReturnType<CheerioAPI>): string {
  const heading = anchor.find('h1,h2,h3,h4').first().text();
  const picture = anchor.find('img').first().attr('alt');
  const stated = [heading, anchor.attr('title'), anchor.text(), picture].map((each) =>
    textOfHtml(each ?? ''),
  );
  return (stated.find((each) => each !== '') ?? '').slice(0, 200);
}

function wordsOfPath(address: string): string {
  return (
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .findLast((part) => part !== '') ?? ''
  ).replace(/[-_.]+/g, ' ');
}
