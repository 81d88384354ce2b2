import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { captureSource } from '@pricehunt/api-contract/captures';
import type { Identification, VariantChoice } from '@pricehunt/api-contract/comparisons';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { retailerOf } from '@pricehunt/offer-sources';
import type { Offer, Product, ProductIdentity, ShippingPolicy } from '@pricehunt/offers';
import type { ExtractedProduct, PageReading } from '@pricehunt/product-extraction';
import { canonicalLink, chosenVariantOf, hostOf, withChosenVariant } from '@pricehunt/product-links';
import type { FetchedAnswer, FetchOutcome } from '@pricehunt/safe-fetch';
import { findCatalogEntry } from '../../products/catalog-entry';
import { findCatalogProduct } from '../../products/catalog-product';
import type { CatalogEntry, LinkToFind, PageOfLink } from '../../products/catalog-entry';
import type { ReadPage } from '../../outbound/page-reader';
import { isOfTaxedShop, readTaxedSourceIds } from '../../price-tracking/taxed-shops';
import type { Needs } from '../../services';
import { createShopFetch } from '../../outbound/shop-fetch';
import { policyOfPage } from '../../shipping-policies/store-policies';
import { statedDetailsOf } from '../../pricing/stated-details';
import { plainProduct } from './plain-product';
import { hasCode, recogniseProduct } from './recognise-product';
import type { CapturedPage } from './stored-event';
import { choicesOf, choicesOfEntries, choicesToStore } from './variant-choices';

export interface IdentifiedProduct {
  readonly identification: Identification;
  readonly identity: ProductIdentity;
  /** Set if the catalog knows the link or its item number. */
  readonly catalogProduct: Product | null;
  readonly category: string | null;
  readonly imageUrl: string | null;
  /** Null for words, for an uncertain price, and before a variant is chosen. */
  readonly pastedOffer: Offer | null;
  /** The variants of the page or the catalog, if the link doesn't choose one. */
  readonly choices: readonly VariantChoice[];
}

type IdentifyServices = Needs<
  'safeFetch' | 'renderPage' | 'storage' | 'tokenRarity' | 'readShopPage' | 'report' | 'now' | 'blockedShops'
>;

/** Reads the pasted page. An unreadable page is identified by the shopper's browser, unless the shop is blocked, else by the catalog or the words of the link. */
export async function identifyByLink(
  services: IdentifyServices,
  link: string,
  linkWords: string,
  sent: CapturedPage | null = null,
): Promise<IdentifiedProduct> {
  const captured = isOfBlockedShop(services, link) ? null : sent;
  const address = addressToRead(link);
  if (address === null) {
    const known = { reason: null, shopName: null, marketplace: null };
    return withoutPage(services, { link, linkWords }, known, captured);
  }
  const fetched = await createShopFetch(services).fetch(address, { accept: 'html', totalMs: 6_000 });
  const marketplace = detectMarketplace(link)?.id ?? null;
  const host = hostOf(link) ?? '';
  if (fetched.kind === 'ok') {
    const page = await readingOf(services, fetched, link);
    if (page?.kind === 'product') {
      const { product } = page;
      const read = withPolicy(
        identifiedByPage(
          product,
          { link, address },
          fetched.finalLink,
          marketplace,
          services.now().toISOString(),
        ),
        policyOfPage(page, fetched.finalLink, services.now()),
      );
      const entry = await findCatalogEntry(
        services.storage,
        { link, linkWords },
        { page: pageOfLink(product, fetched.finalLink), tokenRarity: services.tokenRarity },
      );
      if (entry !== null) return withEntry(services, read, entry, product.priceKind === 'exact');
      const choices = choicesOf(product, link);
      return choices.length === 0 ? withTaxOfShop(services, read) : beforeChoice(read, choices);
    }
    const reason = page === null ? null : reasonOfPage(page.kind);
    return withoutPage(services, { link, linkWords }, { reason, shopName: host, marketplace }, captured);
  }
  const known = { reason: reasonOf(fetched), shopName: host, marketplace };
  return withoutPage(services, { link, linkWords }, known, captured);
}

/** Also when an affiliate network's link leads to the blocked shop. */
export function isOfBlockedShop({ blockedShops }: Needs<'blockedShops'>, link: string): boolean {
  return blockedShops.hasLink(readNetworkLink(link)?.target ?? link);
}

