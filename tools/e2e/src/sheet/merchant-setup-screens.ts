import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import type { Page } from '@playwright/test';
import type { RunningProduct } from '../running-product';
import { answeredOrNot, screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';

const dashboard = '/business/dashboard';
const answered = answeredOrNot(getBusinessSession.path);

export function merchantSetupScreens(): readonly SheetScreen[] {
  const steps = ['domain', 'catalog', 'orders', 'test'].flatMap((step) =>
    screensOf('merchant', `integrate, ${step}`, `${dashboard}/integrate?step=${step}`, {
      ...answered,
      'to do': { visitor: 'new-merchant' },
    }),
  );
  return [
    ...steps,
    ...screensOf('merchant', 'integrate, domain', `${dashboard}/integrate?step=domain`, {
      'to be verified': { visitor: 'new-merchant', prepare: claimDomain },
    }),
    ...screensOf('merchant', 'integrate, test', `${dashboard}/integrate?step=test`, {
      passed: { prepare: sendTestOrder },
    }),
    ...screensOf('merchant', 'sources', `${dashboard}/sources`, {
      ...answered,
      'nothing yet': { visitor: 'new-merchant' },
      'of files': { visitor: 'feeding-merchant' },
    }),
    ...screensOf('merchant', 'source', `${dashboard}/sources`, {
      'by token': { prepare: (page) => openSource(page, 'Klotz & Kegel') },
      'by file': { visitor: 'feeding-merchant', prepare: (page) => openSource(page, 'Autumn') },
      'deletion asked': {
        visitor: 'feeding-merchant',
        isDialog: true,
        prepare: async (page) => {
          await openSource(page, 'Autumn');
          await page
            .getByRole('button', { name: /^Delete/ })
            .last()
            .click();
        },
      },
    }),
    ...screensOf('merchant', 'run', `${dashboard}/sources`, {
      'to be confirmed': { visitor: 'feeding-merchant', prepare: (page) => openRun(page, 'Winter') },
      applied: { visitor: 'feeding-merchant', prepare: (page) => openRun(page, 'Autumn') },
    }),
  ];
}

async function claimDomain(page: Page, { demoShop }: RunningProduct): Promise<void> {
  await page.getByLabel('Store domain').fill(new URL(demoShop('barn')).host);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(/<meta name="pricehunt-verification"/).waitFor();
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText('Verification failed').first().waitFor();
}

async function sendTestOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send test order|^Send another/ }).click();
  await page.getByText('All steps passed').waitFor();
}

async function openSource(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openRun(page: Page, name: string): Promise<void> {
  await openSource(page, name);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /^Import of/ }).waitFor();
  await page.waitForLoadState('networkidle');
}
