import { englishFirst } from './english-first';
import { actions } from './english/actions';
import { browse } from './english/browse';
import { comparison } from './english/comparison';
import { consent } from './english/consent';
import { failures } from './english/failures';
import { install } from './english/install';
import { pages } from './english/pages';

/** Everything the site says, in English, by feature. Its shape is what every other language must fill. */
export const english = { ...englishFirst, actions, browse, comparison, consent, failures, install, pages };

/** The shape of the site's words in any language. */
export type Messages = typeof english;
