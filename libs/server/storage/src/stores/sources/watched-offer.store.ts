import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  or,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';
import type { Access, Session } from '../../access';
import { boundedBatches } from '../../bounded-batches';
import { removeOffers } from '../catalog/remove-offers';
import { productOffersOf } from '../catalog/shop-rates';
import { strangersSource } from '../catalog/strangers';
import type { ProductOffer } from '../../rows/catalog';
import { readingInterests } from '../../rows/sources';
import type {
  ReadingHostRow,
  ReadingInterest,
  ReadingOutcome,
  WatchedOffer,
  WatchedOfferRow,
} from '../../rows/sources';

/** An offer to track, and when it is due if it isn't tracked yet. */
export interface OfferToTrack extends WatchedOffer {
  readonly dueAt: string;
}

export interface ClaimedReading {
  readonly watched: WatchedOfferRow;
  readonly offered: ProductOffer;
  /** Identifies the claim, which ends then. */
  readonly leaseUntil: string;
}

export interface ClaimTerms {
  readonly now: string;
  readonly leaseUntil: string;
  /** Until when a host contacted now is left alone. */
  readonly hostReadyAt: string;
  readonly limit: number;
  /** The maximum requests per UTC day, to one host and in all, by priority. */
  readonly budgets: Readonly<Record<ReadingInterest, { readonly perHost: number; readonly inAll: number }>>;
}

export interface FinishedReading {
  readonly offerId: string;
  readonly leaseUntil: string;
  readonly at: string;
  readonly outcome: ReadingOutcome;
  readonly goneCount: number;
  readonly intervalMs: number;
  readonly nextAt: string;
}

