import { actions } from './english/actions';
import { browse } from './english/browse';
import { comparison } from './english/comparison';
import { consent } from './english/consent';
import { failures } from './english/failures';
import { frame } from './english/frame';
import { install } from './english/install';
import { landing } from './english/landing';
import { pages } from './english/pages';
import { pasteLink } from './english/paste-link';

/** Everything the site says, in English, by feature. Its shape is what every other language must fill. */
export const english = {
  actions,
  browse,
  comparison,
  consent,
  failures,
  frame,
  install,
  landing,
  pages,
  pasteLink,
};

/** The shape of the site's words in any language. */
export type Messages = typeof english;
