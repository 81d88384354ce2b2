import type { PageDocument, PageElement } from '../page/page-document';
import { otherPageLink } from './price-place';
import type { PriceCandidate } from './price-candidate';

/** Struck through or labelled, less than five times the price, and in the same block. */
export function listPriceOf(
  price: PriceCandidate,
  all: readonly PriceCandidate[],
  page: PageDocument,
  heading: PageElement | null,
): string | null {
  const own = all.find(
    (candidate) =>
      candidate.isListPrice &&
      Number(candidate.amount) > Number(price.amount) &&
      Number(candidate.amount) < Number(price.amount) * 5 &&
      Math.abs(candidate.element.order - price.element.order) < 40 &&
      !isOfOtherProduct(candidate, price, all, page, heading),
  );
  return own?.amount ?? null;
}

function isOfOtherProduct(
  { element }: PriceCandidate,
  price: PriceCandidate,
  all: readonly PriceCandidate[],
  page: PageDocument,
  heading: PageElement | null,
): boolean {
  if (otherPageLink(element) !== otherPageLink(price.element)) return true;
  const part = partApart(element, price.element);
  if (heading !== null && holds(part, heading)) return false;
  const hasOwnPrice = all.some(
    (other) => !other.isListPrice && other.amount !== price.amount && holds(part, other.element),
  );
  return (
    hasOwnPrice ||
    page.elements
      .slice(part.order, element.endOrder + 1)
      .some(
        ({ tag, parent }) =>
          /^h[1-6]$/u.test(tag) || (tag === 'img' && parent !== null && otherPageLink(parent)),
      )
  );
}

/** The outermost ancestor of one element that doesn't contain the other. */
function partApart(element: PageElement, other: PageElement): PageElement {
  let part = element;
  while (part.parent !== null && !holds(part.parent, other)) part = part.parent;
  return part;
}

function holds(outer: PageElement, inner: PageElement): boolean {
  return outer.order <= inner.order && inner.order <= outer.endOrder;
}
