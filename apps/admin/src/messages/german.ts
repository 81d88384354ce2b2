import type { Messages } from './english';
import { acts } from './german/acts';
import { admins } from './german/admins';
import { audit } from './german/audit';
import { businesses } from './german/businesses';
import { catalog } from './german/catalog';
import { commission } from './german/commission';
import { console as consoleWords } from './german/console';
import { failures } from './german/failures';
import { feeds } from './german/feeds';
import { firstAdmin } from './german/first-admin';
import { frame } from './german/frame';
import { heldWebhooks } from './german/held-webhooks';
import { jobs } from './german/jobs';
import { names } from './german/names';
import { operatorFeeds } from './german/operator-feeds';
import { overview } from './german/overview';
import { retailers } from './german/retailers';
import { setUp } from './german/setup';
import { shopRules } from './german/shop-rules';
import { shops } from './german/shops';
import { signIn } from './german/sign-in';
import { sourceKeys } from './german/source-keys';
import { sources } from './german/sources';
import { switches } from './german/switches';
import { webSearch } from './german/web-search';
import { tracking } from './german/tracking';

export const german: Messages = {
  acts,
  admins,
  audit,
  businesses,
  catalog,
  commission,
  console: consoleWords,
  failures,
  feeds,
  firstAdmin,
  frame,
  heldWebhooks,
  jobs,
  names,
  operatorFeeds,
  overview,
  retailers,
  setUp,
  shopRules,
  shops,
  signIn,
  sourceKeys,
  sources,
  switches,
  webSearch,
  tracking,
};
