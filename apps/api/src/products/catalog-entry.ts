import type { Identification } from '@pricehunt/api-contract/comparisons';
import { toGtin14 } from '@pricehunt/offers';
import type { Offer, Product, ProductIdentity } from '@pricehunt/offers';
import { matchProducts } from '@pricehunt/product-matching';
import type { MatchContext } from '@pricehunt/product-matching';
import {
  canonicalLink,
  chosenVariantOf,
  isSameSite,
  itemKeysOf,
  readLinkWords,
  retailerItemKeysOf,
  shopItemOf,
  withShopifyHandle,
} from '@pricehunt/product-links';
import type { ProductOffer, Storage } from '@pricehunt/storage';
import { findCatalogProduct } from './catalog-product';
import type { Needs } from '../services';

export interface CatalogEntry {
  readonly offer: Offer;
  readonly product: Product;
  readonly identifiedBy: NonNullable<Identification['identifiedBy']>;
  readonly isOwnOffer: boolean;
}

export interface LinkToFind {
  readonly link: string;
  readonly linkWords: string;
}

export interface PageOfLink {
  readonly identity: ProductIdentity;
  readonly sku: string | null;
  /** The final URL after redirects, the canonical link and the link of the selected variant. */
  readonly links: readonly string[];
  /** False for several variants when the link selects none: its codes may belong to any of them. */
  readonly isOneItem: boolean;
}

type CatalogStores = Pick<Storage, 'offers' | 'products' | 'productDecisions' | 'shopifyConnections'>;

interface LinkedPage extends Needs<'tokenRarity'> {
  readonly page: PageOfLink;
}

interface ComparedPage extends PageOfLink {
  readonly context: MatchContext;
}

/** Searches by link, then by the page's links and codes, then by item number or a barcode in the link. Null when nothing or several match. */
export async function findCatalogEntry(
  storage: CatalogStores,
  wanted: LinkToFind,
  linked: LinkedPage | null = null,
): Promise<CatalogEntry | null> {
  const page = linked && { ...linked.page, context: { tokenRarity: await linked.tokenRarity() } };
  const found =
    (await findByLink(storage, wanted, page)) ??
    (page?.isOneItem === true ? await findByPage(storage, wanted, page) : null) ??
    (page?.isOneItem === false ? null : await findByItem(storage, wanted, page)) ??
    (page === null ? await findByBarcode(storage, wanted) : null);
  if (found === null) return null;
  const { entry, identifiedBy, isOwnOffer } = found;
  const product = await findCatalogProduct(storage, entry.productId);
  return product && { offer: entry.offer, product, identifiedBy, isOwnOffer };
}

type FoundEntry = Pick<CatalogEntry, 'identifiedBy' | 'isOwnOffer'> & { readonly entry: ProductOffer };

const byLinkItself = { identifiedBy: { kind: 'catalog-link', text: null }, isOwnOffer: true } as const;

async function findByLink(
  storage: CatalogStores,
  { link }: LinkToFind,
  page: ComparedPage | null,
): Promise<FoundEntry | null> {
  const chosen = chosenVariantOf(link);
  const entries = (await findOffersOfPage(storage, link)).filter(({ offer }) =>
    page === null ? chosen === null || hasCode(offer, chosen) : !haveOtherGtins(offer, page.identity),
  );
  const entry = onlyProduct(entries, page);
  return entry && { entry, ...byLinkItself };
}

/** A connected Shopify store lists each product under one handle, whatever its case. */
async function findOffersOfPage(
  { offers, shopifyConnections }: CatalogStores,
  link: string,
): Promise<readonly ProductOffer[]> {
  const found = await offers.findOffersByLink(link);
  const listed = withShopifyHandle(link);
  if (found.length > 0 || listed === link) return found;
  const connected = await shopifyConnections.listConnectedDomains();
  return connected.some((domain) => isSameSite(siteOf(link), domain)) ? offers.findOffersByLink(listed) : [];
}

