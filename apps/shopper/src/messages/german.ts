import type { Messages } from './english';
import { pasteLink } from './german/paste-link';

/** Everything the site says, in German, by feature. */
export const german: Messages = { pasteLink };
