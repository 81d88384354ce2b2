import { looks } from '../looks/every-look';
import { categoryPathOf, imagePathOf, pathOf } from '../shops/paths';
import { groupsOf } from '../shops/store';
import type { Store } from '../shops/store';
import { staples } from '../world/every-product';
import type { Listing } from '../world/listings';
import { nouns } from '../world/nouns';
import { categories } from '../world/words';
import type { Category } from '../world/words';
import { escapeHtml } from './escape-html';
import { page } from './page';
import { phrases } from './phrases';
import { wareCard } from './ware-card';

type Group = readonly [Listing, ...Listing[]];

/** The front page: a hero with three pictures, recommendations and reduced products. */
export function homePage(store: Store): string {
  const look = looks[store.profile.id];
  const says = phrases[store.profile.language];
  const groups = groupsOf(store);
  const featured = featuredOf(groups, look.lead);
  const reduced = oneEachLine(
    groups.filter(([first]) => first.listPrice !== null && !featured.some(([one]) => one === first)),
  );
  const heroes = oneEach(featured, pictureOf).slice(0, 6);
  const shelf = categoryPathOf(store.profile, look.lead);
  const shelfName = categories[look.lead][store.profile.language];
  const pictures = heroes
    .map(
      ([listing]) =>
        `<a href="${pathOf(listing)}"><img src="${imagePathOf(listing)}" alt="${escapeHtml(listing.title.group)}" width="400" height="400"></a>`,
    )
    .join('');
  return page(store, {
    title: store.profile.tagline,
    main: `<section class="hero"><div><h1>${escapeHtml(look.heroTitle)}</h1><p>${escapeHtml(look.heroText)}</p><a class="go" href="${shelf}">${escapeHtml(shelfName)}</a></div><div class="pictures">${pictures}</div></section>
${shelfSection(says.featured, featured.slice(0, 10), '')}
${shelfSection(says.reduced, reduced.slice(0, 10), '')}`,
  });
}

export function categoryPage(store: Store, category: Category): string {
  const groups = groupsOf(store).filter(([first]) => first.category === category);
  const name = categories[category][store.profile.language];
  return page(store, {
    title: name,
    category,
    main: shelfSection(name, groups, String(groups.length), 'h1'),
  });
}

/** The results of the shop's own search. */
export function searchPage(store: Store, query: string): string {
  const found = foundGroups(store, query);
  const heading = phrases[store.profile.language].results(query, found.length);
  return page(store, { title: heading, query, main: shelfSection(heading, found.slice(0, 40), '', 'h1') });
}

/** The groups with every word of the query in title, brand or model number; none for an empty query. */
export function foundGroups(store: Store, query: string): readonly Group[] {
  const words = plainWords(query);
  if (words.length === 0) return [];
  return groupsOf(store).filter((group) => {
    const text = group
      .map(
        ({ title, product, sku }) => `${title.full} ${product.brand} ${product.mpn} ${product.gtin} ${sku}`,
      )
      .join(' ');
    const known = ` ${plainWords(text).join(' ')} `;
    return words.every((word) => known.includes(word));
  });
}

/** Letters and digits in lower case, without accents; hyphens inside model codes are removed. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[-–/](?=[a-z0-9])/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function featuredOf(groups: readonly Group[], lead: Category): readonly Group[] {
  const available = oneEachLine(
    groups.filter(([first]) => first.availability === 'in_stock' && first.condition === 'new'),
  );
  const ofLead = available.filter(([{ category }]) => category === lead);
  const leading = [...new Set([...oneEach(ofLead, pictureOf), ...ofLead])].slice(0, 3);
  const stapled = available.filter(([{ product }]) => staples.includes(product.familyKey));
  const perCategory = new Map<Category, Group>();
  for (const group of available) {
    const { category } = group[0];
    const isSeen = category === 'accessories' || leading.includes(group) || stapled.includes(group);
    if (!isSeen && !perCategory.has(category)) perCategory.set(category, group);
  }
  const chosen = [...leading, ...stapled, ...perCategory.values(), ...available];
  return [...new Set(chosen)].slice(0, 10);
}

function oneEachLine(groups: readonly Group[]): readonly Group[] {
  return oneEach(groups, ([{ product }]) => product.familyKey);
}

function oneEach(groups: readonly Group[], keyOf: (group: Group) => string): readonly Group[] {
  const firsts = new Map<string, Group>();
  for (const group of groups) {
    if (!firsts.has(keyOf(group))) firsts.set(keyOf(group), group);
  }
  return [...firsts.values()];
}

function pictureOf([{ product }]: Group): string {
  return nouns[product.noun].picture;
}

function shelfSection(
  heading: string,
  groups: readonly Group[],
  aside: string,
  level: 'h1' | 'h2' = 'h2',
): string {
  return `<section><div class="shelf-title"><${level}>${escapeHtml(heading)}</${level}><span>${escapeHtml(aside)}</span></div><ul class="grid">${groups.map(wareCard).join('')}</ul></section>`;
}
