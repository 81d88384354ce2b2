import { actions } from './english/actions';
import { comparison } from './english/comparison';
import { failures } from './english/failures';
import { frame } from './english/frame';
import { landing } from './english/landing';
import { pages } from './english/pages';
import { pasteLink } from './english/paste-link';

/** Everything the site says, in English, by feature. Its shape is what every other language must fill. */
export const english = { actions, comparison, failures, frame, landing, pages, pasteLink };

/** The shape of the site's words in any language. */
export type Messages = typeof english;
