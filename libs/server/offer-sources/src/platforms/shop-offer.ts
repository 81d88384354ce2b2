import { decimalFromMoney, isCurrency, moneyFromDecimal } from '@pricehunt/offers';
import type { Availability, Condition, Money, Offer, ShopFacts } from '@pricehunt/offers';
import type { ExtractedProduct } from '@pricehunt/product-extraction';
import { canonicalLink } from '@pricehunt/product-links';
import { load } from 'cheerio/slim';
import { gtinsOf, offerIdOf, retailerOf, webAddress } from '../variant-facts';
import { shopSourceId } from './shop';
import type { Shop } from './shop';

export interface ReadGoods {
  /** Distinguishes variants with the same link. */
  readonly variantId: string;
  /** May be relative to the shop's origin. */
  readonly link: string;
  readonly title: string;
  readonly brand?: string | null | undefined;
  /** As entered; invalid ones are ignored. */
  readonly barcodes?: readonly (string | null | undefined)[];
  readonly mpn?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly price: StatedAmount;
  readonly listPrice?: StatedAmount | null;
  readonly availability: Availability;
  readonly condition?: Condition;
  readonly imageUrl?: string | null | undefined;
  readonly weightGrams?: number | null | undefined;
  readonly facts?: ShopFacts | null | undefined;
  readonly seller?: string | null | undefined;
}

/** A decimal with a currency code; null for the shop's currency. */
export interface StatedAmount {
  readonly amount: string;
  readonly currency: string | null;
}

const titleLengthMax = 300;

/** Null without a valid price or a page on the shop's site. Adds the operator's tax rate, if known. */
export function offerOfShop(shop: Shop, goods: ReadGoods, checkedAt: string): Offer | null {
  const address = webAddress(goods.link, shop.origin);
  const price = priceOfShop(shop, goods.price);
  const title = cut(goods.title, titleLengthMax);
  if (address === null || price === null || title === '' || !isOfShop(shop, address)) return null;
  const link = canonicalLink(address);
  const sourceId = shopSourceId(shop);
  const listPrice = goods.listPrice ? priceOfShop(shop, goods.listPrice) : null;
  const isReduced = listPrice?.currency === price.currency && listPrice.amountMinor > price.amountMinor;
  return {
    id: offerIdOf(sourceId, link, goods.variantId),
    source: sourceId,
    retailer: retailerOf(link, shop.name),
    seller: emptyAsNull(goods.seller),
    sku: emptyAsNull(goods.sku),
    link,
    affiliateLink: null,
    imageUrl: webAddress(goods.imageUrl, shop.origin),
    title,
    brand: emptyAsNull(goods.brand),
    gtins: gtinsOf(goods.barcodes ?? []),
    mpn: emptyAsNull(goods.mpn),
    attributes: goods.attributes ?? {},
    price,
    listPrice: isReduced ? listPrice : null,
    shipping: { kind: 'unknown' },
    shippingRates: [],
    availability: goods.availability,
    condition: goods.condition ?? 'unknown',
    checkedAt,
    ...taxOfShop(shop),
    ...(goods.weightGrams ? { weightGrams: goods.weightGrams } : {}),
    ...(goods.facts ? { facts: goods.facts } : {}),
  };
}

/** From the operator's settings, after adding tax. */
export function taxOfShop({ taxMode, taxPercent }: Shop): Pick<Offer, 'tax'> {
  if (taxMode === 'unknown') return {};
  return { tax: taxMode === 'excluded' && taxPercent === null ? 'excluded' : 'included' };
}

/** From the page, unless the operator's settings decide or the page has another price. */
export function taxOnPage(
  { tax, price }: Pick<Offer, 'tax' | 'price'>,
  page: Pick<ExtractedProduct, 'tax' | 'price'>,
): Pick<Offer, 'tax'> {
  const isSame = page.price?.amountMinor === price.amountMinor && page.price.currency === price.currency;
  return tax !== undefined || page.tax === 'unknown' || !isSame ? {} : { tax: page.tax };
}

/** Same registrable domain, or same host and port on loopback. */
export function isOfShop(shop: Pick<Shop, 'domain'>, address: string): boolean {
  return URL.canParse(address) && retailerOf(address, null).domain === shop.domain;
}

/** Converts units of the last decimal: "1105" with two decimals is "11.05". Null if invalid. */
export function decimalOfMinor(amount: string, decimals: number): string | null {
  if (!/^\d{1,15}$/.test(amount) || !Number.isInteger(decimals) || decimals < 0 || decimals > 6) return null;
  if (decimals === 0) return amount;
  const digits = amount.padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Null for an invalid amount. */
export function decimalOfNumber(amount: number): string | null {
  if (!Number.isFinite(amount) || amount < 0 || amount > 1_000_000_000) return null;
  return amount.toFixed(4);
}

export function textOfHtml(html: string): string {
  const beginning = html.slice(0, 10 * titleLengthMax);
  const text = /[<&]/.test(beginning) ? load(beginning, null, false).root().text() : beginning;
  return text.replace(/\s+/g, ' ').trim();
}

/** With tax if known; null if it can't be determined. */
export function priceOfShop(shop: Shop, { amount, currency }: StatedAmount): Money | null {
  const code = (currency ?? shop.currency ?? '').toUpperCase();
  const stated = isCurrency(code) ? moneyFromDecimal(amount, code) : null;
  if (stated === null || stated.amountMinor === 0) return null;
  const { taxMode, taxPercent } = shop;
  return taxMode === 'excluded' && taxPercent !== null ? withTax(stated, taxPercent) : stated;
}

function withTax(net: Money, percent: number): Money | null {
  const amountMinor = Math.round((net.amountMinor * (100 + percent)) / 100);
  return moneyFromDecimal(decimalFromMoney({ ...net, amountMinor }), net.currency);
}

function emptyAsNull(text: string | null | undefined): string | null {
  const plain = cut(text ?? '', titleLengthMax);
  return plain === '' ? null : plain;
}

function cut(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).trim();
}