/** Null if only an affiliate network knows it: reading through its link would count as a click. */
function addressToRead(link: string): string | null {
  const address = canonicalLink(readNetworkLink(link)?.target ?? link);
  return readNetworkLink(address) === null ? address : null;
}

/** Reads the page and reduces it to plain text; null if it shows no product. */
export async function readCapturedPage(
  services: Needs<'readPage' | 'now' | 'report'>,
  html: string,
  link: string,
): Promise<CapturedPage | null> {
  const page = await pageOf(services, services.readPage, { html, link });
  const product = page?.kind === 'product' ? plainProduct(page.product, link) : null;
  if (product === null) return null;
  const read = identifiedByPage(
    product,
    { link, address: canonicalLink(link) },
    link,
    null,
    services.now().toISOString(),
  );
  const { identity, imageUrl, category } = read;
  const { sku, links, isOneItem } = pageOfLink(product, link);
  return {
    identity,
    imageUrl,
    category,
    sku,
    isOneItem,
    shopName: read.identification.shopName ?? '',
    offer: read.pastedOffer && { ...read.pastedOffer, source: captureSource },
    isExactPrice: product.priceKind === 'exact',
    links: [...links],
    choices: [...choicesToStore(choicesOf(product, link))],
  };
}

function readingOf(
  services: IdentifyServices,
  page: FetchedAnswer,
  link: string,
): Promise<PageReading | null> {
  const chosen = chosenVariantOf(link);
  const readLink = chosen === null ? page.finalLink : withChosenVariant(page.finalLink, chosen);
  return pageOf(services, services.readShopPage, { html: page.text(), link: readLink });
}

/** Null, with a log entry, if parsing had to be aborted. */
async function pageOf(
  { report }: Needs<'report'>,
  read: ReadPage,
  { html, link }: { readonly html: string; readonly link: string },
): Promise<PageReading | null> {
  try {
    return await read(html, link);
  } catch (failure) {
    report(failure, 'could not read a page');
    return null;
  }
}

export function identifyByWords(words: string): IdentifiedProduct {
  return productOfWords(words, {
    state: 'from-words',
    reason: null,
    shopName: null,
    marketplace: null,
    identifiedBy: { kind: 'search-words', text: words },
  });
}

/** Shown to shoppers. A refused address and an unreachable one look the same, so nothing about the network leaks. */
function reasonOf(outcome: Exclude<FetchOutcome, { readonly kind: 'ok' }>): Identification['reason'] {
  switch (outcome.kind) {
    case 'blocked':
      return 'blocked';
    case 'gone':
      return 'gone';
    case 'refused':
    case 'error':
      return 'unreachable';
  }
}

/** Shown to shoppers. An empty page keeps programs out, as a captcha does. */
function reasonOfPage(kind: Exclude<PageReading['kind'], 'product'>): Identification['reason'] {
  switch (kind) {
    case 'blocked':
    case 'captcha':
    case 'login':
    case 'empty':
      return 'blocked';
    case 'gone':
      return 'gone';
    default:
      return 'not-a-product';
  }
}

/** Leaves out codes and attributes, which may be those of any variant. */
function beforeChoice(read: IdentifiedProduct, choices: readonly VariantChoice[]): IdentifiedProduct {
  const identity = { ...read.identity, gtins: [], mpn: null, attributes: {} };
  return { ...read, identity, pastedOffer: null, choices };
}

function pageOfLink(product: ExtractedProduct, finalLink: string): PageOfLink {
  const chosen = product.variants.find(({ isSelected }) => isSelected);
  return {
    identity: product,
    sku: product.sku,
    links: [finalLink, product.canonicalLink, ...(chosen?.link ? [chosen.link] : [])],
    isOneItem: product.variants.length < 2 || chosen !== undefined,
  };
}

