import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { JobQueue } from '@pricehunt/job-queue';
import type { MailTransport } from '@pricehunt/mail';
import type { RenderPage, ShopRecogniser, UcpAccess } from '@pricehunt/offer-sources';
import type { TokenRarity } from '@pricehunt/product-matching';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { CallCounts, Storage } from '@pricehunt/storage';
import type { TrafficGatherer } from './merchant-traffic/traffic-gatherer';
import type { PushKeys } from './outbound/push-keys';
import type { ShopifyApp } from './merchant-orders/shopify-app';
import type { PasswordHasher } from './access/password-hasher';
import type { SignInProviders } from './access/sign-in-providers';
import type { BlockedShops } from './sources/blocked-shops';
import type { ClickRecorder } from './clicks/click-recorder';
import type { OutboundSigner } from './outbound/outbound-signer';
import type { ReadByRules, ReadPage } from './outbound/page-reader';
import type { LiveSettings } from './live-settings/live-settings';
import type { Metrics } from './operations/metrics';
import type { ProcessReports } from './operations/process-reports';
import type { SessionSettings } from './plugins/session-settings';
import type { SearchedShops } from './sources/searched-shops';
import type { SecretBox } from './access/secret-box';
import type { SourceLog } from './sources/source-log';
import type { SourceSet } from './sources/source-gate';
import type { WebSearchDesk } from './sources/web-search';

/** All that use cases need; each names its part with Needs. Created once by compose; tests create their own with the same types. */
export interface Services {
  readonly storage: Storage;
  readonly safeFetch: SafeFetch;
  /** Rejects with PageNotRead. */
  readonly readPage: ReadPage;
  readonly readByRules: ReadByRules;
  /** For pages fetched from their shop: also stores the shipping policy that the shop publishes there. */
  readonly readShopPage: ReadPage;
  readonly ucp: UcpAccess;
  /** Renders pages with scripts in the operator's browser; undefined without BROWSER_URL. */
  readonly renderPage: RenderPage | undefined;
  readonly offerSources: SourceSet;
  /** How rare words are in the catalog. */
  readonly tokenRarity: () => Promise<TokenRarity>;
  readonly searchedShops: SearchedShops;
  readonly blockedShops: BlockedShops;
  readonly webSearch: WebSearchDesk;
  readonly shopRecogniser: ShopRecogniser;
  readonly clickRecorder: ClickRecorder;
  /** How long a click waits for the day's salt of the visitor hashes, in milliseconds. */
  readonly saltMsMax: number;
  readonly hasDiskRoom: () => Promise<boolean>;
  readonly outboundSigner: OutboundSigner;
  /** From the environment; redirects use those of liveSettings. */
  readonly affiliateIds: AffiliateIds;
  readonly liveSettings: LiveSettings;
  readonly metrics: Metrics;
  readonly processReports: ProcessReports;
  readonly trafficGatherer: TrafficGatherer;
  /** Mails and other consequences of a call are queued, so that nobody waits for them. */
  readonly jobQueue: JobQueue;
  readonly mail: MailTransport;
  readonly isMailSent: boolean;
  readonly passwords: PasswordHasher;
  readonly secretBox: SecretBox;
  readonly signInProviders: SignInProviders;
  readonly sessions: SessionSettings;
  /** Shared rate-limit counts; null for a single process. */
  readonly callCounts: CallCounts | null;
  readonly origins: { readonly shopper: string; readonly merchant: string; readonly admin: string };
  readonly push: PushKeys | null;
  /** The operator's Shopify app; null when there is none. */
  readonly shopifyApp: ShopifyApp | null;
  readonly feedFolder: string;
  readonly resolveTexts: (name: string) => Promise<readonly (readonly string[])[]>;
  readonly comparisonDeadlineMs: number;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly sourceLog: SourceLog;
  /** Logs a failure that must not stop the request. */
  readonly report: (failure: unknown, what: string) => void;
}

/** The services that a use case names, so that its signature says what it touches. */
export type Needs<Names extends keyof Services> = Pick<Services, Names>;
