import type { Identification } from '@pricehunt/api-contract';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import type { Offer, Product, ProductIdentity } from '@pricehunt/offers';
import type { ExtractedProduct, PageReading } from '@pricehunt/product-extraction';
import { canonicalLink, hostOf } from '@pricehunt/product-links';
import type { FetchedAnswer, FetchOutcome } from '@pricehunt/safe-fetch';
import type { Services } from '../../services';

/** What the shopper's link or words turned out to mean. */
export interface IdentifiedProduct {
  readonly identification: Identification;
  readonly identity: ProductIdentity;
  readonly category: string | null;
  readonly imageUrl: string | null;
  /** The offer that the pasted page makes; null for words, and where no price could be read for certain. */
  readonly pastedOffer: Offer | null;
}

type IdentifyServices = Pick<Services, 'safeFetch' | 'storage' | 'readPage' | 'report' | 'now'>;

/** Reads the pasted page; what cannot be read is searched by what the catalog knows of the link, or by the link's own words. */
export async function identifyByLink(services: IdentifyServices, link: string): Promise<IdentifiedProduct> {
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
    return withoutPage(services, link, { state: 'from-link-only', reason, shopName: host, marketplace });
  }
  return withoutPage(services, link, {
    state: 'from-link-only',
    reason: reasonOf(fetched),
    shopName: host,
    marketplace,
  });
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
    identification: { state: 'from-words', reason: null, shopName: null, marketplace: null },
    identity: { title: words, brand: null, gtins: [], mpn: null, attributes: {} },
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
    identification: { state: 'read', reason: null, shopName: name, marketplace },
    identity,
    category: product.category.at(-1) ?? null,
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
          },
  };
}

/** The page said nothing: the catalog may know the link, and the link's own words are better than nothing. */
async function withoutPage(
  services: IdentifyServices,
  link: string,
  identification: Identification,
): Promise<IdentifiedProduct> {
  const known = await services.storage.offers.findOfferByLink(canonicalLink(link));
  const product: Product | null =
    known === null ? null : await services.storage.products.findProduct(known.productId);
  return {
    identification,
    identity: product ??
      known?.offer ?? {
        title: wordsOfLink(link),
        brand: null,
        gtins: [],
        mpn: null,
        attributes: {},
      },
    category: product?.category ?? null,
    imageUrl: product?.imageUrl ?? known?.offer.imageUrl ?? null,
    pastedOffer: known?.offer ?? null,
  };
}

/** The words that a link's path is made of: "…/sony-wh-1000xm5-black.html" says "sony wh 1000xm5 black". */
function wordsOfLink(link: string): string {
  const segments = new URL(link).pathname.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
  const words = segments
    .map((segment) =>
      segment
        .replace(/\.(html?|php|aspx?)$/i, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((segment) => /\p{L}{2}/u.test(segment));
  return words.reduce((longest, segment) => (segment.length > longest.length ? segment : longest), '');
}
