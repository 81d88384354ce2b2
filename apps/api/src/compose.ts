import { openJobQueue } from '@pricehunt/job-queue';
import {
  createOfferSources,
  createShopRecogniser,
  openShopSources,
  retailerOf,
} from '@pricehunt/offer-sources';
import type { OfferSource } from '@pricehunt/offer-sources';
import { createMailboxFolder, createSmtpTransport } from '@pricehunt/mail';
import type { MailTransport } from '@pricehunt/mail';
import { openPageRenderer } from '@pricehunt/page-rendering';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { openStorage } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { v7 as newSortableId } from 'uuid';
import type { Config } from './config';
import { createPasswordHasher } from './access/password-hasher';
import { createTrafficGatherer } from './merchant-traffic/traffic-gatherer';
import { openClickJournal } from './clicks/click-journal';
import { createCatalogRarity } from './modules/comparisons/catalog-rarity';
import { clickDatabase, createClickRecorder } from './clicks/click-recorder';
import { bundledMigrations } from './operations/bundled-migrations';
import { createDiskRoom } from './operations/disk-room';
import { openConnectedStores } from './merchant-domains/connected-stores';
import { openBlockedShops } from './sources/blocked-shops';
import { openLiveSettings } from './live-settings/live-settings';
import { jobKinds } from './jobs';
import { resolveTexts } from './outbound/resolve-texts';
import { outboundHeaderNames } from './outbound/outbound-headers';
import { readTaxedSourceIds } from './price-tracking/taxed-shops';
import { createOutboundSigner } from './outbound/outbound-signer';
import { createPageReader } from './outbound/page-reader';
import type { ReadPage } from './outbound/page-reader';
import { countClicks, createMetrics } from './operations/metrics';
import { createProcessReports } from './operations/process-reports';
import { openSearchedShops } from './sources/searched-shops';
import { storingPolicies } from './shipping-policies/store-policies';
import { createSecretBox } from './access/secret-box';
import { createSignInProviders } from './access/sign-in-providers';
import { openRedis } from './redis/open-redis';
import { redisCallCounts } from './redis/redis-call-counts';
import { redisSessions, withSessions } from './redis/redis-sessions';
import type { Services } from './services';
import { gateSources, sourceCallTaker, sourceKeyReader } from './sources/source-gate';
import { createSourceLog } from './sources/source-log';
import { openWebSearch, placeOf } from './sources/web-search';

export interface Composition {
  readonly services: Services;
  readonly close: () => Promise<void>;
}

