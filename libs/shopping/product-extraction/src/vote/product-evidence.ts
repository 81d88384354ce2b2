import { shopItemOf } from '@pricehunt/product-links';
import { isProductByOpenGraph } from '../markup/open-graph';
import type { PageEvidence } from './page-evidence';
import { similarity } from '../page/title-similarity';

export type ProductEvidence =
  { readonly kind: 'product' } | { readonly kind: 'list' | 'not-product'; readonly evidence: string };

const listCardsMin = 8;
/** A product can have its own number, its family's and its variants'. */
const numbersOfOneMax = 3;
const textTypes =
  /^(?:newsarticle|article|blogposting|recipe|faqpage|qapage|jobposting|videoobject|searchresultspage|collectionpage)$/u;

export function mainEntityFound({ mains, shopify }: PageEvidence): boolean {
  return shopify !== null || mains.some((main) => main.kind === 'found' && main.isCertain);
}

/** Looks for markup, tags, a URL, or a price with a buy button. */
export function productEvidence(evidence: PageEvidence): ProductEvidence {
  const { mains, shopify, openGraph, analytics, pageData, visible, otherTypes, tags, link } = evidence;
  const list = mains.find((main) => main.kind === 'list');
  const isFound = mains.some((main) => main.kind === 'found');

  const { claims, buyButton } = visible;
  const hasTitle = claims.title !== null || openGraph.title !== null;
  if (isFound || shopify !== null || (shopItemOf(link) !== null && hasTitle)) return { kind: 'product' };
  const isTagged = isProductByOpenGraph(tags) || openGraph.price !== null;
  if (list !== undefined && list.kind === 'list' && !(isTagged && claims.price !== null)) {
    return {
      kind: 'list',
      evidence: `The page's markup describes ${String(list.count)} products and none of them as its own.`,
    };
  }
  if (isTagged) return { kind: 'product' };
  const cards = visible.prices.filter((price) => price.isOfCard || price.score < 1).length;
  const text = otherTypes.find((type) => textTypes.test(type));
  if (text !== undefined) return { kind: 'not-product', evidence: `The page calls itself ${text}.` };
  if (claims.price !== null && (buyButton !== null || claims.sku !== null || claims.gtins.length > 0))
    return { kind: 'product' };
  const isStated = [...pageData, analytics].some(
    (stated) => stated !== null && (stated.title !== null || hasTitle),
  );
  if (isStated || (claims.price !== null && claims.title !== null)) return { kind: 'product' };
  const isNumbered =
    visible.numbersCount <= numbersOfOneMax &&
    (claims.sku !== null || claims.gtins.length > 0 || claims.mpn !== null);
  if (
    isNumbered &&
    hasTitle &&
    (buyButton !== null || (claims.availability !== null && cards < listCardsMin))
  )
    return { kind: 'product' };
  if (isNumbered && isHeadingOfWindow(evidence)) return { kind: 'product' };
  return cards >= listCardsMin
    ? {
        kind: 'list',
        evidence: `The page shows ${String(cards)} prices in places alike and none of its own.`,
      }
    : { kind: 'not-product', evidence: 'The page has no product markup, and no price with a way to buy.' };
}

/** Whether heading and title match: a page of one product, or a list with its name. */
function isHeadingOfWindow({ visible, windowTitle }: PageEvidence): boolean {
  const { title } = visible.claims;
  return title !== null && windowTitle !== null && similarity(title, windowTitle) >= 0.6;
}
