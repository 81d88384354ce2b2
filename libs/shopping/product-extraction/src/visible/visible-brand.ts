import type { PageDocument, PageElement } from '../page/page-document';
import { textOf } from '../page/page-text';
import type { PageZones } from '../page/page-zones';

const brandNames =
  / (?:brand|brands|brand name|byline info|byline|marke|marca|marque|manufacturer|designer|vendor) /u;
const elementsMax = 500;

const forms: readonly RegExp[] = [
  /^(?:brand|marke|marque|marca|merk|märke|marka|značka|by|von|door)\s*[:：]?\s+(.+)$/iu,
  /^visit the (.+) store$/iu,
  /^besuchen? sie den (.+?)[- ]store$/iu,
  /^visiter? la boutique (.+)$/iu,
  /^visita lo store di (.+)$/iu,
  /^visita la tienda de (.+)$/iu,
  /^visite a loja (.+)$/iu,
  /^bezoek de (.+?)[- ]store$/iu,
];

/** Such as "(Author)", behind the name of a person. */
const role =
  /\s*\((?:author|autor|autora|auteur|autore|auteurs?|auteurice|författare|forfatter|editor|illustrator|hrsg\.|artist|actor|director|format|narrator)\),?$/iu;

/** From an element near the heading with a name such as "brand" or "byline". */
export function findNamedBrand(
  page: PageDocument,
  zones: PageZones,
  heading: PageElement | null,
): string | null {
  if (heading === null) return null;
  const from = Math.max(0, heading.order - 30);
  for (const element of page.elements.slice(from, from + elementsMax)) {
    if (!brandNames.test(zones.namesOf(element)) || zones.zoneOf(element) !== 'product') continue;
    if (element.order <= heading.order && element.endOrder >= heading.order) continue;
    const text = element.endOrder - element.order > 8 ? '' : textOf(element, 80);
    const brand = brandIn(text);
    if (brand !== null) return brand;
  }
  return null;
}

function brandIn(text: string): string | null {
  const found = forms.map((form) => form.exec(text)?.[1]).find((match) => match !== undefined) ?? text;
  const isName =
    found.length > 1 && found.length <= 40 && /\p{L}/u.test(found) && !/[:;!?{}]|\d{4,}/u.test(found);
  return isName && found.split(' ').length <= 6 ? found.replace(role, '').trim() : null;
}
