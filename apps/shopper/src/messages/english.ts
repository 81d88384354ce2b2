import { englishFirst } from './english-first';
import { actions } from './english/actions';
import { browse } from './english/browse';
import { comparison } from './english/comparison';
import { consent } from './english/consent';
import { diagnostics } from './english/diagnostics';
import { failures } from './english/failures';
import { install } from './english/install';
import { landingAlternate } from './english/landing-alternate';
import { pages } from './english/pages';
import { place } from './english/place';
import { plainResults } from './english/plain-results';
import { product } from './english/product';

/** Everything the site says, in English, by feature. Its shape is what every other language must fill. */
export const english = {
  ...englishFirst,
  actions,
  browse,
  comparison,
  consent,
  diagnostics,
  failures,
  install,
  landingAlternate,
  pages,
  place,
  plainResults,
  product,
};

/** The shape of the site's words in any language. */
export type Messages = typeof english;
