import type { MarkupItem } from './markup-item';
import { isProductGroup, isProductItem, itemsOf, textValue } from './markup-item';
import { codesInLink, placeOf } from '../page/page-link';
import { similarity } from '../page/title-similarity';

type ProductRole = 'main' | 'top' | 'listed' | 'related';

export interface ProductCandidate {
  readonly item: MarkupItem;
  readonly role: ProductRole;
}

export interface PageSubject {
  readonly link: string;
  readonly canonical: string | null;
  readonly titles: readonly string[];
}

/** The page's product with variants of the same name, or why there is none. */
export type MainEntity =
  | {
      readonly kind: 'found';
      readonly item: MarkupItem;
      readonly siblings: readonly MarkupItem[];
      readonly isCertain: boolean;
    }
  | { readonly kind: 'list'; readonly count: number }
  | { readonly kind: 'none' };

const visitsMax = 6_000;
const relatedNames =
  /^(?:isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|recommendations?|related|similar|isVariantOf|itemReviewed|offers|review|subjectOf|about|mentions|hasPart)/iu;

/** All products in the markup at any depth, each once with its most important role. */
export function productCandidates(tops: readonly MarkupItem[]): readonly ProductCandidate[] {
  const found = new Map<MarkupItem, ProductRole>();
  const waiting: { readonly item: MarkupItem; readonly role: ProductRole; readonly depth: number }[] = tops
    .map((item) => ({ item, role: 'top' as const, depth: 0 }))
    .reverse();
  const seen = new Map<MarkupItem, ProductRole>();
  const rank = (role: ProductRole | undefined): number =>
    role === undefined ? -1 : ['related', 'listed', 'top', 'main'].indexOf(role);
  for (
    let visits = 0, next = waiting.pop();
    next !== undefined && visits < visitsMax;
    visits += 1, next = waiting.pop()
  ) {
    const { item, role, depth } = next;
    if (depth > 12 || rank(seen.get(item)) >= rank(role)) continue;
    seen.set(item, role);
    const isProduct = isProductItem(item);
    if (isProduct) found.set(item, role);
    for (const [name, values] of item.properties) {
      if (isProduct && name === 'hasVariant') continue;
      for (const value of values) {
        if (typeof value === 'object')
          waiting.push({ item: value, role: roleBelow(item, isProduct, role, name), depth: depth + 1 });
      }
    }
  }
  return [...found].map(([item, role]) => ({ item, role }));
}

function roleBelow(item: MarkupItem, isProduct: boolean, role: ProductRole, name: string): ProductRole {
  if (role === 'related' || role === 'listed') return role;
  if (name === 'mainEntity' && !item.types.includes('itemlist')) return 'main';
  if (
    name.startsWith('itemListElement') ||
    item.types.includes('itemlist') ||
    item.types.includes('offercatalog')
  )
    return 'listed';
  if (isProduct || relatedNames.test(name))
    return item.types.some((type) => type.endsWith('offer')) && name === 'itemOffered' ? role : 'related';
  return role;
}

/** By URL, code, main entity or heading; never one from a list if another is left. */
export function mainEntity(candidates: readonly ProductCandidate[], subject: PageSubject): MainEntity {
  const scored = candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, subject) }))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (best === undefined) return { kind: 'none' };
  const rivals = scored.filter((candidate) => candidate.role === 'top' || candidate.role === 'main');
  const names = new Set(rivals.map(({ item }) => textValue(item, 'name')).filter((name) => name !== null));
  if (best.score < 3 && best.role === 'listed') return { kind: 'list', count: scored.length };
  if (best.score < 0 || (best.score < 3 && best.role === 'related')) return { kind: 'none' };
  if ((best.score < 4.5 && names.size > 2) || (best.score < 3 && names.size > 1))
    return { kind: 'list', count: rivals.length };
  const name = textValue(best.item, 'name');
  const siblings = rivals
    .filter(({ item }) => item !== best.item && name !== null && textValue(item, 'name') === name)
    .map(({ item }) => item);
  return { kind: 'found', item: best.item, siblings, isCertain: best.score >= 4 || names.size === 1 };
}

function scoreOf({ item, role }: ProductCandidate, subject: PageSubject): number {
  const roleScore = { main: 4, top: 1, listed: -4, related: -5 }[role];
  const name = textValue(item, 'name');
  const likeness = name === null ? 0 : Math.max(0, ...subject.titles.map((title) => similarity(name, title)));
  return (
    roleScore +
    addressScore(item, subject, likeness) +
    (likeness > 0.4 ? likeness * 4 : 0) +
    (item.properties.has('mainEntityOfPage') ? 1.5 : 0) +
    (codesOf(item).some((code) => codesInLink(subject.link).has(code)) ? 3 : 0) +
    (itemsOf(item, 'offers').length > 0 || item.properties.has('price') ? 1 : 0) +
    (isProductGroup(item) ? 0.5 : 0)
  );
}

/** Rewards the page's own URL and penalises another URL under another name, as in a carousel. */
function addressScore(item: MarkupItem, subject: PageSubject, likeness: number): number {
  const own = [
    textValue(item, 'url'),
    item.id,
    ...itemsOf(item, 'offers')
      .slice(0, 20)
      .map((offer) => textValue(offer, 'url')),
  ];
  const places = own
    .filter((link) => link !== null && !link.startsWith('#'))
    .map((link) => placeOf(link, subject.link));
  const wanted = [subject.link, subject.canonical].map((link) => placeOf(link, subject.link));
  if (places.some((place) => place !== null && wanted.includes(place))) return 5;
  return places.some((place) => place !== null) && subject.titles.length > 0 && likeness < 0.2 ? -4 : 0;
}

function codesOf(item: MarkupItem): readonly string[] {
  return [textValue(item, 'sku'), textValue(item, 'productID'), textValue(item, 'mpn')]
    .filter((code) => code !== null && code.length > 3)
    .map((code) => (code ?? '').toLowerCase());
}