/** The only place that opens storage, fetch, sources, clock and ids, for the API and the worker. */
export async function compose(
  config: Config,
  logger: FastifyBaseLogger,
  program: 'api' | 'worker' = 'api',
): Promise<Composition> {
  const report = (failure: unknown, what: string) => logger.error({ err: failure }, what);
  const opened = await openStorage(config.DATABASE_URL, {
    ...bundledMigrations(),
    pageCache: program === 'worker' ? 'small' : 'large',
    connectionsMax: config.DATABASE_CONNECTIONS_MAX,
    onError: (failure) => report(failure, 'storage'),
  });
  const redis = config.REDIS_URL === undefined ? null : await openRedis(config.REDIS_URL, report);
  const storage = redis === null ? opened : withSessions(opened, redisSessions(redis.redis, report));
  const fetchOptions = {
    userAgent: `PriceHunt/0.1 (+${config.OUTBOUND_CONTACT ?? config.SHOPPER_ORIGIN})`,
    respectRobots: true,
    headerNames: outboundHeaderNames,
  };
  const blockedShops = await openBlockedShops({ storage, report });
  const safeFetch = createSafeFetch({
    ...fetchOptions,
    allow: config.OUTBOUND_ALLOW,
    isBlocked: ({ href }) => blockedShops.hasLink(href),
  });
  const { SEARXNG_URL: searxngAddress = null } = config;
  // Only searches may reach a private SearXNG; pages found by a search may not.
  const searxngFetch = createSafeFetch({
    ...fetchOptions,
    allow: searxngAddress === null ? [] : [placeOf(searxngAddress)],
  });
  const signInProviders = createSignInProviders({
    providers: config.SIGN_IN_PROVIDERS,
    // Only signing in may reach a private provider; links of strangers may not.
    openFetch: ({ issuer }) => createSafeFetch({ ...fetchOptions, allow: [placeOf(issuer)] }),
    nowMs: () => Date.now(),
    report,
  });
  const liveSettings = await openLiveSettings({ storage, environmentIds: config.AFFILIATE_IDS, report });
  const connectedStores = await openConnectedStores({ storage, nowMs: () => Date.now(), report });
  const secretBox = createSecretBox(config.ENCRYPTION_KEYS);
  const readKey = sourceKeyReader(liveSettings, secretBox);
  const jobQueue = await openJobQueue({
    storage: opened,
    databaseUrl: config.DATABASE_URL,
    kinds: jobKinds,
    report,
  });
  const mail = openMail(config, logger);
  const pageReader = createPageReader({ threads: config.PAGE_READING_THREADS });
  const trafficGatherer = createTrafficGatherer({ storage, now: () => new Date(), report });
  const journal = openClickJournal(config.CLICK_JOURNAL_FOLDER, newSortableId, report);
  if (program === 'api') await journal.maintainReserve();
  const clickRecorder = createClickRecorder({
    database: clickDatabase(storage),
    journal,
    onStored: (clicks, storedIn) => countClicks(metrics, clicks, storedIn),
    report,
  });
  const { readPage, readByRules } = pageReader;
  const readShopPage = storingPolicies(readPage, { storage, jobQueue, now: () => new Date(), report });
  const ucp = { probes: storage.ucpProbes, agentProfile: config.UCP_AGENT_PROFILE, newId: randomUUID };
  const { BROWSER_URL: browserUrl } = config;
  const pageRenderer = browserUrl === undefined ? null : openPageRenderer({ browserUrl, safeFetch });
  const renderPage = pageRenderer?.render;
  const asking = { safeFetch, renderPage, readByRules, ucp };
  const shopServices = { ...asking, readPage: readShopPage, now: () => new Date() };
  const shops = openShopSources(shopServices);
  const searchedShops = await openSearchedShops({ storage, shops, report });
  const ownSources = openOfferSources(config, {
    storage,
    safeFetch,
    readPage: readShopPage,
    readKey,
    marketplaces: {
      affiliateIds: () => liveSettings.affiliateIds(),
      takeCall: sourceCallTaker({ storage, liveSettings, now: () => new Date() }),
      addresses: config.MARKETPLACE_ADDRESSES,
    },
  });
  const webSearch = openWebSearch({
    storage,
    liveSettings,
    safeFetch,
    searxngFetch,
    searxngAddress,
    readKey,
    report,
    readPage: readShopPage,
    searchedDomains: () => [
      ...searchedShops.domains(),
      ...config.STOREFRONTS.map(({ address }) => retailerOf(address, null).domain),
    ],
    ownAddresses: [config.SHOPPER_ORIGIN, config.MERCHANT_ORIGIN, config.ADMIN_ORIGIN],
    deadlineMs: config.COMPARISON_DEADLINE_MS,
    now: () => new Date(),
  });
  const offerSources = gateSources(() => [...ownSources, webSearch.source, ...searchedShops.sources()], {
    storage,
    liveSettings,
    blockedShops,
    now: () => new Date(),
    report,
  });
  const metrics = createMetrics({
    countJournaledClicks: () => clickRecorder.countJournaled(),
    countUnreadableFiles: () => clickRecorder.countUnreadable(),
    countJobs: () => jobQueue.counts(),
    connections: () => storage.connections(),
    now: () => new Date(),
  });
  const processReports = createProcessReports({
    storage,
    offerSources,
    metrics,
    program,
    report,
    processId: newSortableId(),
    now: () => new Date(),
  });
  const services: Services = {
    storage,
    callCounts: redis === null ? storage.callCounts : redisCallCounts(redis.redis),
    safeFetch,
    readPage,
    readByRules,
    readShopPage,
    ucp,
    renderPage,
    offerSources,
    sourceLog: createSourceLog(logger),
    searchedShops,
    blockedShops,
    webSearch,
    shopRecogniser: createShopRecogniser(shopServices),
    clickRecorder,
    saltMsMax: 100,
    hasDiskRoom: createDiskRoom({
      folders: [config.CLICK_JOURNAL_FOLDER, ...folderOfDatabase(config.DATABASE_URL)],
      hasReserve: () => journal.hasRoom(),
    }),
    tokenRarity: createCatalogRarity({ storage, now: () => new Date(), report }),
    outboundSigner: createOutboundSigner(config.REDIRECT_SIGNING_KEYS, connectedStores.has),
    affiliateIds: config.AFFILIATE_IDS,
    liveSettings,
    metrics,
    processReports,
    trafficGatherer,
    jobQueue,
    mail,
    isMailSent: config.SMTP_URL !== undefined,
    passwords: createPasswordHasher(),
    secretBox,
    signInProviders,
    sessions: sessionSettingsOf(config),
    origins: { shopper: config.SHOPPER_ORIGIN, merchant: config.MERCHANT_ORIGIN, admin: config.ADMIN_ORIGIN },
    push: pushKeysOf(config),
    shopifyApp: shopifyAppOf(config),
    feedFolder: config.FEED_FOLDER,
    resolveTexts,
    comparisonDeadlineMs: config.COMPARISON_DEADLINE_MS,
    now: () => new Date(),
    newId: newSortableId,
    report,
  };
  return {
    services,
    close: async () => {
      await processReports.stop();
      await journal.close();
      await mail.close();
      await jobQueue.close();
      await pageRenderer?.close();
      await safeFetch.close();
      await searxngFetch.close();
      await signInProviders.close();
      await trafficGatherer.close();
      await pageReader.close();
      liveSettings.close();
      searchedShops.close();
      blockedShops.close();
      await redis?.close();
      await storage.close();
    },
  };
}

