import type { Identification } from '@pricehunt/api-contract';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import type { Offer, Product, ProductIdentity } from '@pricehunt/offers';
import type { ExtractedProduct, PageReading } from '@pricehunt/product-extraction';
import {
  canonicalLink,
  hostOf,
  isSameSite,
  itemKeysOf,
  readLinkWords,
  shopItemOf,
} from '@pricehunt/product-links';
import type { FetchedAnswer, FetchOutcome } from '@pricehunt/safe-fetch';
import type { ProductOffer } from '@pricehunt/storage';
import type { Services } from '../../services';

/** What the shopper's link or words turned out to mean. */
export interface IdentifiedProduct {
  readonly identification: Identification;
  readonly identity: ProductIdentity;
  /** The catalog's product, where the catalog knows the link or its item number. */
  readonly catalogProduct: Product | null;
  readonly category: string | null;
  readonly imageUrl: string | null;
  /** The offer that the pasted page makes; null for words, and where no price could be read for certain. */
  readonly pastedOffer: Offer | null;
}

type IdentifyServices = Pick<Services, 'safeFetch' | 'storage' | 'readPage' | 'report' | 'now'>;

/**
 * Reads the pasted page. A page that cannot be read is searched by what the catalog knows of the link or of its item number,
 * or by the words of the link as it was pasted.
 */
export async function identifyByLink(
  services: IdentifyServices,
  link: string,
  linkWords: string,
): Promise<IdentifiedProduct> {
  const fetched = await services.safeFetch.fetch(canonicalLink(link), { accept: 'html', totalMs: 6_000 });
  const marketplace = detectMarketplace(link)?.id ?? null;
  const host = hostOf(link) ?? '';
  if (fetched.kind === 'ok') {
    const page = await readingOf(services, fetched);
    if (page?.kind === 'product') {
      const known = await services.storage.offers.findOfferByLink(canonicalLink(link));
      const read = identifiedByPage(
        page.product,
        link,
        fetched.finalLink,
        marketplace,
        services.now().toISOString(),
      );
      return known === null ? read : withKnownShop(read, known.offer);
    }
    const reason = page === null ? null : reasonOfPage(page.kind);
    return withoutPage(services, { link, linkWords }, { reason, shopName: host, marketplace });
  }
  return withoutPage(
    services,
    { link, linkWords },
    { reason: reasonOf(fetched), shopName: host, marketplace },
  );
}

/** What the page says; null, and a line in the log, where it had to be given up. */
async function readingOf(services: IdentifyServices, page: FetchedAnswer): Promise<PageReading | null> {
  try {
    return await services.readPage(page.text(), page.finalLink);
  } catch (failure) {
    services.report(failure, 'reading a page');
    return null;
  }
}

/** Words are the product's title until the catalog recognises more. */
export function identifyByWords(words: string): IdentifiedProduct {
  return {
    identification: {
      ...{ state: 'from-words', reason: null, shopName: null, marketplace: null },
      identifiedBy: { kind: 'search-words', text: words },
    },
    identity: { title: words, brand: null, gtins: [], mpn: null, attributes: {} },
    catalogProduct: null,
    category: null,
    imageUrl: null,
    pastedOffer: null,
  };
}

/** Why there is no page, for people. A refused address and a dead one read the same: the difference is the network's. */
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

/** Why a page that came holds no product, for people: one that shows nothing to a program keeps it out, as a captcha does. */
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

function identifiedByPage(
  product: ExtractedProduct,
  link: string,
  finalLink: string,
  marketplace: string | null,
  readAt: string,
): IdentifiedProduct {
  const shop = new URL(finalLink).host.replace(/^www\./, '');
  const name = product.siteName ?? shop;
  const identity: ProductIdentity = {
    title: product.title,
    brand: product.brand,
    gtins: product.gtins,
    mpn: product.mpn,
    attributes: product.attributes,
  };
  return {
    identification: {
      ...{ state: 'read', reason: null, shopName: name, marketplace },
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
            id: `pasted:${canonicalLink(link)}`,
            source: 'structured-page',
            retailer: { name, domain: shop },
            seller: product.seller,
            sku: product.sku,
            link: canonicalLink(link),
            affiliateLink: link === canonicalLink(link) ? null : link,
            imageUrl: product.imageUrls[0] ?? null,
            price: product.price,
            listPrice: product.listPrice,
            shipping: product.shipping,
            shippingRates: product.shippingRates,
            availability: product.availability,
            condition: product.condition,
            checkedAt: readAt,
          },
  };
}

