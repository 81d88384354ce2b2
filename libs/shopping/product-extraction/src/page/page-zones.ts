import type { PageDocument, PageElement } from './page-document';
import { textOf } from './page-text';
import { relatedParts } from './related-parts';
import { similarity } from './title-similarity';

type PageZone = 'product' | 'related' | 'surroundings' | 'reviews' | 'hidden';

export interface PageZones {
  readonly zoneOf: (element: PageElement) => PageZone;
  /** Class and id as lower-case words, with a space at both ends. */
  readonly namesOf: (element: PageElement) => string;
}

const relatedNames =
  / (?:related|recommend\w*|recs?|similar|crosssell\w*|cross sell\w*|upsell\w*|up sell|also (?:like|bought|viewed)|recently|last seen|sponsored|suggest\w*|bundles?|frequently|accessor\w*|bought together|outfits?|complete the look|shop the look|carousel|swiper|slick|owl|glider|product (?:cards?|tiles?|grid|list|listing|teasers?)|card item|teasers?|comparison|compare|alsobought|richrelevance|rr widget|p13n|sims|certona|nosto|criteo|addons?|add ons?) /u;
const surroundingNames =
  / (?:header|footer|nav|navbar|navigation|menu|megamenu|breadcrumbs?|mini ?cart|minibasket|cart (?:drawer|popup|preview|flyout)|basket (?:preview|summary)|cookie\w*|newsletter|banner|popup|modal|overlay|dialog|toolbar|sidebar|wishlist|search) /u;
const reviewNames = / (?:reviews?|customer reviews|bewertung(?:en)?|comments?|questions?|qa|faq|ratings) /u;
const hiddenClass =
  /(?:^|\s)(?:hidden|hide|d-none|is-hidden|js-hide|none|aok-hidden|a-hidden|ng-hide|uk-hidden|display-none)(?:\s|$)/u;
const ownHeaderNames =
  / (?:product|pdp|price|item|(?:page|content|section|title|details?|article) (?:header|banner)) /u;
const galleryNames =
  / (?:gallery|images?|media|thumbs?|thumbnails?|zoom|photos?|pictures?|price|buybox|buy box|variants?|swatch\w*|twister) /u;

/** Based on tags and names; inner zones take precedence. */
export function findZones(page: PageDocument): PageZones {
  const { heading, around: pinned } = aroundHeading(page);
  const isOfOthers = new Uint8Array(page.elements.length);
  for (const { from, to } of relatedParts(page, heading)) isOfOthers.fill(1, from, to + 1);
  const names: (string | undefined)[] = [];
  const known = new Map<string, string>();
  const zones: (PageZone | undefined)[] = [];
  const namesOf = (element: PageElement): string => {
    const found = names[element.order];
    if (found !== undefined) return found;
    const words = wordsOfNames(element, known);
    names[element.order] = words;
    return words;
  };
  for (const element of page.elements) {
    const outer = element.parent === null ? 'product' : (zones[element.parent.order] ?? 'product');
    if (pinned.has(element)) zones[element.order] = 'product';
    else if (outer === 'product' && isOfOthers[element.order] === 1) zones[element.order] = 'related';
    else
      zones[element.order] =
        outer === 'product' || outer === 'reviews' ? (ownZone(element, namesOf(element)) ?? outer) : outer;
  }
  return { namesOf, zoneOf: (element) => zones[element.order] ?? 'product' };
}

/** The heading that resembles the page's title, with its ancestors, which count as product whatever their names. */
function aroundHeading(page: PageDocument): {
  readonly heading: PageElement | null;
  readonly around: ReadonlySet<PageElement>;
} {
  const titleTag = page.byTag('title')[0];
  const title = titleTag === undefined ? '' : textOf(titleTag, 400);
  const heading = page
    .byTag('h1')
    .slice(0, 5)
    .find((element) => similarity(textOf(element, 400), title) >= 0.5);
  const around = new Set<PageElement>();
  for (
    let outer = heading ?? null;
    outer !== null && !/^(?:nav|footer|dialog)$/u.test(outer.tag);
    outer = outer.parent
  )
    around.add(outer);
  return { heading: heading ?? null, around };
}

function ownZone(element: PageElement, names: string): PageZone | null {
  const { tag, attributes } = element;
  if (tag === 'body' || tag === 'html' || tag === '#root' || tag === 'main' || tag === 'form') return null;
  if (tag === 'nav' || tag === 'footer' || tag === 'dialog') return 'surroundings';
  if (attributes['hidden'] !== undefined || /display:\s*none/iu.test(attributes['style'] ?? ''))
    return 'hidden';
  if (names === ' ') return null;
  if (hiddenClass.test(attributes['class'] ?? '')) return 'hidden';
  if (relatedNames.test(names) && !galleryNames.test(names)) return 'related';
  if (reviewNames.test(names)) return 'reviews';
  return surroundingNames.test(names) && !ownHeaderNames.test(names) ? 'surroundings' : null;
}

/** "priceBlock__OurPrice old-price" becomes " price block our price old price ". Cached. */
function wordsOfNames({ attributes }: PageElement, known: Map<string, string>): string {
  const { class: classes, id } = attributes;
  if (classes === undefined && id === undefined) return ' ';
  const named = `${classes ?? ''} ${id ?? ''}`.slice(0, 400);
  const seen = known.get(named);
  if (seen !== undefined) return seen;
  const words = named
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replace(/[^A-Za-z\d]+/gu, ' ')
    .toLowerCase()
    .trim();
  const spaced = words === '' ? ' ' : ` ${words} `;
  known.set(named, spaced);
  return spaced;
}