function folderOfDatabase(databaseUrl: string): readonly string[] {
  const path = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(databaseUrl)?.[1];
  return path === undefined ? [] : [dirname(path)];
}

function openOfferSources(
  config: Config,
  {
    storage,
    safeFetch,
    readPage,
    readKey,
    marketplaces,
  }: {
    readonly storage: Storage;
    readonly safeFetch: SafeFetch;
    readonly readPage: ReadPage;
    readonly readKey: (sourceId: string, keyName: string) => string | null;
    readonly marketplaces: NonNullable<Parameters<typeof createOfferSources>[0]['marketplaces']>;
  },
): readonly OfferSource[] {
  return createOfferSources({
    safeFetch,
    catalog: {
      findCandidates: (identity, limit) => storage.search.findCandidates(identity, limit),
      listOffers: (productIds) => storage.offers.listOffersOfProducts(productIds),
    },
    readPage,
    taxedSourceIds: () => readTaxedSourceIds(storage),
    storefronts: config.STOREFRONTS,
    ucpCatalogs: config.UCP_CATALOGS,
    ucpAgentProfile: config.UCP_AGENT_PROFILE,
    ucpProbes: storage.ucpProbes,
    readKey,
    marketplaces,
    now: () => new Date(),
    newId: randomUUID,
  });
}

function pushKeysOf(config: Config): Services['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = config;
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null;
}

function shopifyAppOf(config: Config): Services['shopifyApp'] {
  const { SHOPIFY_CLIENT_ID: clientId, SHOPIFY_CLIENT_SECRETS: secrets } = config;
  return clientId === undefined ? null : { clientId, secrets };
}

function openMail(config: Config, logger: FastifyBaseLogger): MailTransport {
  if (config.SMTP_URL !== undefined) {
    return createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM });
  }
  return createMailboxFolder({
    folder: config.MAILBOX_FOLDER,
    from: config.MAIL_FROM,
    newId: newSortableId,
    onStored: (mail) =>
      // Links in these mails open accounts, so only a developer's log shows them.
      logger.info(
        config.NODE_ENV === 'production' ? { file: mail.file } : { ...mail },
        'no SMTP server is set; stored the e-mail in the mailbox folder',
      ),
  });
}

const hourMs = 60 * 60_000;

function sessionSettingsOf(config: Config): Services['sessions'] {
  return {
    secrets: config.SESSION_SECRETS,
    isSecure: config.SHOPPER_ORIGIN.startsWith('https:'),
    limits: {
      shopper: {
        idleMs: config.SHOPPER_SESSION_IDLE_HOURS * hourMs,
        absoluteMs: config.SHOPPER_SESSION_HOURS * hourMs,
      },
      business: {
        idleMs: config.BUSINESS_SESSION_IDLE_HOURS * hourMs,
        absoluteMs: config.BUSINESS_SESSION_HOURS * hourMs,
      },
      admin: {
        idleMs: config.ADMIN_SESSION_IDLE_HOURS * hourMs,
        absoluteMs: config.ADMIN_SESSION_HOURS * hourMs,
      },
    },
  };
}
