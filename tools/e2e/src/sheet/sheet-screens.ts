import { listCategories, listExampleLinks, searchProducts } from '@pricehunt/api-contract';
import type { Page } from 'playwright-core';
import { origins } from '../running-product';

/** What the API is made to do while a state is taken: to answer, never to answer, to fail, or to be out of reach. */
export type ApiMood = 'answers' | 'hangs' | 'fails' | 'unreachable';

/** Who looks at a screen, for which the program signs in once; see sheet-visitors. */
export type SheetVisitor =
  | 'nobody'
  | 'new-shopper'
  | 'regular-shopper'
  | 'demo-merchant'
  | 'new-merchant'
  | 'feeding-merchant'
  | 'viewing-admin'
  | 'admin';

/** One screen in one state, as the sheet shows it. */
export interface SheetScreen {
  /** Groups the sheet: the app, then the screen. */
  readonly app: keyof typeof origins;
  readonly screen: string;
  readonly state: string;
  readonly path: string;
  readonly mood?: ApiMood;
  /** The path of a call that is answered whatever the mood. */
  readonly spares?: string;
  /** The path of a call that is answered with an error whatever the mood. */
  readonly spoils?: string;
  /** Who looks at it; merchants' and admins' screens are taken signed in otherwise. */
  readonly visitor?: SheetVisitor;
  /** The language that the browser asks for; English otherwise. */
  readonly locale?: 'de-DE';
  /** Whether the picture shows what the window shows, no more: for what lies over a page. */
  readonly isDialog?: boolean;
  /** Whether the question about statistics is left open; else it is answered with no. */
  readonly asksAboutStatistics?: boolean;
  /** Does what a person does to bring the screen into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** The addresses that the sheet visits, read from the product that was started. */
export interface SheetFacts {
  readonly productId: string;
  readonly category: string;
  readonly exampleLink: string;
}

/** Asks the running product for a product, a category and a link that have something to show. */
export async function readFacts(): Promise<SheetFacts> {
  const [drops, categories, examples] = await Promise.all([
    read(`${searchProducts.path}?sort=drop&limit=1`).then((answer) =>
      searchProducts.answers[200].parse(answer),
    ),
    read(listCategories.path).then((answer) => listCategories.answers[200].parse(answer)),
    read(listExampleLinks.path).then((answer) => listExampleLinks.answers[200].parse(answer)),
  ]);
  const productId = drops.items[0]?.product.id;
  const category = categories.items[0]?.slug;
  const exampleLink = examples.items[0]?.link;
  if (productId === undefined || category === undefined || exampleLink === undefined) {
    throw new Error('The demo catalog has nothing to show.');
  }
  return { productId, category, exampleLink };
}

async function read(path: string): Promise<unknown> {
  return (await fetch(`${origins.api}${path}`)).json();
}

/** Every public screen of the shopper's site in each of its states. */
export function shopperScreens({ productId, category, exampleLink }: SheetFacts): readonly SheetScreen[] {
  const of = (screen: string, path: string, states: Readonly<Record<string, Partial<SheetScreen>>>) =>
    Object.entries(states).map(([state, more]): SheetScreen => ({
      app: 'shopper',
      screen,
      state,
      path,
      ...more,
    }));
  const answeredOrNot = { full: {}, loading: { mood: 'hangs' }, error: { mood: 'fails' } } as const;
  return [
    ...of('landing', '/', {
      ...answeredOrNot,
      'no link': { path: '/?error=invalid-url' },
      'asks about statistics': { asksAboutStatistics: true },
    }),
    ...of('landing, alternate', '/landing2', answeredOrNot),
    ...of('results', `/${exampleLink}`, {
      ...answeredOrNot,
      full: { prepare: (page) => page.getByRole('link', { name: 'Go to shop' }).first().waitFor() },
      german: {
        locale: 'de-DE',
        prepare: (page) => page.getByRole('link', { name: 'Zum Shop' }).first().waitFor(),
      },
    }),
    ...of('results', '/new-search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/gone', { 'not known': {} }),
    ...of('product', `/product/${productId}`, {
      ...answeredOrNot,
      'not known': { path: '/product/none' },
    }),
    ...of('browse', '/browse', answeredOrNot),
    ...of('category', `/browse/${category}`, answeredOrNot),
    ...of('browse', '/browse?q=zzzzqqqq', { empty: {} }),
    ...of('history', '/history', { empty: {} }),
    ...of('favourites', '/favorites', { empty: {} }),
    ...of('alerts', '/alerts', { 'signed out': {} }),
    ...of('sign in', '/login', { empty: {} }),
    ...of('new password', '/reset-password', { empty: {} }),
    ...of('privacy', '/privacy', { full: {} }),
    ...of('how ranking works', '/how-ranking-works', { full: {} }),
    ...of('bookmarklet', '/bookmarklet', { full: {} }),
    ...of('share', '/share', { nothing: {} }),
    ...of('tracking test', '/tracking-test', { full: {} }),
    ...of('not found', '/nowhere', { full: {} }),
  ];
}
