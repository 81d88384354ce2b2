import type { PageDocument, PageElement } from '../page/page-document';
import { textOf } from '../page/page-text';
import type { PageZones } from '../page/page-zones';
import { similarity } from '../page/title-similarity';

export interface VisibleTitle {
  readonly heading: PageElement | null;
  readonly headingText: string | null;
  readonly windowTitle: string | null;
}

const headingLengthMax = 400;

/** The first h1, or the heading most similar to the page's other titles. */
export function findTitle(
  page: PageDocument,
  zones: PageZones,
  otherTitles: readonly string[],
): VisibleTitle {
  const titleTag = page.byTag('title').find((element) => textOf(element) !== '');
  const windowTitle = titleTag === undefined ? null : textOf(titleTag, headingLengthMax);
  const known = [...otherTitles, ...(windowTitle === null ? [] : [windowTitle])];
  const headings = [...page.byTag('h1'), ...namedHeadings(page, zones)].slice(0, 40);
  const scored = headings
    .map((heading) => ({ heading, text: textOf(heading, headingLengthMax) }))
    .filter(({ text }) => text.length > 2)
    .map(({ heading, text }, index) => ({
      heading,
      text,
      score: headingScore(heading, text, zones, known) - index * 0.05,
    }))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  const sure = best !== undefined && best.score >= sureScoreMin ? best : null;
  const unranked = sure === null ? lineOfWindowTitle(page, zones, windowTitle) : null;
  if (unranked !== null) return { ...unranked, windowTitle };
  if (best === undefined || best.score < 0.3) return { heading: null, headingText: null, windowTitle };
  return { heading: best.heading, headingText: best.text, windowTitle };
}

/** Below this score, a heading doesn't match the page's other titles. */
const sureScoreMin = 1.1;

/**
 * If no heading matches the title: the first line that is contained in the title and makes up most of it, in any tag.
 */
function lineOfWindowTitle(
  page: PageDocument,
  zones: PageZones,
  windowTitle: string | null,
): Pick<VisibleTitle, 'heading' | 'headingText'> | null {
  const title = windowTitle?.toLowerCase() ?? '';
  if (title.length < 6) return null;
  const lines = page.elements.filter(
    (element) =>
      lineTags.has(element.tag) && zones.zoneOf(element) === 'product' && hasTextUpTo(element, title.length),
  );
  const found = lines
    .map((heading) => ({ heading, headingText: textOf(heading, headingLengthMax) }))
    .filter(({ headingText }) => headingText.length >= 6 && title.includes(headingText.toLowerCase()))
    .filter(({ headingText }) => headingText.length >= title.length * 0.4)
    .sort((one, other) => other.headingText.length - one.headingText.length)[0];
  return found ?? null;
}

const lineTags = new Set([
  'h2',
  'h3',
  'h4',
  'h5',
  'div',
  'span',
  'p',
  'strong',
  'b',
  'font',
  'td',
  'dt',
  'dd',
]);

function hasTextUpTo(element: PageElement, lengthMax: number): boolean {
  if (element.endOrder - element.order > 3) return false;
  const own = element.children.filter((child) => typeof child === 'string');
  const length = own.reduce((sum, text) => sum + text.length, 0);
  return length >= 6 && length <= lengthMax + 200 && own.some((text) => /\S/u.test(text));
}

/** Lower headings and other elements named as the product's title. */
function namedHeadings(page: PageDocument, zones: PageZones): readonly PageElement[] {
  const named = / (?:product|item|pdp|article|goods) ?(?:title|name|heading) /u;
  return ['h2', 'h3', 'div', 'span', 'p']
    .flatMap((tag) => page.byTag(tag))
    .filter((element) => named.test(zones.namesOf(element)) || element.attributes['itemprop'] === 'name')
    .sort((one, other) => one.order - other.order)
    .slice(0, 20);
}

function headingScore(
  heading: PageElement,
  text: string,
  zones: PageZones,
  known: readonly string[],
): number {
  const likeness = Math.max(0, ...known.map((title) => similarity(text, title)));
  if (heading.tag !== 'h1' && known.length > 0 && likeness < 0.4) return 0;
  const named = / (?:product|item|pdp|title|name) /u.test(zones.namesOf(heading)) ? 0.3 : 0;
  const zone = { product: 0.4, hidden: -0.2, reviews: -0.6, surroundings: -0.5, related: -1 }[
    zones.zoneOf(heading)
  ];
  const isForeign = known.length > 0 && likeness < 0.15 ? 0.5 : 0;
  return (
    (heading.tag === 'h1' ? 0.6 : 0) + likeness + named + zone - isForeign - (text.length > 300 ? 0.5 : 0)
  );
}
