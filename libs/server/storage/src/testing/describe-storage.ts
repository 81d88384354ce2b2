import type { Storage } from '../storage';
import { describeAlerts } from './alerts.suite';
import { describeAccounts } from './accounts.suite';
import { describeCatalog } from './catalog.suite';
import { describeComparisons } from './comparisons.suite';
import { agreementSeeds } from './generated-offers';
import { describeIntegrations } from './integrations.suite';
import { describeJobs } from './jobs.suite';
import { describeMerchants } from './merchants.suite';
import { describeOperatorFeeds } from './operator-feeds.suite';
import { describeModeration } from './moderation.suite';
import { describeOnePast, describeOnePrice } from './one-price.suite';
import { describeOrders } from './orders.suite';
import { describePriceHistory } from './price-history.suite';
import { describeProductPrices } from './product-prices.suite';
import { describeProductFollowers } from './product-followers.suite';
import { describeRecords } from './records.suite';
import { describeRetention } from './retention.suite';
import { describeSearch } from './search.suite';
import { describeShopperLists } from './shopper-lists.suite';
import { describeTracking } from './tracking.suite';
import { describeTraffic } from './traffic.suite';
import { describeTransactions } from './transactions.suite';
import { describeWebSearch } from './web-search.suite';
import { describeWatchedOffers } from './watched-offers.suite';

export interface OpenedWith {
  readonly clock: () => number;
}

/** The conformance suite of every storage. `open` returns an empty one per test, which the suite closes; `seeds` select catalogs. */
export function describeStorage(
  name: string,
  open: (options: OpenedWith) => Promise<Storage>,
  seeds = agreementSeeds(undefined, 4),
): void {
  describe(name, () => {
    let opened: Storage | null = null;
    const storage = () => {
      if (opened === null) throw new Error('The storage is open within a test only.');
      return opened;
    };
    beforeEach(async () => {
      opened = await open({ clock: () => Date.parse('2026-11-21T12:00:00.000Z') });
    });
    afterEach(async () => {
      await opened?.close();
      opened = null;
    });

    describeModeration(storage);
    describeCatalog(storage);
    describePriceHistory(storage);
    describeSearch(storage);
    describeProductPrices(storage);
    describe('one price', () => describeOnePrice(storage, seeds));
    describe('one past', () => describeOnePast(storage, seeds));
    describeComparisons(storage);
    describeRecords(storage);
    describeWebSearch(storage);
    describeWatchedOffers(storage);
    describeTracking(storage);
    describeShopperLists(storage);
    describeAlerts(storage);
    describeProductFollowers(storage);
    describeAccounts(storage);
    describe('merchants', () => describeMerchants(storage));
    describeOperatorFeeds(storage);
    describe('merchant integrations', () => describeIntegrations(storage));
    describe('merchant orders', () => describeOrders(storage));
    describe('traffic', () => describeTraffic(storage));
    describeJobs(storage);
    describeRetention(storage);
    describeTransactions(storage);
  });
}
