import {
  getPriceHistory,
  getProduct,
  listCategories,
  listCategoryTiles,
  listExampleLinks,
  listPriceDrops,
  listPriceTrends,
  listProductOffers,
  listRelatedProducts,
  searchProducts,
  suggestProducts,
} from './browsing.contract';
import { followComparison, getComparison, startComparison } from './comparisons.contract';
import { getRobotsRules, getSiteMap, getSiteMapIndex } from './crawling.contract';
import type { Endpoint } from './endpoint';
import { followRedirect } from './redirects.contract';
import { trackEvent, trackReferral } from './tracking.contract';
import { reportWrongPrice } from './reports.contract';

/** Every call of the API. A test walks this list: each is registered, guarded and answers within its schema. */
export const endpoints: readonly Endpoint[] = [
  startComparison,
  getComparison,
  followComparison,
  searchProducts,
  getProduct,
  listProductOffers,
  listRelatedProducts,
  getPriceHistory,
  listCategories,
  listCategoryTiles,
  suggestProducts,
  listPriceDrops,
  listPriceTrends,
  listExampleLinks,
  reportWrongPrice,
  followRedirect,
  trackReferral,
  trackEvent,
  getRobotsRules,
  getSiteMapIndex,
  getSiteMap,
];
