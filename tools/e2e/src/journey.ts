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
  readonly openPage: (options?: PageOptions) => Promise<WatchedPage>;
}

interface WorkerFixtures {
  readonly product: RunningProduct;
  readonly signedInAdmin: StorageState;
  readonly signedInDemoMerchant: StorageState;
}

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
