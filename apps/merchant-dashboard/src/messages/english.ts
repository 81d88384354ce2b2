import { dashboard } from './english/dashboard';
import { failures } from './english/failures';
import { feedIssues } from './english/feed-issues';
import { frame } from './english/frame';
import { products } from './english/products';
import { settings } from './english/settings';
import { signIn } from './english/sign-in';

/** Everything the dashboard says, in English, by feature. Its shape is what every other language must fill. */
export const english = { dashboard, failures, feedIssues, frame, products, settings, signIn };

/** The shape of the dashboard's words in any language. */
export type Messages = typeof english;
