import type { Page } from '@playwright/test';

/** Public screens, each with an element that shows that it is complete. */
export const shopperScreens: readonly (readonly [
  name: string,
  path: string,
  whole: (page: Page) => Promise<void>,
])[] = [
  ['browse', '/browse', (page) => page.locator('main li a[href^="/product/"]').first().waitFor()],
  [
    'a narrowed category',
    '/browse/kitchen-dining?stock=1&brand=Smeg&sort=price',
    (page) => page.locator('main li a[href^="/product/"]').first().waitFor(),
  ],
  [
    'nothing that fits',
    '/browse?q=zzzzqqqq&stock=1',
    (page) => page.getByRole('heading', { name: 'No matching products' }).waitFor(),
  ],
  [
    'a product',
    '/product/demo-sony-wh-1000xm5-black',
    (page) => page.getByRole('heading', { name: 'Similar products' }).waitFor(),
  ],
  [
    'a product that is not there',
    '/product/none',
    (page) => page.getByRole('heading', { name: 'We don’t have this product' }).waitFor(),
  ],
  [
    'the alternate landing page',
    '/landing2',
    (page) => page.locator('main a[href^="/browse?brand="]').first().waitFor(),
  ],
  ['privacy', '/privacy', (page) => page.getByRole('heading', { name: 'Privacy' }).waitFor()],
  [
    'ranking explained',
    '/how-ranking-works',
    (page) => page.getByRole('heading', { name: 'How ranking works' }).waitFor(),
  ],
  [
    'the browser extension',
    '/extension',
    (page) => page.getByRole('heading', { name: 'PriceHunt in your browser' }).waitFor(),
  ],
  [
    'a page that is not there',
    '/no/such/page',
    (page) => page.getByRole('heading', { name: 'This page doesn’t exist' }).waitFor(),
  ],
];
