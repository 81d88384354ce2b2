import {
  getPriceHistory,
  getProduct,
  listCategories,
  listExampleLinks,
  listPriceDrops,
  listProductOffers,
  searchProducts,
  suggestProducts,
} from './browsing.contract';
import { followComparison, getComparison, startComparison } from './comparisons.contract';
import type { Endpoint } from './endpoint';
import { followRedirect } from './redirects.contract';

/** Every call of the API. A test walks this list: each is registered, guarded and answers within its schema. */
export const endpoints: readonly Endpoint[] = [
  startComparison,
  getComparison,
  followComparison,
  searchProducts,
  getProduct,
  listProductOffers,
  getPriceHistory,
  listCategories,
  suggestProducts,
  listPriceDrops,
  listExampleLinks,
  followRedirect,
];
