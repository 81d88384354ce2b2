import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import type { SourceFailureRow } from '@pricehunt/storage';
import { readReasons } from '../../answers/stored-reasons';
import { testOrderSource } from '../../merchant-traffic/test-order-marks';
import type { Needs } from '../../services';
import { worstCircuit } from '../../operations/process-reports';
import { causeOf, readSourceHealth } from '../../sources/read-source-health';
import { isEngineHealthId } from '../../sources/web-search';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const failuresMax = 20;

export async function readOverview(
  services: Needs<
    | 'storage'
    | 'offerSources'
    | 'clickRecorder'
    | 'liveSettings'
    | 'metrics'
    | 'processReports'
    | 'jobQueue'
    | 'now'
  >,
  { mailJobs }: { readonly mailJobs: readonly string[] },
): Promise<AdminOverview> {
  const { storage, offerSources, liveSettings } = services;
  const clicks = await readClicks(services);
  const jobs = await readJobs(services);
  const healthOf = await readSourceHealth(storage);
  const processes = await services.processReports.read();
  const { pending } = await storage.businesses.countByStatus();
  const journaled = await services.metrics.journaledClicks.get();
  return {
    at: services.now().toISOString(),
    searches: await inPeriods(services, (period) => storage.comparisons.countComparisons(period)),
    clicks: clicks.person,
    botClicks: clicks.bot,
    jobs,
    serverErrors: {
      count: processes.reduce((sum, each) => sum + each.serverErrors, 0),
      since: processes[0]?.startedAt ?? services.now().toISOString(),
    },
    journaledClicks: journaled.values.reduce((sum, { value }) => sum + value, 0),
    unreadableJournalFiles: await services.clickRecorder.countUnreadable(),
    sources: offerSources.list().map(({ id, name }) => ({
      id,
      name,
      isOn: liveSettings.source(id).isOn,
      circuit: worstCircuit(processes, id),
      health: healthOf(id),
    })),
    processes: processes.map(({ processId: id, program, startedAt, at, serverErrors, circuits }) => ({
      id,
      program,
      startedAt,
      at,
      serverErrors,
      heldBack: Object.entries(circuits)
        .filter(([, state]) => state !== 'closed')
        .map(([sourceId]) => offerSources.list().find((source) => source.id === sourceId)?.name ?? sourceId),
    })),
    waiting: {
      pendingBusinesses: pending,
      openPriceReports: await storage.wrongPriceReports.countOpenReports(),
      heldItems: await storage.merchantItems.countHeld(),
      heldDeliveries: await storage.inboundDeliveries.countHeld(),
      deadJobs: jobs.dead,
      unsentMails: await countUnsentMails(services, mailJobs),
    },
    failures: await readFailures(services, healthOf),
  };
}

type Counts = AdminOverview['searches'];

async function inPeriods<Counted>(
  { now }: Needs<'now'>,
  count: (period: { readonly since: string; readonly until: string }) => Promise<Counted>,
): Promise<{ readonly lastHour: Counted; readonly lastDay: Counted; readonly dayBefore: Counted }> {
  const nowMs = now().getTime();
  const ago = (ms: number) => new Date(nowMs - ms).toISOString();
  // One millisecond later, to include what happened just now.
  const until = ago(-1);
  return {
    lastHour: await count({ since: ago(hourMs), until }),
    lastDay: await count({ since: ago(dayMs), until }),
    dayBefore: await count({ since: ago(2 * dayMs), until: ago(dayMs) }),
  };
}

async function readClicks(
  services: Needs<'storage' | 'now'>,
): Promise<{ readonly person: Counts; readonly bot: Counts }> {
  const { lastHour, lastDay, dayBefore } = await inPeriods(services, (period) =>
    services.storage.clicks.countClicks({ ...period, withoutSource: testOrderSource }),
  );
  const of = (kind: 'person' | 'bot') => {
    return { lastHour: lastHour[kind], lastDay: lastDay[kind], dayBefore: dayBefore[kind] };
  };
  return { person: of('person'), bot: of('bot') };
}