async function findByPage(
  { offers }: CatalogStores,
  { link }: LinkToFind,
  page: ComparedPage,
): Promise<FoundEntry | null> {
  const ownLinks = page.links.filter((each) => areOfOneSite(each, link));
  const byLinks = (await Promise.all(ownLinks.map((each) => offers.findOffersByLink(each)))).flat();
  const ofLinks = onlyProduct(
    byLinks.filter(({ offer }) => mayBeOfPage(offer, page)),
    page,
  );
  if (ofLinks !== null) return { entry: ofLinks, ...byLinkItself };
  const { sku } = page;
  if (sku === null) return null;
  const byNumber = await offers.findOffersByItem(
    [...new Set([link, ...ownLinks])].flatMap((each) => retailerItemKeysOf(each, [sku])),
  );
  const entry = onlyProduct(
    byNumber.filter(({ offer }) => mayBeOfPage(offer, page)),
    page,
  );
  return entry && { entry, identifiedBy: { kind: 'item-number', text: sku }, isOwnOffer: true };
}

/** Requires the words in the link to fit, since not every number is an item number. */
async function findByItem(
  { offers }: CatalogStores,
  { link, linkWords }: LinkToFind,
  page: ComparedPage | null,
): Promise<FoundEntry | null> {
  const entries = (await offers.findOffersByItem(itemKeysOf(link))).filter(
    ({ offer }) => page === null || mayBeOfPage(offer, page),
  );
  const [first] = entries;
  if (first === undefined || entries.some(({ productId }) => productId !== first.productId)) return null;
  const item = shopItemOf(link);
  if (item === null && page === null && !sharesWord(linkWords, first.offer.title)) return null;
  const own = entries.find(({ offer }) => isSameSite(siteOf(link), offer.retailer.domain));
  const text = item?.id ?? first.offer.sku ?? readLinkWords(link).itemNumbers[0] ?? null;
  return {
    entry: own ?? first,
    identifiedBy: { kind: 'item-number', text },
    isOwnOffer: own !== undefined,
  };
}

/** Some shops have the barcode as the item number, such as Rakuten's, or behind three letters (Cdiscount). */
async function findByBarcode(
  { products, offers }: CatalogStores,
  { link }: LinkToFind,
): Promise<FoundEntry | null> {
  if (shopItemOf(link) !== null) return null;
  for (const text of readLinkWords(link).itemNumbers) {
    const gtin = toGtin14(text.replace(/^[a-z]{3}(?=\d{13}$)/i, ''));
    const [product, ...others] = gtin === null ? [] : await products.findProductsByGtin([gtin]);
    if (product === undefined || others.length > 0) continue;
    const [entry] = await offers.listOffersOfProducts([product.id]);
    if (entry !== undefined) return { entry, identifiedBy: { kind: 'item-number', text }, isOwnOffer: false };
  }
  return null;
}

function onlyProduct(entries: readonly ProductOffer[], page: PageOfLink | null): ProductOffer | null {
  const hasOwnCode = ({ offer }: ProductOffer) =>
    page !== null &&
    ((offer.sku !== null && offer.sku === page.sku) ||
      offer.gtins.some((gtin) => page.identity.gtins.includes(gtin)));
  const withCode = page?.isOneItem === true ? entries.filter(hasOwnCode) : [];
  const [first, ...others] = withCode.length > 0 ? withCode : entries;
  return first !== undefined && others.every(({ productId }) => productId === first.productId) ? first : null;
}

function hasCode({ sku, mpn, gtins }: Offer, code: string): boolean {
  return [sku, mpn, ...gtins.map((gtin) => gtin.replace(/^0+/, ''))].includes(code);
}

function haveOtherGtins(one: Pick<Offer, 'gtins'>, other: Pick<Offer, 'gtins'>): boolean {
  return (
    one.gtins.length > 0 && other.gtins.length > 0 && !one.gtins.some((gtin) => other.gtins.includes(gtin))
  );
}

/** A canonical link may lead to another variant, so its offer may not be the one on the page. */
function mayBeOfPage(offer: Offer, { identity, context }: ComparedPage): boolean {
  if (haveOtherGtins(offer, identity)) return false;
  const { decision } = matchProducts({ ...identity, condition: offer.condition }, offer, context);
  return decision !== 'different' && decision !== 'variant';
}

export function areOfOneSite(one: string, other: string): boolean {
  return isSameSite(siteOf(one), siteOf(other)) || isSameSite(siteOf(other), siteOf(one));
}

export function siteOf(link: string): string {
  return new URL(canonicalLink(link)).host.replace(/^www\./, '');
}

function sharesWord(linkWords: string, title: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const inTitle = new Set(wordsOf(title));
  const words = wordsOf(linkWords);
  return words.length === 0 || words.some((word) => inTitle.has(word));
}
