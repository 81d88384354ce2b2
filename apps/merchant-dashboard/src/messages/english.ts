import { activity } from './english/activity';
import { analytics } from './english/analytics';
import { apiKeys } from './english/api-keys';
import { attention } from './english/attention';
import { attribution } from './english/attribution';
import { commission } from './english/commission';
import { dashboard } from './english/dashboard';
import { failures } from './english/failures';
import { feedColumns } from './english/feed-columns';
import { feedIssues } from './english/feed-issues';
import { feeds } from './english/feeds';
import { frame } from './english/frame';
import { integrate } from './english/integrate';
import { orders } from './english/orders';
import { origins } from './english/origins';
import { palette } from './english/palette';
import { period } from './english/period';
import { prices } from './english/prices';
import { problems } from './english/problems';
import { products } from './english/products';
import { receipt } from './english/receipt';
import { settings } from './english/settings';
import { signIn } from './english/sign-in';
import { traffic } from './english/traffic';
import { views } from './english/views';
import { webhooks } from './english/webhooks';
import { viewing } from './english/viewing';

/** Everything the dashboard says, in English, by feature. Its shape is what every other language must fill. */
export const english = {
  activity,
  analytics,
  apiKeys,
  attention,
  attribution,
  commission,
  dashboard,
  failures,
  feedColumns,
  feedIssues,
  feeds,
  frame,
  integrate,
  orders,
  origins,
  palette,
  period,
  prices,
  problems,
  products,
  receipt,
  settings,
  signIn,
  traffic,
  views,
  webhooks,
  viewing,
};

/** The shape of the dashboard's words in any language. */
export type Messages = typeof english;