async function readJobs({ jobQueue }: Needs<'jobQueue'>): Promise<AdminOverview['jobs']> {
  const counts = await jobQueue.counts();
  const sum = (state: 'due' | 'delayed' | 'running' | 'dead') =>
    counts.reduce((total, count) => total + count[state], 0);
  const oldest = counts.flatMap(({ oldestDueAt }) => (oldestDueAt === null ? [] : [oldestDueAt.getTime()]));
  return {
    due: sum('due'),
    delayed: sum('delayed'),
    running: sum('running'),
    dead: sum('dead'),
    oldestDueAt: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
  };
}

async function countUnsentMails(
  { jobQueue }: Needs<'jobQueue'>,
  mailJobs: readonly string[],
): Promise<number> {
  const mails = (await jobQueue.counts()).filter(({ name }) => mailJobs.includes(name));
  return mails.reduce((sum, { delayed, dead }) => sum + delayed + dead, 0);
}

const withoutCause = { inARow: null, cause: null, status: null, feedId: null };

async function readFailures(
  services: Needs<'storage' | 'offerSources' | 'jobQueue'>,
  healthOf: Awaited<ReturnType<typeof readSourceHealth>>,
): Promise<AdminOverview['failures']> {
  const { storage, offerSources, jobQueue } = services;
  const nameOf = (id: string) => offerSources.list().find((source) => source.id === id)?.name ?? id;
  // Search engine failures are shown on the web search page.
  const latest = new Map<string, SourceFailureRow>();
  for (const failure of await storage.sourceHealth.listFailures()) {
    const { sourceId } = failure;
    if (!latest.has(sourceId) && !isEngineHealthId(sourceId)) latest.set(sourceId, failure);
  }
  const ofSources = [...latest.values()].flatMap(({ sourceId, at, error, cause, status }) => {
    const inARow = healthOf(sourceId)?.consecutiveFailures ?? 0;
    if (inARow === 0) return [];
    const source = { kind: 'source' as const, at, id: sourceId, name: nameOf(sourceId) };
    return [{ ...source, message: error ?? '', inARow, cause: causeOf(cause), status, feedId: null }];
  });
  const runs = await storage.feeds.searchImports({
    businessId: null,
    feedId: null,
    state: 'failed',
    after: null,
    limit: failuresMax,
  });
  const ofFeeds = await Promise.all(
    runs.map(async ({ id, feedId, finishedAt, requestedAt, failure }) => {
      const [last] = await storage.feeds.listImports(feedId, null, 1);
      if (last?.id !== id) return [];
      const name = (await storage.feeds.findFeed(feedId))?.name ?? feedId;
      const message = readReasons(failure).sentence ?? '';
      const run = { kind: 'feed' as const, at: finishedAt ?? requestedAt, id, name, message };
      return [{ ...run, ...withoutCause, feedId }];
    }),
  );
  const ofJobs = (await jobQueue.deadLetters({ limit: failuresMax })).map(
    ({ id, name, diedAt, lastError }) => ({
      kind: 'job' as const,
      at: diedAt.toISOString(),
      id,
      name,
      ...withoutCause,
      message: lastError.slice(0, 300),
    }),
  );
  return [...ofSources, ...ofFeeds.flat(), ...ofJobs, ...(await brokenRules(services))]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, failuresMax);
}

async function brokenRules({ storage }: Needs<'storage'>): Promise<AdminOverview['failures']> {
  const names = new Map((await storage.offerShops.listShops()).map(({ domain, name }) => [domain, name]));
  const rows = await storage.shopRules.listRules();
  return rows
    .filter(({ state }) => state !== 'works' && state !== 'unchecked')
    .map(({ domain, stateSince: at, state: message }) => {
      const name = names.get(domain) ?? domain;
      return { kind: 'rules' as const, at, id: domain, name, message, ...withoutCause };
    });
}