export interface ListedReading {
  readonly watched: WatchedOfferRow;
  readonly productId: string;
  readonly title: string;
  readonly link: string;
  readonly retailerName: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/** Tracked offers, their hosts, and the requests per host and day. */
export interface WatchedOfferStore {
  /** Tracks existing offers. A known offer's state stays; its strongest valid reason and latest end apply. */
  trackOffers(
    offers: readonly OfferToTrack[],
    when: { readonly now: string; readonly intervalMs: number },
  ): Promise<void>;
  /** Lowers offers that no alert or favourite wanted since the moment to the priority of views. */
  weakenInterest(namedBefore: string): Promise<void>;
  /** Untracks unwanted offers that the operator neither pinned nor stopped, and deletes those of `strangersSource`. */
  untrackUnwanted(now: string): Promise<void>;
  /** Products wanted for a reason, by id. Views count from the day `since`. */
  listWantedProducts(request: {
    readonly interest: ReadingInterest;
    readonly since: string;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /** Claims due offers, one per host, alerts first, longest-waiting hosts first. Concurrent claims never overlap or exceed a budget. */
  claimReadings(terms: ClaimTerms): Promise<readonly ClaimedReading[]>;
  /** False, and ignored, if the claim has ended or the operator decided otherwise meanwhile. */
  finishReading(reading: FinishedReading): Promise<boolean>;
  /** Records a response, which ends a host's refusals in a row. */
  noteHostAnswered(host: string): Promise<void>;
  countHostFailures(host: string): Promise<number>;
  /** Records a refusal, and leaves the host alone until the given time at least. */
  noteHostRefused(refusal: {
    readonly host: string;
    readonly outcome: ReadingOutcome;
    readonly at: string;
    readonly readyAt: string;
  }): Promise<void>;
  /** Sets an interval, or null for the automatic one. The offer is due at `dueAt` unless it is stopped. */
  pinInterval(offerId: string, pinnedMs: number | null, dueAt: string): Promise<boolean>;
  stopReading(offerId: string): Promise<boolean>;
  resumeReading(offerId: string, dueAt: string): Promise<boolean>;
  findWatched(offerIds: readonly string[]): Promise<readonly WatchedOfferRow[]>;
  findReadings(offerIds: readonly string[]): Promise<readonly ListedReading[]>;
  listReadings(filter: {
    readonly host: string | null;
    readonly outcome: ReadingOutcome | 'never' | 'stopped' | null;
    readonly after: { readonly host: string; readonly offerId: string } | null;
    readonly limit: number;
  }): Promise<readonly ListedReading[]>;
  /** By name, after the given one, optionally filtered by text. */
  listHosts(request: {
    readonly day: string;
    readonly words: string | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly ReadingHostRow[]>;
  /** Requests on the UTC day, tracked offers, and their hosts. */
  countReadings(
    day: string,
  ): Promise<{ readonly requests: number; readonly offers: number; readonly hosts: number }>;
}

export function createWatchedOfferStore(session: Session): WatchedOfferStore {
  return {
    trackOffers: (offers, when) =>
      session.writing(async (access) => trackOffers(access, await existing(access, offers), when)),
    weakenInterest: (namedBefore) =>
      session.writing(async ({ database, tables: { watchedOffers: table } }) => {
        await database
          .update(table)
          .set({ interest: placeOf('viewed') })
          .where(and(lt(table.interest, placeOf('viewed')), lt(table.namedAt, namedBefore)));
      }),
    untrackUnwanted: (now) =>
      session.writing(async (access) => {
        await access.lockCatalog();
        const { database, tables, isOneOf } = access;
        const { watchedOffers: table, readingHosts: hosts, offers } = tables;
        const unwanted = await database
          .delete(table)
          .where(and(lt(table.wantedUntil, now), isNull(table.pinnedMs), isNotNull(table.nextAt)))
          .returning({ offerId: table.offerId });
        for (const batch of boundedBatches(unwanted, ({ offerId }) => offerId)) {
          const ids = batch.map(({ offerId }) => offerId);
          const strange = await database
            .select({ id: offers.id })
            .from(offers)
            .where(and(isOneOf(offers.id, ids), eq(offers.source, strangersSource)));
          await removeOffers(
            access,
            strange.map(({ id }) => id),
          );
        }
        const inUse = database.selectDistinct({ host: table.host }).from(table);
        await database.delete(hosts).where(and(lt(hosts.readyAt, now), sql`${hosts.host} not in ${inUse}`));
      }),
    listWantedProducts: (request) => listWantedProducts(session.reading, request),
    claimReadings: (terms) => session.writing((access) => claimReadings(access, terms)),
    finishReading: (reading) => session.writing((access) => finishReading(access, reading)),
    noteHostAnswered: (host) =>
      session.writing(async ({ database, tables: { readingHosts: table } }) => {
        await database
          .update(table)
          .set({ refusal: null, refusedAt: null, failureCount: 0 })
          .where(and(eq(table.host, host), gt(table.failureCount, 0)));
      }),
    async countHostFailures(host) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select({ failures: tables.readingHosts.failureCount })
        .from(tables.readingHosts)
        .where(eq(tables.readingHosts.host, host));
      return row?.failures ?? 0;
    },
    noteHostRefused: ({ host, outcome, at, readyAt }) =>
      session.writing(async ({ database, tables: { readingHosts: table } }) => {
        await database
          .update(table)
          .set({
            refusal: outcome,
            refusedAt: at,
            failureCount: sql`${table.failureCount} + 1`,
            readyAt: sql`case when ${table.readyAt} > ${readyAt} then ${table.readyAt} else ${readyAt} end`,
          })
          .where(eq(table.host, host));
      }),
    pinInterval: (offerId, pinnedMs, dueAt) =>
      session.writing(async ({ database, tables: { watchedOffers: table } }) => {
        const changed = await database
          .update(table)
          .set({ pinnedMs, nextAt: sql`case when ${table.nextAt} is null then null else ${dueAt} end` })
          .where(eq(table.offerId, offerId))
          .returning({ offerId: table.offerId });
        return changed.length > 0;
      }),
    stopReading: (offerId) => setNextAt(session, offerId, null),
    resumeReading: (offerId, dueAt) => setNextAt(session, offerId, dueAt),
    async findWatched(offerIds) {
      const { database, tables, isOneOf } = session.reading;
      const { watchedOffers: table } = tables;
      const rows = await database.select().from(table).where(isOneOf(table.offerId, offerIds));
      return rows.map(watchedOf);
    },
    findReadings: (offerIds) =>
      selectReadings(
        session.reading,
        session.reading.isOneOf(session.reading.tables.watchedOffers.offerId, offerIds),
        offerIds.length,
      ),
    listReadings: (filter) => listReadings(session.reading, filter),
    listHosts: (request) => listHosts(session.reading, request),
    async countReadings(day) {
      const { database, tables } = session.reading;
      const { watchedOffers, readingHosts, readingDays } = tables;
      const [today] = await database.select().from(readingDays).where(eq(readingDays.day, day));
      const [offers] = await database.select({ count: count() }).from(watchedOffers);
      const [hosts] = await database.select({ count: count() }).from(readingHosts);
      return { requests: today?.requests ?? 0, offers: offers?.count ?? 0, hosts: hosts?.count ?? 0 };
    },
  };
}

type Row = Access['tables']['watchedOffers']['$inferSelect'];

function placeOf(interest: ReadingInterest): number {
  return readingInterests.indexOf(interest);
}

function watchedOf({ interest, namedAt: _namedAt, ...row }: Row): WatchedOfferRow {
  return { ...row, interest: readingInterests[interest] ?? 'viewed' };
}

/** The existing offers, locked until the transaction ends. */
async function existing(access: Access, wanted: readonly OfferToTrack[]): Promise<readonly OfferToTrack[]> {
  if (wanted.length === 0) return wanted;
  await access.lockCatalog();
  const { offers } = access.tables;
  const ids = wanted.map(({ offerId }) => offerId);
  const rows = await access.database
    .select({ id: offers.id })
    .from(offers)
    .where(access.isOneOf(offers.id, ids));
  const found = new Set(rows.map(({ id }) => id));
  return wanted.filter(({ offerId }) => found.has(offerId));
}

async function trackOffers(
  { database, tables, saveRows }: Access,
  offers: readonly OfferToTrack[],
  { now, intervalMs }: { readonly now: string; readonly intervalMs: number },
): Promise<void> {
  if (offers.length === 0) return;
  const { watchedOffers: table, readingHosts } = tables;
  const hosts = [...new Set(offers.map(({ host }) => host))];
  await saveRows(
    readingHosts,
    hosts.map((host) => ({
      host,
      readyAt: now,
      servedAt: now,
      refusal: null,
      refusedAt: null,
      failureCount: 0,
      day: now.slice(0, 10),
      requests: 0,
    })),
    { taken: 'ignore' },
  );
  const given = (column: { readonly name: string }) => sql.raw(`excluded.${column.name}`);
  const later = (column: Parameters<typeof given>[0] & typeof table.wantedUntil) =>
    sql`case when ${column} > ${given(column)} then ${column} else ${given(column)} end`;
  for (let from = 0; from < offers.length; from += rowsOfOneInsert) {
    const rows = offers.slice(from, from + rowsOfOneInsert).map(({ dueAt, ...offer }) => ({
      ...offer,
      interest: placeOf(offer.interest),
      namedAt: offer.interest === 'viewed' ? '' : now,
      intervalMs,
      pinnedMs: null,
      nextAt: dueAt,
      lastReadAt: null,
      lastOutcome: null,
      goneCount: 0,
      readingCount: 0,
      moveCount: 0,
      lastMovedAt: null,
    }));
    await database
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({
        target: table.offerId,
        set: {
          host: given(table.host),
          sourceId: given(table.sourceId),
          requestsMax: given(table.requestsMax),
          interest: sql`case when ${table.interest} < ${given(table.interest)} and ${table.wantedUntil} >= ${now} then ${table.interest} else ${given(table.interest)} end`,
          wantedUntil: later(table.wantedUntil),
          namedAt: sql`case when ${table.namedAt} > ${given(table.namedAt)} then ${table.namedAt} else ${given(table.namedAt)} end`,
        },
      });
  }
}

const rowsOfOneInsert = 200;

async function listWantedProducts(
  { database, tables }: Access,
  {
    interest,
    since,
    after,
    limit,
  }: {
    readonly interest: ReadingInterest;
    readonly since: string;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<readonly string[]> {
  if (interest === 'watched') {
    const { alerts } = tables;
    const rows = await database
      .selectDistinct({ id: alerts.productId })
      .from(alerts)
      .where(and(eq(alerts.isPaused, false), after === null ? undefined : gt(alerts.productId, after)))
      .orderBy(asc(alerts.productId))
      .limit(limit);
    return rows.map(({ id }) => id);
  }
  if (interest === 'favourite') {
    const { shopperListEntries: entries } = tables;
    const rows = await database
      .selectDistinct({ key: entries.key })
      .from(entries)
      .where(
        and(
          eq(entries.list, 'favorites'),
          eq(entries.isRemoved, false),
          like(entries.key, `${productKeyStart}%`),
          after === null ? undefined : gt(entries.key, `${productKeyStart}${after}`),
        ),
      )
      .orderBy(asc(entries.key))
      .limit(limit);
    return rows.map(({ key }) => key.slice(productKeyStart.length));
  }
  const { demandDays: days } = tables;
  const rows = await database
    .selectDistinct({ key: days.key })
    .from(days)
    .where(
      and(eq(days.kind, 'product'), gte(days.day, since), after === null ? undefined : gt(days.key, after)),
    )
    .orderBy(asc(days.key))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** The prefix of favourites' keys that are catalog products. */
const productKeyStart = 'product:';

async function claimReadings(access: Access, terms: ClaimTerms): Promise<readonly ClaimedReading[]> {
  const { database, tables, isOneOf, saveRows } = access;
  const { watchedOffers: table, readingHosts: hosts, readingDays: days, offers } = tables;
  const day = terms.now.slice(0, 10);
  // Serializes claims, so that no requests remain uncounted.
  const [today] = await database
    .insert(days)
    .values({ day, requests: 0 })
    .onConflictDoUpdate({ target: days.day, set: { requests: sql`${days.requests} + 0` } })
    .returning({ requests: days.requests });
  const before = today?.requests ?? 0;
  let requests = before;
  const claimed = new Map<string, { readonly watched: Row; readonly hostRequests: number }>();
  for (const interest of readingInterests) {
    const budget = terms.budgets[interest];
    const limit = terms.limit - claimed.size;
    if (limit <= 0) break;
    if (requests >= budget.inAll) continue;
    for (const due of await listDue(access, {
      interest,
      now: terms.now,
      day,
      perHost: budget.perHost,
      limit: limit + claimed.size,
    })) {
      const { host, requestsMax } = due.watched;
      if (claimed.size >= terms.limit || claimed.has(host) || requests + requestsMax > budget.inAll) continue;
      requests += requestsMax;
      claimed.set(host, { watched: due.watched, hostRequests: due.hostRequests + requestsMax });
    }
  }
  if (claimed.size === 0) return [];
  const rows = [...claimed.values()];
  await database.update(days).set({ requests }).where(eq(days.day, day));
  await database
    .update(table)
    .set({ nextAt: terms.leaseUntil })
    .where(
      isOneOf(
        table.offerId,
        rows.map(({ watched }) => watched.offerId),
      ),
    );
  await saveRows(
    hosts,
    [...claimed].map(([host, { hostRequests }]) => ({
      host,
      day,
      requests: hostRequests,
      servedAt: terms.now,
      readyAt: terms.hostReadyAt,
      refusal: null,
      refusedAt: null,
      failureCount: 0,
    })),
    { taken: 'replace', key: ['host'], keep: ['refusal', 'refusedAt', 'failureCount'] },
  );
  const offerRows = await database
    .select()
    .from(offers)
    .where(
      isOneOf(
        offers.id,
        rows.map(({ watched }) => watched.offerId),
      ),
    );
  const offered = new Map((await productOffersOf(access, offerRows)).map((each) => [each.offer.id, each]));
  return rows.flatMap(({ watched }) => {
    const found = offered.get(watched.offerId);
    return found === undefined
      ? []
      : [
          {
            watched: watchedOf({ ...watched, nextAt: terms.leaseUntil }),
            offered: found,
            leaseUntil: terms.leaseUntil,
          },
        ];
  });
}

/** Each host's most overdue offer, longest-waiting hosts first. */
async function listDue(
  { database, tables: { watchedOffers: table, readingHosts: hosts } }: Access,
  {
    interest,
    now,
    day,
    perHost,
    limit,
  }: {
    readonly interest: ReadingInterest;
    readonly now: string;
    readonly day: string;
    readonly perHost: number;
    readonly limit: number;
  },
): Promise<readonly { readonly watched: Row; readonly hostRequests: number }[]> {
  const hostRequests = sql<number>`case when ${hosts.day} = ${day} then ${hosts.requests} else 0 end`.mapWith(
    Number,
  );
  const firstDue = sql`(select due.offer_id from watched_offers due where due.host = ${hosts.host} and due.interest = ${placeOf(interest)} and due.next_at <= ${now} order by due.next_at limit 1)`;
  return database
    .select({ watched: table, hostRequests })
    .from(hosts)
    .innerJoin(table, sql`${table.offerId} = ${firstDue}`)
    .where(and(lte(hosts.readyAt, now), sql`${hostRequests} + ${table.requestsMax} <= ${perHost}`))
    .orderBy(asc(hosts.servedAt), asc(hosts.host))
    .limit(limit);
}

async function finishReading(
  { database, tables: { watchedOffers: table } }: Access,
  { offerId, leaseUntil, at, outcome, goneCount, intervalMs, nextAt }: FinishedReading,
): Promise<boolean> {
  const isMove = outcome === 'moved';
  const changed = await database
    .update(table)
    .set({
      intervalMs,
      nextAt,
      goneCount,
      lastReadAt: at,
      lastOutcome: outcome,
      readingCount: sql`${table.readingCount} + 1`,
      ...(isMove ? { moveCount: sql`${table.moveCount} + 1`, lastMovedAt: at } : {}),
    })
    .where(and(eq(table.offerId, offerId), eq(table.nextAt, leaseUntil)))
    .returning({ offerId: table.offerId });
  return changed.length > 0;
}

function setNextAt(session: Session, offerId: string, nextAt: string | null): Promise<boolean> {
  return session.writing(async ({ database, tables: { watchedOffers: table } }) => {
    const changed = await database
      .update(table)
      .set({ nextAt })
      .where(eq(table.offerId, offerId))
      .returning({ offerId: table.offerId });
    return changed.length > 0;
  });
}

async function listReadings(
  access: Access,
  { host, outcome, after, limit }: Parameters<WatchedOfferStore['listReadings']>[0],
): Promise<readonly ListedReading[]> {
  const { watchedOffers: table } = access.tables;
  const ofOutcome =
    outcome === null
      ? undefined
      : outcome === 'never'
        ? and(isNull(table.lastOutcome), isNotNull(table.nextAt))
        : outcome === 'stopped'
          ? isNull(table.nextAt)
          : eq(table.lastOutcome, outcome);
  const isAfter =
    after === null
      ? undefined
      : or(gt(table.host, after.host), and(eq(table.host, after.host), gt(table.offerId, after.offerId)));
  return selectReadings(
    access,
    and(host === null ? undefined : eq(table.host, host), ofOutcome, isAfter),
    limit,
  );
}

async function selectReadings(
  { database, tables: { watchedOffers: table, offers } }: Access,
  condition: SQL | undefined,
  limit: number,
): Promise<readonly ListedReading[]> {
  const { productId, title, link, retailerName, priceMinor, currency } = offers;
  const rows = await database
    .select({ watched: table, productId, title, link, retailerName, priceMinor, currency })
    .from(table)
    .innerJoin(offers, eq(offers.id, table.offerId))
    .where(condition)
    .orderBy(asc(table.host), asc(table.offerId))
    .limit(limit);
  return rows.map(({ watched, ...offer }) => ({ ...offer, watched: watchedOf(watched) }));
}

async function listHosts(
  { database, tables: { watchedOffers: table, readingHosts: hosts } }: Access,
  { day, words, after, limit }: Parameters<WatchedOfferStore['listHosts']>[0],
): Promise<readonly ReadingHostRow[]> {
  const found = await database
    .select()
    .from(hosts)
    .where(
      and(
        after === null ? undefined : gt(hosts.host, after),
        words === null
          ? undefined
          : sql`${hosts.host} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
      ),
    )
    .orderBy(asc(hosts.host))
    .limit(limit);
  const sums = await database
    .select({
      host: table.host,
      offers: count(),
      stopped: sum(sql<number>`case when ${table.nextAt} is null then 1 else 0 end`).mapWith(Number),
      lastReadAt: max(table.lastReadAt),
    })
    .from(table)
    .where(
      inArray(
        table.host,
        found.map(({ host }) => host),
      ),
    )
    .groupBy(table.host);
  const sumOf = new Map(sums.map((each) => [each.host, each]));
  return found.map(({ host, readyAt, refusal, refusedAt, failureCount, requests, ...row }) => ({
    host,
    readyAt,
    refusal,
    refusedAt,
    failureCount,
    requestsToday: row.day === day ? requests : 0,
    offerCount: sumOf.get(host)?.offers ?? 0,
    stoppedCount: sumOf.get(host)?.stopped ?? 0,
    lastReadAt: sumOf.get(host)?.lastReadAt ?? null,
  }));
}
