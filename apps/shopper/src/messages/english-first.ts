import { frame } from './english/frame';
import { landing } from './english/landing';
import { pasteLink } from './english/paste-link';

/** English for the landing page's first view, loaded with the first chunk. */
export const englishFirst = { frame, landing, pasteLink };

/** The shape of the first view's words in any language. */
export type FirstMessages = typeof englishFirst;
