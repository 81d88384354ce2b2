import { listCategories, listExampleLinks, searchProducts } from '@pricehunt/api-contract/browsing';
import type { RunningProduct } from '../running-product';
import { answeredOrNot, screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';

/** Addresses that come from the running product. */
export interface SheetFacts {
  readonly productId: string;
  /** More products, to compare and to buy together. */
  readonly productIds: readonly string[];
  readonly category: string;
  readonly exampleLink: string;
  /** A link to a page that the shop doesn't have. */
  readonly unreadableLink: string;
}

/** Finds a product, a category and a link with something to show. */
export async function readFacts({ origins, demoShop }: RunningProduct): Promise<SheetFacts> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${origins.api}${path}`)).json();
  const [drops, categories, examples] = await Promise.all([
    read(`${searchProducts.path}?sort=drop&limit=3`).then((answer) =>
      searchProducts.answers[200].parse(answer),
    ),
    read(listCategories.path).then((answer) => listCategories.answers[200].parse(answer)),
    read(listExampleLinks.path).then((answer) => listExampleLinks.answers[200].parse(answer)),
  ]);
  const productIds = drops.items.map(({ product }) => product.id);
  const [productId] = productIds;
  const category = categories.items[0]?.slug;
  const exampleLink = examples.items[0]?.link;
  if (productId === undefined || category === undefined || exampleLink === undefined) {
    throw new Error('The demo catalog has nothing to show.');
  }
  const unreadableLink = `${demoShop('lumen')}/products/there-is-none`;
  return { productId, productIds, category, exampleLink, unreadableLink };
}

/** Every public screen of the shopper's site in each of its states. */
export function shopperScreens({
  productId,
  productIds,
  category,
  exampleLink,
}: SheetFacts): readonly SheetScreen[] {
  return [
    ...screensOf('shopper', 'landing', '/', {
      ...answeredOrNot(),
      'no link': { path: '/?error=invalid-url' },
      'asks about statistics': { asksAboutStatistics: true },
    }),
    ...screensOf('shopper', 'landing, demo', '/demo-landing', { full: {} }),
    ...screensOf('shopper', 'landing, alternate', '/landing2', answeredOrNot()),
    ...screensOf('shopper', 'results', `/${exampleLink}`, {
      ...answeredOrNot(),
      full: { prepare: (page) => page.getByRole('link', { name: 'Go to shop' }).first().waitFor() },
      loading: { mood: 'hangs', prepare: (page) => page.getByText('Searching sources').waitFor() },
      error: { mood: 'fails', prepare: (page) => page.getByRole('alert').first().waitFor() },
      german: {
        locale: 'de-DE',
        prepare: (page) => page.getByRole('link', { name: 'Zum Shop' }).first().waitFor(),
      },
    }),
    ...screensOf('shopper', 'results', '/new-search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/gone', {
      'not known': {},
    }),
    ...screensOf('shopper', 'product', `/product/${productId}`, {
      ...answeredOrNot(),
      'not known': { path: '/product/none' },
    }),
    ...screensOf('shopper', 'browse', '/browse', answeredOrNot()),
    ...screensOf('shopper', 'category', `/browse/${category}`, answeredOrNot()),
    ...screensOf('shopper', 'browse', '/browse?q=zzzzqqqq', { empty: {} }),
    ...screensOf('shopper', 'compare', `/compare?ids=${productIds.join(',')}`, answeredOrNot()),
    ...screensOf('shopper', 'compare', '/compare', { empty: {} }),
    ...screensOf(
      'shopper',
      'basket',
      `/basket?name=Kitchen&items=2*${productIds.join(',1*')}`,
      answeredOrNot(),
    ),
    ...screensOf('shopper', 'basket', '/basket', { empty: {} }),
    ...screensOf('shopper', 'history', '/history', { empty: {} }),
    ...screensOf('shopper', 'favourites', '/favorites', { empty: {} }),
    ...screensOf('shopper', 'alerts', '/alerts', { 'signed out': {} }),
    ...screensOf('shopper', 'import', '/import', { 'signed out': {} }),
    ...screensOf('shopper', 'sign in', '/login', { empty: {} }),
    ...screensOf('shopper', 'new password', '/reset-password', {
      empty: {},
      'by link': { path: '/reset-password#token=none' },
    }),
    ...screensOf('shopper', 'mail proof', '/verify-email#token=none', { broken: {} }),
    ...screensOf('shopper', 'privacy', '/privacy', { full: {} }),
    ...screensOf('shopper', 'how ranking works', '/how-ranking-works', { full: {} }),
    ...screensOf('shopper', 'bookmarklet', '/bookmarklet', { full: {} }),
    ...screensOf('shopper', 'extension', '/extension', { full: {} }),
    ...screensOf('shopper', 'share', '/share', { nothing: {} }),
    ...screensOf('shopper', 'tracking test', '/tracking-test', {
      full: {},
      'with a log': {
        prepare: async (page) => {
          await page.getByRole('button', { name: 'Send referral' }).click();
          await page.getByRole('button', { name: 'Push product_search' }).click();
        },
      },
    }),
    ...screensOf('shopper', 'tracking test, real', '/real-tracking-test', { full: {} }),
    ...screensOf('shopper', 'not found', '/nowhere', { full: {} }),
  ];
}
