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
  /** Opens a page in a new context, which closes after the test. */
  readonly openPage: (options?: PageOptions) => Promise<WatchedPage>;
}

interface WorkerFixtures {
  /** The product of this worker. */
  readonly product: RunningProduct;
  /** The storage of a browser signed in to the console. */
  readonly signedInAdmin: StorageState;
  /** The storage of a browser signed in as the demo merchant. */
  readonly signedInDemoMerchant: StorageState;
}

/** A test with the running product and pages. */
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
