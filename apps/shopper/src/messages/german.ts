import type { Messages } from './english';
import { actions } from './german/actions';
import { browse } from './german/browse';
import { comparison } from './german/comparison';
import { consent } from './german/consent';
import { diagnostics } from './german/diagnostics';
import { failures } from './german/failures';
import { frame } from './german/frame';
import { install } from './german/install';
import { landing } from './german/landing';
import { landingAlternate } from './german/landing-alternate';
import { pages } from './german/pages';
import { pasteLink } from './german/paste-link';
import { place } from './german/place';
import { plainResults } from './german/plain-results';
import { product } from './german/product';

/** Everything the site says, in German, by feature. */
export const german: Messages = {
  actions,
  browse,
  comparison,
  consent,
  diagnostics,
  failures,
  frame,
  install,
  landing,
  landingAlternate,
  pages,
  place,
  pasteLink,
  plainResults,
  product,
};
