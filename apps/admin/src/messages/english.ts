import { acts } from './english/acts';
import { admins } from './english/admins';
import { audit } from './english/audit';
import { businesses } from './english/businesses';
import { catalog } from './english/catalog';
import { commission } from './english/commission';
import { console as consoleWords } from './english/console';
import { failures } from './english/failures';
import { feeds } from './english/feeds';
import { firstAdmin } from './english/first-admin';
import { frame } from './english/frame';
import { heldWebhooks } from './english/held-webhooks';
import { jobs } from './english/jobs';
import { names } from './english/names';
import { operatorFeeds } from './english/operator-feeds';
import { overview } from './english/overview';
import { retailers } from './english/retailers';
import { setUp } from './english/setup';
import { shopRules } from './english/shop-rules';
import { shops } from './english/shops';
import { signIn } from './english/sign-in';
import { sourceKeys } from './english/source-keys';
import { sources } from './english/sources';
import { switches } from './english/switches';
import { webSearch } from './english/web-search';
import { tracking } from './english/tracking';

/** The console's English messages by feature; other languages have the same shape. */
export const english = {
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

export type Messages = typeof english;
