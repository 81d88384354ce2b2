import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { JobQueue } from '@pricehunt/job-queue';
import type { MailTransport } from '@pricehunt/mail';
import type { RenderPage, ShopRecogniser, UcpAccess } from '@pricehunt/offer-sources';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { CallCounts, Storage } from '@pricehunt/storage';
import type { TrafficGatherer } from './merchant-traffic/traffic-gatherer';
import type { PushKeys } from './modules/alerts/push-keys';
import type { PasswordHasher } from './modules/identity/password-hasher';
import type { ClickRecorder } from './modules/redirects/click-recorder';
import type { OutboundSigner } from './outbound-signer';
import type { ReadByRules, ReadPage } from './page-reader';
import type { LiveSettings } from './live-settings';
import type { Metrics } from './plugins/metrics';
import type { ProcessReports } from './process-reports';
import type { SessionSettings } from './plugins/session-settings';
import type { SearchedShops } from './searched-shops';
import type { SecretBox } from './secret-box';
import type { SourceLog } from './source-log';
import type { SourceSet } from './source-gate';
import type { WebSearchDesk } from './web-search';

/** What a use case may lean on. Made once by compose; tests make their own with the same types. */
export interface Services {
  readonly storage: Storage;
  readonly safeFetch: SafeFetch;
  /** Reads shop pages without holding up the event loop; rejects with PageNotRead where one had to be given up. */
  readonly readPage: ReadPage;
  readonly readByRules: ReadByRules;
  /** The same for pages that were fetched from their shop: keeps the shipping policy that the shop publishes on them. */
  readonly readShopPage: ReadPage;
  /** For shops that speak UCP. */
  readonly ucp: UcpAccess;
  /** Reads pages that are filled by scripts in the operator's browser; undefined without BROWSER_URL. */
  readonly renderPage: RenderPage | undefined;
  readonly offerSources: SourceSet;
  /** The sources of the operator's shop list. */
  readonly searchedShops: SearchedShops;
  /** Searches the web by the operator's search engines. */
  readonly webSearch: WebSearchDesk;
  /** Finds out how a shop can be searched. */
  readonly shopRecogniser: ShopRecogniser;
  readonly clickRecorder: ClickRecorder;
  /** How long a click waits for the day's salt of the visitors' hashes, in milliseconds. */
  readonly saltMsMax: number;
  /** Whether the disk has room for clicks and for the SQLite file. */
  readonly hasDiskRoom: () => Promise<boolean>;
  readonly outboundSigner: OutboundSigner;
  /** The ids of the environment; redirects go by those of liveSettings. */
  readonly affiliateIds: AffiliateIds;
  /** What admins set while it runs. */
  readonly liveSettings: LiveSettings;
  readonly metrics: Metrics;
  /** What the processes that share the database tell of themselves. */
  readonly processReports: ProcessReports;
  /** Counts what is shown and looked for, for merchants. */
  readonly trafficGatherer: TrafficGatherer;
  /** Work for the workers. A mail or another consequence of a call goes through it, so that nobody waits for it. */
  readonly jobQueue: JobQueue;
  /** The way out for mail; jobs and the test mail of an admin use it. */
  readonly mail: MailTransport;
  /** Whether mail goes out by a server; otherwise it is stored in a folder. */
  readonly isMailSent: boolean;
  readonly passwords: PasswordHasher;
  readonly secretBox: SecretBox;
  readonly sessions: SessionSettings;
  /** Where the processes count calls together; null where this process answers all of them. */
  readonly callCounts: CallCounts | null;
  /** Where the three apps are: what links in mails begin with. */
  readonly origins: { readonly shopper: string; readonly merchant: string; readonly admin: string };
  /** The keys for push messages; null where they are not offered. */
  readonly push: PushKeys | null;
  /** Where files of merchants' feeds are kept. */
  readonly feedFolder: string;
  /** The TXT records of a name, each in its parts; none where there are none or they cannot be read. */
  readonly resolveTexts: (name: string) => Promise<readonly (readonly string[])[]>;
  readonly comparisonDeadlineMs: number;
  /** The time. */
  readonly now: () => Date;
  /** A new random, sortable id. */
  readonly newId: () => string;
  /** Tells the log which sources began to fail or answer again. */
  readonly sourceLog: SourceLog;
  /** Tells the log about something that went wrong but must not stop a person. */
  readonly report: (failure: unknown, what: string) => void;
}
