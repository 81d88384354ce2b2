import type { Comparison, ProductView } from '@pricehunt/api-contract';
import { canonicalLink } from '@pricehunt/product-links';
import type { Visit } from './use-remember';

/** A comparison as the history keeps it, once it has ended; null before, and where it names neither link nor words. */
export function visitOfComparison({ requestId, link, query, product, settledAt }: Comparison): Visit | null {
  if (settledAt === null) return null;
  const imageUrl = webLinkOrNull(product?.imageUrl);
  if (query !== null && query !== '') {
    return { key: query, kind: 'search', title: query, link: null, requestId, imageUrl };
  }
  if (link === null) return null;
  const title = (product?.title || link).slice(0, 500);
  return { key: canonicalLink(link), kind: 'comparison', title, link, requestId, imageUrl };
}

/** A product's page as the history keeps it. */
export function visitOfProduct({ id, title, imageUrl }: ProductView): Visit {
  return {
    key: id,
    kind: 'product',
    title: title.slice(0, 500),
    link: null,
    requestId: null,
    imageUrl: webLinkOrNull(imageUrl),
  };
}

/** A picture's address where other places may keep it; null where it is none of the web's. */
export function webLinkOrNull(link: string | null | undefined): string | null {
  return link !== null && link !== undefined && /^https?:\/\//i.test(link) ? link : null;
}
