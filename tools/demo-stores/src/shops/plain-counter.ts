import { looks } from '../looks/every-look';
import { isCategory } from '../pages/page';
import { categoryPage, homePage, searchPage } from '../pages/shelf-pages';
import { aboutPage, notFoundPage, shippingPage } from '../pages/text-pages';
import { pictureOf, pictureReply } from '../pictures/picture-reply';
import type { Store } from './store';
import { sitePaths } from './paths';
import { htmlReply, textReply } from './web';
import type { Reply, Visit } from './web';

/** Serves what every shop has: front page, categories, search, texts, pictures, robots.txt; 404 for the rest. */
export function answerAtCounter(store: Store, visit: Visit): Reply {
  const site = sitePaths[store.profile.kind];
  const { path } = visit;
  if (path === '/') return htmlReply(homePage(store));
  if (path === '/search') return htmlReply(searchPage(store, visit.query.get('q') ?? ''));
  if (path === site.about) return htmlReply(aboutPage(store));
  if (path === site.shipping) return htmlReply(shippingPage(store));
  if (path === '/favicon.svg') return pictureReply(withNamespace(looks[store.profile.id].mark));
  if (path === '/robots.txt') return textReply(robots(store));
  const category = path.startsWith(site.category) ? path.slice(site.category.length) : '';
  if (isCategory(category)) return htmlReply(categoryPage(store, category));
  const key = /^\/images\/([a-z0-9-]+)\.svg$/.exec(path)?.[1] ?? '';
  return pictureOf(key) ?? htmlReply(notFoundPage(store), 404);
}

function withNamespace(svg: string): string {
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}

function robots({ profile }: Store): string {
  const closed =
    profile.kind === 'shopify'
      ? ['/cart', '/checkout', '/account', '/admin', '/office']
      : ['/basket', '/account'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', ''].join('\n');
}
