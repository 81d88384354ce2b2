import { frame } from './english/frame';
import { landing } from './english/landing';
import { pasteLink } from './english/paste-link';

/** What the first view of the landing page says in English, there from the first byte. Everything else comes after it. */
export const englishFirst = { frame, landing, pasteLink };

/** The shape of the first view's words in any language. */
export type FirstMessages = typeof englishFirst;
