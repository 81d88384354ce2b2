import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { canonicalLink } from '@pricehunt/product-links';
import { totalHoldsOf } from '../prices/price-holds';
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

/** With the product's best offer, if any; null stands for none. */
export function visitOfProduct({ id, title, imageUrl }: ProductView, best: PricedOffer | null): Visit {
  const price = best === null ? null : (best.deliveredTotal ?? best.itemPrice);
  return {
    key: id,
    kind: 'product',
    title: title.slice(0, 500),
    link: null,
    requestId: null,
    imageUrl: webLinkOrNull(imageUrl),
    ...(best === null || price === null ? {} : { priceWhenSeen: price, heldWhenSeen: totalHoldsOf(best) }),
  };
}

/** Words searched for in the catalog; null without any. */
export function visitOfWords(words: string): Visit | null {
  if (words === '') return null;
  return { key: words, kind: 'search', title: words, link: null, requestId: null, imageUrl: null };
}

/** The link when it is http or https, otherwise null. */
export function webLinkOrNull(link: string | null | undefined): string | null {
  return link !== null && link !== undefined && /^https?:\/\//i.test(link) ? link : null;
}