/** What the catalog knows of the very same page and the page does not say: the shop's name and its delivery. */
function withKnownShop(read: IdentifiedProduct, known: Offer): IdentifiedProduct {
  const { pastedOffer, identification } = read;
  return {
    ...read,
    identification: { ...identification, shopName: known.retailer.name },
    pastedOffer:
      pastedOffer === null
        ? null
        : {
            ...pastedOffer,
            retailer: known.retailer,
            shipping: pastedOffer.shipping.kind === 'unknown' ? known.shipping : pastedOffer.shipping,
            shippingRates:
              pastedOffer.shippingRates.length > 0 ? pastedOffer.shippingRates : known.shippingRates,
          },
  };
}

interface PastedLink {
  /** The canonical link. */
  readonly link: string;
  /** The words that name the product in the link as it was pasted. */
  readonly linkWords: string;
}

/** What a link says by itself: the catalog may know the link or its item number, and else its words have to do. */
async function withoutPage(
  services: IdentifyServices,
  pasted: PastedLink,
  known: Pick<Identification, 'reason' | 'shopName' | 'marketplace'>,
): Promise<IdentifiedProduct> {
  const found = (await findByLink(services, pasted)) ?? (await findByItem(services, pasted));
  if (found === null) return identifiedByLinkWords(pasted.linkWords, known);
  const { entry, identifiedBy, isPastedOffer } = found;
  const product = await services.storage.products.findProduct(entry.productId);
  return {
    identification: { ...known, state: 'from-link-only', identifiedBy },
    identity: product ?? entry.offer,
    catalogProduct: product,
    category: product?.category ?? null,
    imageUrl: product?.imageUrl ?? entry.offer.imageUrl,
    pastedOffer: isPastedOffer ? entry.offer : null,
  };
}

interface FoundEntry {
  readonly entry: ProductOffer;
  readonly identifiedBy: NonNullable<Identification['identifiedBy']>;
  /** Whether the entry is the offer that the pasted page makes, and not the same item in another country's shop. */
  readonly isPastedOffer: boolean;
}

async function findByLink({ storage }: IdentifyServices, { link }: PastedLink): Promise<FoundEntry | null> {
  const entry = await storage.offers.findOfferByLink(canonicalLink(link));
  return entry === null
    ? null
    : { entry, identifiedBy: { kind: 'catalog-link', text: null }, isPastedOffer: true };
}

/**
 * The catalog's entry of the item whose number is in the link; null where the numbers are of several products, or the link's
 * words name something else: a number in an address need not be the item's.
 */
async function findByItem(
  { storage }: IdentifyServices,
  { link, linkWords }: PastedLink,
): Promise<FoundEntry | null> {
  const entries = await storage.offers.findOffersByItem(itemKeysOf(link));
  const [first] = entries;
  if (first === undefined || entries.some(({ productId }) => productId !== first.productId)) return null;
  const item = shopItemOf(link);
  if (item === null && !sharesWord(linkWords, first.offer.title)) return null;
  const host = new URL(link).host.replace(/^www\./, '');
  const own = entries.find(({ offer }) => isSameSite(host, offer.retailer.domain));
  const text = item?.id ?? first.offer.sku ?? readLinkWords(link).itemNumbers[0] ?? null;
  return {
    entry: own ?? first,
    identifiedBy: { kind: 'item-number', text },
    isPastedOffer: own !== undefined,
  };
}

/** Whether a link without words, or one of its words, fits a title. */
function sharesWord(linkWords: string, title: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const inTitle = new Set(wordsOf(title));
  const words = wordsOf(linkWords);
  return words.length === 0 || words.some((word) => inTitle.has(word));
}

function identifiedByLinkWords(
  words: string,
  known: Pick<Identification, 'reason' | 'shopName' | 'marketplace'>,
): IdentifiedProduct {
  const identifiedBy =
    words === ''
      ? ({ kind: 'nothing', text: null } as const)
      : ({ kind: 'link-words', text: words } as const);
  return {
    identification: { ...known, state: 'from-link-only', identifiedBy },
    identity: { title: words, brand: null, gtins: [], mpn: null, attributes: {} },
    catalogProduct: null,
    category: null,
    imageUrl: null,
    pastedOffer: null,
  };
}
