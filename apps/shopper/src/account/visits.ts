import type { Comparison, ProductView } from '@pricehunt/api-contract';
import { canonicalLink } from '@pricehunt/product-links';
import type { Visit } from './use-remember';

/** A history entry for a finished comparison; null before that, or without link and search words. */
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

/** The link when it is http or https, otherwise null. */
export function webLinkOrNull(link: string | null | undefined): string | null {
  return link !== null && link !== undefined && /^https?:\/\//i.test(link) ? link : null;
}
