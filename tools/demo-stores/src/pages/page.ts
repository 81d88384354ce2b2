import { planCss } from '../looks/look';
import { looks } from '../looks/every-look';
import { categoryPathOf, sitePaths } from '../shops/paths';
import type { Store } from '../shops/store';
import { categories } from '../world/words';
import type { Category } from '../world/words';
import { escapeHtml } from './escape-html';
import { phrases } from './phrases';

export interface PageParts {
  readonly title: string;
  /** More elements for the head: structured data, canonical link, scripts. */
  readonly head?: string;
  readonly main: string;
  readonly category?: Category;
  readonly query?: string;
}

/** A whole page of a shop: header, categories, content, footer. */
export function page(store: Store, parts: PageParts): string {
  const { profile } = store;
  const look = looks[profile.id];
  const says = phrases[profile.language];
  const site = sitePaths[profile.kind];
  return `<!doctype html>
<html lang="${profile.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(parts.title)} | ${escapeHtml(profile.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${parts.head ?? ''}
<style>${planCss}img[src^="/images/"]{background:${look.ground}}${look.css}</style>
</head>
<body>
<div class="notice">${escapeHtml(look.notice)}</div>
<header class="top"><div class="wide">
<a class="sign" href="/">${look.mark}<span>${escapeHtml(profile.name)}</span></a>
<form class="seek" action="/search"><input name="q" type="search" aria-label="${escapeHtml(says.search)}" placeholder="${escapeHtml(says.search)}" value="${escapeHtml(parts.query ?? '')}"><button aria-label="${escapeHtml(says.search)}"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2"><circle cx="8.5" cy="8.5" r="5.5"/><path d="m13 13 5 5"/></svg></button></form>
${bag(store)}
</div></header>
<nav class="aisles"><div class="wide">${aisles(store, parts.category)}</div></nav>
<main><div class="wide">
${parts.main}
</div></main>
<footer class="foot"><div class="wide"><span>${escapeHtml(profile.name)} · ${escapeHtml(profile.tagline)}</span>
<nav><a href="${site.about}">${escapeHtml(says.about)}</a><a href="${site.shipping}">${escapeHtml(says.shipping)}</a></nav></div></footer>
</body>
</html>
`;
}

/** The basket; a link if the shop has a checkout. */
function bag({ profile }: Store): string {
  const label = escapeHtml(phrases[profile.language].basket);
  return profile.kind === 'shopify'
    ? `<a class="bag" href="/cart">${label}</a>`
    : `<span class="bag">${label} (0)</span>`;
}

function categoriesOf(store: Store): readonly Category[] {
  const present = new Set(store.listings.map(({ category }) => category));
  return categoryNames.filter((name) => present.has(name));
}

export function isCategory(text: string): text is Category {
  return Object.hasOwn(categories, text);
}

const categoryNames = Object.keys(categories).filter(isCategory);

function aisles(store: Store, current: Category | undefined): string {
  return categoriesOf(store)
    .map((category) => {
      const mark = category === current ? ' aria-current="page"' : '';
      const name = categories[category][store.profile.language];
      return `<a href="${categoryPathOf(store.profile, category)}"${mark}>${escapeHtml(name)}</a>`;
    })
    .join('');
}
