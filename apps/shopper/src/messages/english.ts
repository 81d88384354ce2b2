import { pasteLink } from './english/paste-link';

/** Everything the site says, in English, by feature. Its shape is what every other language must fill. */
export const english = { pasteLink };

/** The shape of the site's words in any language. */
export type Messages = typeof english;
