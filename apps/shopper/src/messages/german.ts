import type { Messages } from './english';
import { account } from './german/account';
import { actions } from './german/actions';
import { basket } from './german/basket';
import { browse } from './german/browse';
import { compareProducts } from './german/compare-products';
import { comparison } from './german/comparison';
import { consent } from './german/consent';
import { diagnostics } from './german/diagnostics';
import { failures } from './german/failures';
import { frame } from './german/frame';
import { favorites } from './german/favorites';
import { history } from './german/history';
import { imports } from './german/imports';
import { install } from './german/install';
import { landing } from './german/landing';
import { landingAlternate } from './german/landing-alternate';
import { landingLists } from './german/landing-lists';
import { notifications } from './german/notifications';
import { pages } from './german/pages';
import { pasteLink } from './german/paste-link';
import { place } from './german/place';
import { plainResults } from './german/plain-results';
import { priceAlerts } from './german/price-alerts';
import { product } from './german/product';
import { signIn } from './german/sign-in';
import { sourceNotices } from './german/source-notices';
import { whatCanBeFound } from './german/what-can-be-found';

export const german: Messages = {
  account,
  actions,
  basket,
  browse,
  compareProducts,
  comparison,
  consent,
  diagnostics,
  failures,
  frame,
  favorites,
  history,
  imports,
  install,
  landing,
  landingAlternate,
  landingLists,
  notifications,
  pages,
  place,
  pasteLink,
  plainResults,
  priceAlerts,
  product,
  signIn,
  sourceNotices,
  whatCanBeFound,
};
