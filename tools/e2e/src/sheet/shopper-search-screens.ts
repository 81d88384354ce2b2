import { startComparison } from '@pricehunt/api-contract/comparisons';
import type { Page } from '@playwright/test';
import { answeredOrNot, screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';
import type { SheetFacts } from './shopper-screens';

/** Search boxes, messages about the input, and unusual results. */
export function shopperSearchScreens({ exampleLink, unreadableLink }: SheetFacts): readonly SheetScreen[] {
  return [
    ...screensOf('shopper', 'paste box', '/', {
      'shop recognised': { prepare: (page) => paste(page, 'https://www.amazon.com/dp/B0CHX1W1XY') },
      'no link': {
        prepare: async (page) => {
          await paste(page, 'https://shop');
          await page.getByRole('button', { name: 'Find better prices' }).click();
          await page.getByText('This link is incomplete.').waitFor();
        },
      },
    }),
    ...screensOf('shopper', 'search box', '/privacy', {
      suggestions: { isDialog: true, prepare: (page) => suggest(page, 'sony') },
      'recent searches': {
        isDialog: true,
        prepare: async (page) => {
          await suggest(page, 'headphones');
          await page.keyboard.press('Enter');
          await page.waitForURL(/\/(browse|new-search)/);
          await page.goBack();
          await page.getByRole('combobox').first().click();
          await page.getByRole('option').first().waitFor();
        },
      },
    }),
    ...screensOf('shopper', 'results', `/${unreadableLink}`, {
      'page not read': { prepare: untilSettled },
    }),
    ...screensOf('shopper', 'results', '/share?text=Philips%20Airfryer%20XXL%20HD9650', {
      'of words': { prepare: untilSettled },
    }),
    ...screensOf('shopper', 'results, plain', `/${exampleLink}`, {
      full: { prepare: openPlain },
      'not known': { path: '/search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/gone' },
      loading: { ...answeredOrNot().loading, path: '/search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/gone' },
      error: { ...answeredOrNot().error, path: '/search/3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69/gone' },
    }),
    ...screensOf('shopper', 'results', `/${exampleLink}`, {
      'cannot begin': {
        spoils: startComparison.path,
        prepare: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
      },
    }),
  ];
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').first().fill(text);
}

async function suggest(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox').first().fill(words);
  await page.getByRole('option').first().waitFor();
}

async function untilSettled(page: Page): Promise<void> {
  await page.waitForURL('**/new-search/**');
  await page.getByText(/sources? searched/).waitFor();
}

async function openPlain(page: Page): Promise<void> {
  await untilSettled(page);
  await page.goto(page.url().replace('/new-search/', '/search/'));
  await page.locator('main a[rel^="sponsored"]').first().waitFor();
}
