import { englishFirst } from './english-first';
import { account } from './english/account';
import { actions } from './english/actions';
import { basket } from './english/basket';
import { browse } from './english/browse';
import { compareProducts } from './english/compare-products';
import { comparison } from './english/comparison';
import { consent } from './english/consent';
import { diagnostics } from './english/diagnostics';
import { failures } from './english/failures';
import { favorites } from './english/favorites';
import { history } from './english/history';
import { imports } from './english/imports';
import { install } from './english/install';
import { landingAlternate } from './english/landing-alternate';
import { landingLists } from './english/landing-lists';
import { notifications } from './english/notifications';
import { pages } from './english/pages';
import { place } from './english/place';
import { plainResults } from './english/plain-results';
import { priceAlerts } from './english/price-alerts';
import { product } from './english/product';
import { signIn } from './english/sign-in';
import { sourceNotices } from './english/source-notices';
import { whatCanBeFound } from './english/what-can-be-found';

/** The site's texts in English by feature. Every other language has the same shape. */
export const english = {
  ...englishFirst,
  account,
  actions,
  basket,
  browse,
  compareProducts,
  comparison,
  consent,
  diagnostics,
  failures,
  favorites,
  history,
  imports,
  install,
  landingAlternate,
  landingLists,
  notifications,
  pages,
  place,
  plainResults,
  priceAlerts,
  product,
  signIn,
  sourceNotices,
  whatCanBeFound,
};

export type Messages = typeof english;
