import { openJobQueue } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { createMailboxFolder, readMailboxFolder } from '@pricehunt/mail';
import type { MailboxMail, MailTransport } from '@pricehunt/mail';
import { createOfferSources, createShopRecogniser, openShopSources } from '@pricehunt/offer-sources';
import type { OfferSource } from '@pricehunt/offer-sources';
import type { ScriptedPages } from '@pricehunt/safe-fetch/testing';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { openStorage } from '@pricehunt/storage';
import { openTestStorage, setServerClock } from '@pricehunt/storage/testing';
import type { TestStorage } from '@pricehunt/storage/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { v7 as newSortableId } from 'uuid';
import { buildApp } from '../build-app';
import type { BuiltApp } from '../build-app';
import { jobKinds } from '../jobs';
import { openBlockedShops } from '../sources/blocked-shops';
import { openLiveSettings } from '../live-settings/live-settings';
import { createPasswordHasher } from '../access/password-hasher';
import { handleSendAccountMail } from '../modules/identity/send-account-mail.job';
import { createTrafficGatherer } from '../merchant-traffic/traffic-gatherer';
import { openClickJournal } from '../clicks/click-journal';
import { createCatalogRarity } from '../modules/comparisons/catalog-rarity';
import { clickDatabase, createClickRecorder } from '../clicks/click-recorder';
import type { ClickDatabase } from '../clicks/click-recorder';
import { outboundHeaderNames } from '../outbound/outbound-headers';
import { openConnectedStores } from '../merchant-domains/connected-stores';
import { createOutboundSigner } from '../outbound/outbound-signer';
import { createPageReader } from '../outbound/page-reader';
import { countClicks, createMetrics } from '../operations/metrics';
import { createProcessReports } from '../operations/process-reports';
import { openSearchedShops } from '../sources/searched-shops';
import { createSecretBox } from '../access/secret-box';
import { createSignInProviders } from '../access/sign-in-providers';
import { handleRepriceShop } from '../pricing/reprice-shop.job';
import { handleSendMail } from '../notices/send-mail.job';
import type { Services } from '../services';
import { storingPolicies } from '../shipping-policies/store-policies';
import { gateSources, sourceCallTaker, sourceKeyReader } from '../sources/source-gate';
import { createSourceLog } from '../sources/source-log';
import { openWebSearch } from '../sources/web-search';

export const testSessionSecret = 'a test session secret of at least 32 characters';

/** Minimal cost: tests hash many passwords, and none of them is worth guessing. */
const testPasswordCost = { memoryCost: 16, timeCost: 1, parallelism: 1 };

const hourMs = 60 * 60_000;
/** A busy machine may take this long to search all sources. */
const comparisonMsMax = 60_000;

export interface TestWorld {
  readonly pages?: ScriptedPages;
  readonly offerSources?: readonly OfferSource[];
  readonly hasMarketplaces?: boolean;
  readonly searxngAddress?: string;
  readonly renderPage?: Services['renderPage'];
  readonly readPage?: Services['readPage'];
  readonly affiliateIds?: Services['affiliateIds'];
  readonly push?: Services['push'];
  readonly shopifyApp?: Services['shopifyApp'];
  readonly signInProviders?: Services['signInProviders'];
  readonly texts?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly now?: () => Date;
  readonly queueClock?: { readonly now: () => number };
  readonly mail?: MailTransport;
  /** Replaces its own storage by one that other processes share; closed with the application. */
  readonly storage?: TestStorage;
  readonly listedPlaces?: readonly string[];
  readonly comparisonDeadlineMs?: number;
  readonly hasDiskRoom?: () => Promise<boolean>;
  readonly clickDatabase?: (usual: ClickDatabase) => ClickDatabase;
}

/** Services as in production, on a migrated database of their own and a scripted web. */
export interface TestServices {
  readonly services: Services;
  readonly reported: readonly string[];
  readonly runJobs: (handlers?: readonly JobHandler[]) => Promise<void>;
  readonly readMailbox: () => Promise<readonly MailboxMail[]>;
  readonly close: () => Promise<void>;
}

/** The application as in production, on services of its own. */
export interface TestApi extends TestServices {
  readonly app: FastifyInstance;
  readonly startDraining: () => void;
}

export async function startTestApi(world: TestWorld = {}): Promise<TestApi> {
  const opened = await openTestServices(world);
  const { app, startDraining } = await buildTestApp(opened.services, world.listedPlaces);
  const close = async () => {
    await app.close();
    await opened.close();
  };
  return { ...opened, app, startDraining, close };
}

