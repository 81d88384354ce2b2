import type { PageElement } from '../page/page-document';
import type { PageZones } from '../page/page-zones';
import type { PriceAnchors, PriceCandidate } from './price-candidate';

/** Scores a price by its zone and its distance to the heading and the buy button. */
export function placeScore(
  element: PageElement,
  zones: PageZones,
  { heading, buyButton }: PriceAnchors,
): number {
  const zone = { product: 0, related: -4, surroundings: -3, reviews: -2.5, hidden: -1 }[
    zones.zoneOf(element)
  ];
  const link = otherPageLink(element) ? -2 : 0;
  return zone + link + headingScore(element, heading) + nearness(element, buyButton);
}

function headingScore(element: PageElement, heading: PageElement | null): number {
  if (heading === null) return 0;
  const distance = element.order - heading.order;
  if (distance >= 0 && element.order <= heading.endOrder) return -1;
  if (distance < 0) return distance > -60 ? 0.4 : -1;
  return distance < 25
    ? 2.4
    : distance < 120
      ? 2
      : distance < 400
        ? 1.5
        : distance < 1_000
          ? 0.6
          : distance < 2_500
            ? -0.3
            : -1;
}

function nearness(element: PageElement, button: PageElement | null): number {
  if (button === null) return 0;
  const distance = Math.abs(element.order - button.order);
  return distance < 60 ? 1.2 : distance < 200 ? 0.8 : distance < 600 ? 0.3 : 0;
}

export function otherPageLink(element: PageElement): boolean {
  for (
    let outer: PageElement | null = element, level = 0;
    outer !== null && level < 5;
    outer = outer.parent, level += 1
  ) {
    if (outer.tag === 'a') return /^(?:https?:|\/)/u.test(outer.attributes['href'] ?? '');
  }
  return false;
}

/** Candidates in rows of at least four similar places with different amounts, such as cards of a list. */
export function repeatedCards(
  candidates: readonly PriceCandidate[],
  zones: PageZones,
): ReadonlySet<PageElement> {
  const rows = new Map<string, PriceCandidate[]>();
  for (const candidate of candidates) {
    const names: string[] = [];
    for (
      let outer: PageElement | null = candidate.element, level = 0;
      outer !== null && level < 6;
      outer = outer.parent, level += 1
    ) {
      names.push(`${outer.tag}${zones.namesOf(outer).replace(/\d+/gu, '#').slice(0, 60)}`);
    }
    const key = names.join('<');
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [candidate]);
    else row.push(candidate);
  }
  const repeated = [...rows.values()].filter(
    (row) => row.length >= 4 && (row.length >= 8 || new Set(row.map(({ amount }) => amount)).size >= 3),
  );
  return new Set(repeated.flat().map(({ element }) => element));
}
