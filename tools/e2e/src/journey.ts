import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { signInNewAdmin } from './admin-account';
import { openWatchedPage } from './browser';
import type { PageOptions, StorageState, WatchedPage } from './browser';
import { signInDemoMerchant } from './demo-merchant';
import { productOfWorker } from './running-product';
import type { RunningProduct } from './running-product';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Opens a page in a context of its own, which is closed after the test. */
  readonly openPage: (options?: PageOptions) => Promise<WatchedPage>;
}

interface WorkerFixtures {
  /** The product under test; no other worker uses it. */
  readonly product: RunningProduct;
  /** What a browser keeps that is signed in to the console. */
  readonly signedInAdmin: StorageState;
  /** What a browser keeps that is signed in as the demo merchant. */
  readonly signedInDemoMerchant: StorageState;
}

/** A journey: a test with the running product and pages to use it in. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [({}, use, { parallelIndex }) => use(productOfWorker(parallelIndex)), { scope: 'worker' }],
  signedInAdmin: [
    async ({ browser, product }, use) => use(await signInNewAdmin(browser, product)),
    { scope: 'worker' },
  ],
  signedInDemoMerchant: [
    async ({ browser, product }, use) => use(await signInDemoMerchant(browser, product)),
    { scope: 'worker' },
  ],
  openPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const watched = await openWatchedPage(browser, options);
      contexts.push(watched.context);
      return watched;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
