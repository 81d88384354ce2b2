import type { PageDocument, PageElement } from '../page/page-document';
import type { PageZones } from '../page/page-zones';

const imagesMax = 8;
const sources = [
  'data-old-hires',
  'data-zoom-image',
  'data-large-image',
  'data-zoom',
  'data-src',
  'data-original',
  'src',
];
const productNames =
  / (?:product|main|primary|hero|zoom|gallery|large|big|detail|landing image|item|pdp|fotorama|image) /u;
const otherNames =
  / (?:logo|icon|sprite|avatar|flag|badge|payment|swatch\w*|pixel|tracking|rating|star|banner|loader|spinner) /u;

export function findImages(
  page: PageDocument,
  zones: PageZones,
  heading: PageElement | null,
  title: string | null,
): readonly string[] {
  const scored = page
    .byTag('img')
    .slice(0, 1_000)
    .map((image) => ({ source: sourceOf(image), score: imageScore(image, zones, heading, title) }))
    .filter(({ source, score }) => source !== null && score > 1)
    .sort((one, other) => other.score - one.score);
  return [...new Set(scored.map(({ source }) => source).filter((source) => source !== null))].slice(
    0,
    imagesMax,
  );
}

function sourceOf({ attributes }: PageElement): string | null {
  for (const name of sources) {
    const value = attributes[name]?.trim();
    if (value !== undefined && value !== '' && !value.startsWith('data:') && value.length < 2_000)
      return value;
  }
  return null;
}

function imageScore(
  image: PageElement,
  zones: PageZones,
  heading: PageElement | null,
  title: string | null,
): number {
  let names = zones.namesOf(image);
  for (let outer = image.parent, level = 0; outer !== null && level < 4; outer = outer.parent, level += 1)
    names += zones.namesOf(outer);
  const words = names.replace(/ {2,}/gu, ' ');
  const zone = { product: 0.5, hidden: 0, reviews: -3, related: -2, surroundings: -2 }[zones.zoneOf(image)];
  const alt = image.attributes['alt'] ?? '';
  const distance = heading === null ? 300 : Math.abs(image.order - heading.order);
  const width = Number(image.attributes['width'] ?? Number.NaN);
  return (
    zone +
    (productNames.test(words) ? 0.8 : 0) +
    (otherNames.test(words) ? -2 : 0) +
    (title !== null &&
    alt.length > 5 &&
    (alt.startsWith(title.slice(0, 25)) || title.startsWith(alt.slice(0, 25)))
      ? 1.5
      : 0) +
    (distance < 150 ? 0.8 : distance < 500 ? 0.3 : -0.5) +
    (width >= 250 ? 0.6 : width < 60 ? -1 : 0)
  );
}
