import type { Messages } from './english';
import { dashboard } from './german/dashboard';
import { failures } from './german/failures';
import { feedIssues } from './german/feed-issues';
import { frame } from './german/frame';
import { products } from './german/products';
import { settings } from './german/settings';
import { signIn } from './german/sign-in';

/** Everything the dashboard says, in German. */
export const german: Messages = { dashboard, failures, feedIssues, frame, products, settings, signIn };
