import type { Messages } from './english';
import { activity } from './german/activity';
import { analytics } from './german/analytics';
import { apiKeys } from './german/api-keys';
import { attention } from './german/attention';
import { attribution } from './german/attribution';
import { commission } from './german/commission';
import { dashboard } from './german/dashboard';
import { failures } from './german/failures';
import { feedColumns } from './german/feed-columns';
import { feedIssues } from './german/feed-issues';
import { feeds } from './german/feeds';
import { frame } from './german/frame';
import { integrate } from './german/integrate';
import { orders } from './german/orders';
import { origins } from './german/origins';
import { palette } from './german/palette';
import { period } from './german/period';
import { prices } from './german/prices';
import { problems } from './german/problems';
import { products } from './german/products';
import { receipt } from './german/receipt';
import { settings } from './german/settings';
import { signIn } from './german/sign-in';
import { traffic } from './german/traffic';
import { views } from './german/views';
import { webhooks } from './german/webhooks';
import { viewing } from './german/viewing';

/** Everything the dashboard says, in German. */
export const german: Messages = {
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