function identifiedByPage(
  product: ExtractedProduct,
  { link, address }: { readonly link: string; readonly address: string },
  finalLink: string,
  marketplace: string | null,
  readAt: string,
): IdentifiedProduct {
  const retailer = retailerOf(finalLink, product.siteName);
  const ownLink = link.replace(/#.*$/, '');
  const identity: ProductIdentity = {
    title: product.title,
    brand: product.brand,
    gtins: product.gtins,
    mpn: product.mpn,
    attributes: product.attributes,
  };
  return {
    identification: {
      state: 'read',
      reason: null,
      shopName: retailer.name,
      marketplace,
      identifiedBy: { kind: 'page', text: null },
    },
    identity,
    catalogProduct: null,
    category: product.category.length === 0 ? null : product.category.join(' > '),
    imageUrl: product.imageUrls[0] ?? null,
    pastedOffer:
      product.price === null
        ? null
        : {
            ...identity,
            id: `pasted:${address}`,
            source: 'structured-page',
            retailer,
            seller: product.seller,
            sku: product.sku,
            link: address,
            affiliateLink: ownLink === address ? null : ownLink,
            imageUrl: product.imageUrls[0] ?? null,
            price: product.price,
            listPrice: product.listPrice,
            shipping: product.shipping,
            shippingRates: product.shippingRates,
            availability: product.availability,
            condition: product.condition,
            checkedAt: readAt,
            ...(product.tax === 'unknown' ? {} : { tax: product.tax }),
            ...(product.weightGrams === null ? {} : { weightGrams: product.weightGrams }),
            ...(product.facts === null ? {} : { facts: product.facts }),
          },
    choices: [],
  };
}

/** The page's shipping policy counts for this comparison, whether or not it is stored. */
function withPolicy(read: IdentifiedProduct, shopPolicy: ShippingPolicy | null): IdentifiedProduct {
  const { pastedOffer } = read;
  return pastedOffer === null || shopPolicy === null
    ? read
    : { ...read, pastedOffer: { ...pastedOffer, shopPolicy } };
}

/** Marks the price as without tax if the shop shows such prices and the page doesn't say otherwise. */
async function withTaxOfShop(
  { storage }: Pick<IdentifyServices, 'storage'>,
  read: IdentifiedProduct,
): Promise<IdentifiedProduct> {
  const { pastedOffer } = read;
  if (pastedOffer === null || pastedOffer.tax !== undefined) return read;
  return isOfTaxedShop(pastedOffer, await readTaxedSourceIds(storage))
    ? { ...read, pastedOffer: { ...pastedOffer, tax: 'excluded' } }
    : read;
}

/** Today's price and stock replace the stored ones, unless the shop shows prices before tax. */
async function withEntry(
  services: Pick<IdentifyServices, 'storage' | 'tokenRarity'>,
  page: IdentifiedProduct,
  { offer, product, isOwnOffer }: CatalogEntry,
  isExactPrice: boolean,
): Promise<IdentifiedProduct> {
  const read = await withTaxOfShop(services, page);
  const isTaxed = isOfTaxedShop(offer, await readTaxedSourceIds(services.storage));
  // The lowest price of several variants may be another variant's.
  const readOffer = isExactPrice ? read.pastedOffer : null;
  return {
    ...read,
    identification: { ...read.identification, shopName: offer.retailer.name },
    catalogProduct: await productNamedByPage(services, product, read.identity),
    pastedOffer: isOwnOffer ? refreshed(offer, isTaxed ? null : readOffer) : readOffer,
    choices: [],
  };
}

/** A shop's catalog often lists its items without the codes that their pages state. */
async function productNamedByPage(
  { storage, tokenRarity }: Pick<IdentifyServices, 'storage' | 'tokenRarity'>,
  listed: Product,
  page: ProductIdentity,
): Promise<Product> {
  if (hasCode(listed) || !hasCode(page)) return listed;
  const recognised = await recogniseProduct(storage, page, { tokenRarity: await tokenRarity() });
  if (recognised === null) return listed;
  const decisions = await storage.productDecisions.listDecisionsOn([listed.id]);
  const isKeptApart = decisions.some(
    ({ decision, productIds }) => decision === 'apart' && productIds.includes(recognised.product.id),
  );
  return isKeptApart ? listed : recognised.product;
}

/** Unchanged if the page has no price; unknown facts don't replace stored ones. */
function refreshed(known: Offer, read: Offer | null): Offer {
  if (read === null) return known;
  const { source, price, listPrice, checkedAt } = read;
  return {
    ...known,
    source,
    price,
    listPrice,
    checkedAt,
    affiliateLink: read.affiliateLink ?? known.affiliateLink,
    shipping: read.shipping.kind === 'unknown' ? known.shipping : read.shipping,
    shippingRates: read.shippingRates.length > 0 ? read.shippingRates : known.shippingRates,
    availability: read.availability === 'unknown' ? known.availability : read.availability,
    condition: read.condition === 'unknown' ? known.condition : read.condition,
    ...statedDetailsOf(read),
  };
}

async function withCaptured(
  services: IdentifyServices,
  pasted: LinkToFind,
  known: Pick<Identification, 'reason' | 'marketplace'>,
  captured: CapturedPage,
): Promise<IdentifiedProduct> {
  const { identity, category, imageUrl, shopName, offer, choices } = captured;
  const read: IdentifiedProduct = {
    identification: {
      state: 'captured',
      reason: known.reason,
      shopName,
      marketplace: known.marketplace,
      identifiedBy: { kind: 'page', text: null },
    },
    identity,
    catalogProduct: null,
    category,
    imageUrl,
    pastedOffer: offer,
    choices: [],
  };
  const entry = await findCatalogEntry(services.storage, pasted, {
    page: captured,
    tokenRarity: services.tokenRarity,
  });
  if (entry !== null) return withEntry(services, read, entry, captured.isExactPrice);
  return choices.length === 0 ? withTaxOfShop(services, read) : beforeChoice(read, choices);
}

/** Identifies the link by the shopper's browser, else by the catalog, else by its words. */
async function withoutPage(
  services: IdentifyServices,
  pasted: LinkToFind,
  known: Pick<Identification, 'reason' | 'shopName' | 'marketplace'>,
  captured: CapturedPage | null,
): Promise<IdentifiedProduct> {
  if (captured !== null) return withCaptured(services, pasted, known, captured);
  const entry = await findCatalogEntry(services.storage, pasted);
  if (entry === null)
    return (await withChosenProduct(services, pasted, known)) ?? withoutEntry(services, pasted, known);
  const { offer, product, identifiedBy, isOwnOffer } = entry;
  return {
    identification: { ...known, state: 'from-link-only', identifiedBy },
    identity: product,
    catalogProduct: product,
    category: product.category,
    imageUrl: product.imageUrl ?? offer.imageUrl,
    pastedOffer: isOwnOffer ? offer : null,
    choices: [],
  };
}

/** Null if the link chooses no product. */
async function withChosenProduct(
  { storage }: IdentifyServices,
  { link }: LinkToFind,
  known: Pick<Identification, 'reason' | 'shopName' | 'marketplace'>,
): Promise<IdentifiedProduct | null> {
  const chosen = chosenVariantOf(link);
  const product = chosen === null ? null : await findCatalogProduct(storage, chosen);
  if (product === null) return null;
  const { category, imageUrl } = product;
  const identifiedBy = { kind: 'chosen-variant', text: null } as const;
  return {
    identification: { ...known, state: 'from-link-only', identifiedBy },
    identity: product,
    catalogProduct: product,
    category,
    imageUrl,
    pastedOffer: null,
    choices: [],
  };
}

/** If the catalog has several products under the link, the shopper chooses; otherwise its words are used. */
async function withoutEntry(
  { storage }: IdentifyServices,
  { link, linkWords }: LinkToFind,
  known: Pick<Identification, 'reason' | 'shopName' | 'marketplace'>,
): Promise<IdentifiedProduct> {
  const shared = (await storage.offers.findOffersByLink(link)).map(({ offer }) => offer);
  const choices = shared.length < 2 ? [] : choicesOfEntries(shared, link);
  const [first] = shared;
  if (first === undefined || choices.length === 0) return identifiedByLinkWords(linkWords, known);
  const { title, brand, imageUrl } = first;
  return {
    identification: {
      ...known,
      state: 'from-link-only',
      identifiedBy: { kind: 'catalog-link', text: null },
    },
    identity: { title: linkWords === '' ? title : linkWords, brand, gtins: [], mpn: null, attributes: {} },
    catalogProduct: null,
    category: null,
    imageUrl,
    pastedOffer: null,
    choices,
  };
}

function identifiedByLinkWords(
  words: string,
  known: Pick<Identification, 'reason' | 'shopName' | 'marketplace'>,
): IdentifiedProduct {
  const identifiedBy =
    words === ''
      ? ({ kind: 'nothing', text: null } as const)
      : ({ kind: 'link-words', text: words } as const);
  return productOfWords(words, { ...known, state: 'from-link-only', identifiedBy });
}

function productOfWords(title: string, identification: Identification): IdentifiedProduct {
  return {
    identification,
    identity: { title, brand: null, gtins: [], mpn: null, attributes: {} },
    catalogProduct: null,
    category: null,
    imageUrl: null,
    pastedOffer: null,
    choices: [],
  };
}