/** The services stay open when the application is closed. */
export function buildTestApp(services: Services, listedPlaces: readonly string[] = []): Promise<BuiltApp> {
  return buildApp(services, {
    SHOPPER_ORIGIN: 'https://pricehunt.example',
    MERCHANT_ORIGIN: 'https://merchants.pricehunt.example',
    ADMIN_ORIGIN: 'https://admin.internal',
    TRUST_PROXY: ['127.0.0.1'],
    COUNTRY_HEADER: 'CF-IPCountry',
    OUTBOUND_ALLOW: listedPlaces,
    logger: pino({ level: 'silent' }),
    // On a busy machine the event loop is late, and calls would be shed; no sample counts as a late one too.
    LOOP_DELAY_MS_MAX: 0,
  });
}

export async function openTestServices(world: TestWorld = {}): Promise<TestServices> {
  const storage = world.storage ?? (await openTestStorage({ prepare: prepareQueue }));
  const journalFolder = await mkdtemp(join(tmpdir(), 'click-journal-'));
  const mailbox = join(journalFolder, 'mailbox');
  const reported: string[] = [];
  const report = (failure: unknown, what: string) => reported.push(`${what}: ${String(failure)}`);
  const jobQueue = await openJobQueue({
    storage,
    databaseUrl: storage.url,
    kinds: jobKinds,
    report,
    ...(world.queueClock === undefined ? {} : { clock: world.queueClock }),
  });
  const environmentIds = world.affiliateIds ?? {};
  // On PostgreSQL the server's clock decides when a delayed job is due.
  const setQueueClock = async () => {
    if (world.queueClock === undefined || storage.dialect !== 'postgres') return;
    await setServerClock(storage.url, world.queueClock.now());
  };
  await setQueueClock();
  const liveSettings = await openLiveSettings({ storage, environmentIds, report });
  const now = world.now ?? (() => new Date());
  const comparisonDeadlineMs = world.comparisonDeadlineMs ?? comparisonMsMax;
  const connectedStores = await openConnectedStores({ storage, nowMs: () => Date.now(), report });
  const trafficGatherer = createTrafficGatherer({ storage, now, report });
  const blockedShops = await openBlockedShops({ storage, report });
  const safeFetch = scriptedWeb(world.pages ?? {}, {
    headerNames: outboundHeaderNames,
    isBlocked: ({ href }) => blockedShops.hasLink(href),
  });
  const { readByRules, ...reader } = createPageReader({ threads: 0 });
  const readPage = world.readPage ?? reader.readPage;
  const readShopPage = storingPolicies(readPage, { storage, jobQueue, now, report });
  const agentProfile = 'https://pricehunt.example/ucp-profile.json';
  const ucp = { probes: storage.ucpProbes, agentProfile, newId: newSortableId };
  const { renderPage } = world;
  const shopServices = { safeFetch, readPage: readShopPage, readByRules, now, ucp, renderPage };
  const searchedShops = await openSearchedShops({ storage, shops: openShopSources(shopServices), report });
  const secretBox = createSecretBox(['a test encryption key of at least 32 characters']);
  const marketplaces = createOfferSources({
    safeFetch,
    readPage,
    now,
    newId: newSortableId,
    storefronts: [],
    ucpCatalogs: [],
    ucpAgentProfile: '',
    catalog: { findCandidates: async () => [], listOffers: async () => [] },
    readKey: sourceKeyReader(liveSettings, secretBox),
    marketplaces: {
      affiliateIds: () => liveSettings.affiliateIds(),
      takeCall: sourceCallTaker({ storage, liveSettings, now }),
      addresses: {},
    },
  }).filter(({ account }) => account !== undefined && world.hasMarketplaces === true);
  const ownSources = [...(world.offerSources ?? []), ...marketplaces];
  const webSearch = openWebSearch({
    storage,
    liveSettings,
    safeFetch,
    searxngFetch: safeFetch,
    readPage,
    now,
    report,
    searxngAddress: world.searxngAddress ?? null,
    readKey: sourceKeyReader(liveSettings, secretBox),
    searchedDomains: searchedShops.domains,
    ownAddresses: ['https://pricehunt.example'],
    deadlineMs: comparisonDeadlineMs,
    siteSpacingMs: 0,
  });
  const webSources = world.searxngAddress === undefined ? [] : [webSearch.source];
  const sources = () => [...ownSources, ...webSources, ...searchedShops.sources()];
  const offerSources = gateSources(sources, {
    storage,
    liveSettings,
    blockedShops,
    now,
    report,
  });
  const metrics = createMetrics();
  const processReports = createProcessReports({
    storage,
    offerSources,
    metrics,
    program: 'api',
    processId: newSortableId(),
    now,
    report,
  });
  const services: Services = {
    storage,
    callCounts: storage.callCounts,
    safeFetch,
    readPage,
    readByRules,
    readShopPage,
    ucp,
    renderPage,
    offerSources,
    sourceLog: createSourceLog(pino({ level: 'silent' })),
    searchedShops,
    blockedShops,
    webSearch,
    shopRecogniser: createShopRecogniser(shopServices),
    clickRecorder: createClickRecorder({
      database: (world.clickDatabase ?? ((usual) => usual))(clickDatabase(storage)),
      journal: openClickJournal(journalFolder, newSortableId, report),
      // On a busy machine the database is slow.
      databaseMsMax: 60_000,
      onStored: (clicks, storedIn) => countClicks(metrics, clicks, storedIn),
      report,
    }),
    saltMsMax: 60_000,
    hasDiskRoom: world.hasDiskRoom ?? (async () => true),
    tokenRarity: createCatalogRarity({ storage, now, report }),
    outboundSigner: createOutboundSigner(
      ['a test signing key of at least 32 characters'],
      connectedStores.has,
    ),
    affiliateIds: environmentIds,
    liveSettings,
    metrics,
    processReports,
    trafficGatherer,
    jobQueue,
    mail:
      world.mail ??
      createMailboxFolder({
        folder: mailbox,
        from: 'PriceHunt <mail@pricehunt.example>',
        newId: newSortableId,
        onStored: () => undefined,
      }),
    isMailSent: world.mail !== undefined,
    passwords: createPasswordHasher(testPasswordCost),
    secretBox,
    signInProviders:
      world.signInProviders ??
      createSignInProviders({
        providers: [],
        openFetch: () => safeFetch,
        nowMs: () => now().getTime(),
        report,
      }),
    sessions: {
      secrets: [testSessionSecret],
      isSecure: true,
      limits: {
        shopper: { idleMs: 30 * 24 * hourMs, absoluteMs: 180 * 24 * hourMs },
        business: { idleMs: 8 * hourMs, absoluteMs: 7 * 24 * hourMs },
        admin: { idleMs: 0.5 * hourMs, absoluteMs: 12 * hourMs },
      },
    },
    origins: {
      shopper: 'https://pricehunt.example',
      merchant: 'https://merchants.pricehunt.example',
      admin: 'https://admin.internal',
    },
    push: world.push ?? null,
    shopifyApp: world.shopifyApp ?? null,
    feedFolder: join(journalFolder, 'feeds'),
    resolveTexts: async (name) => world.texts?.[name] ?? [],
    comparisonDeadlineMs,
    now,
    newId: newSortableId,
    report,
  };
  const runJobs = async (handlers: readonly JobHandler[] = []) => {
    await setQueueClock();
    const stopping = new AbortController();
    const all = [
      handleSendMail(services),
      handleSendAccountMail(services),
      handleRepriceShop(services),
      ...handlers,
    ];
    const working = jobQueue.runJobs(all, { concurrency: 1, signal: stopping.signal, report, pollMs: 5 });
    for (;;) {
      const counts = await jobQueue.counts();
      const own = counts.filter((each) => all.some(({ name }) => name === each.name));
      if (own.every(({ due, running }) => due + running === 0)) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    stopping.abort();
    await working;
  };
  return {
    services,
    reported,
    runJobs,
    readMailbox: async () => {
      await runJobs();
      return readMailboxFolder(mailbox);
    },
    close: async () => {
      await processReports.stop();
      await trafficGatherer.close();
      await services.clickRecorder.flush();
      await jobQueue.close();
      liveSettings.close();
      searchedShops.close();
      await storage.close();
      await rm(journalFolder, { recursive: true, force: true });
    },
  };
}

async function prepareQueue(databaseUrl: string): Promise<void> {
  const storage = await openStorage(databaseUrl);
  const queue = await openJobQueue({ storage, databaseUrl, kinds: jobKinds, report: () => undefined });
  await queue.close();
  await storage.close();
}
