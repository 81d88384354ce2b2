import { frame } from './english/frame';
import { landing } from './english/landing';
import { pasteLink } from './english/paste-link';

/** English for the landing page's first view, loaded with the first chunk. */
export const englishFirst = { frame, landing, pasteLink };

export type FirstMessages = typeof englishFirst;
