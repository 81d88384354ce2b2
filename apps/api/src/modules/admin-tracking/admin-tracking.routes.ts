import {
  changeTrackedOffer,
  changeTrackingBudget,
  listTrackedHosts,
  listTrackedOffers,
} from '@pricehunt/api-contract/admin-tracking';
import type { TrackedHost, TrackedOffer, TrackingToday } from '@pricehunt/api-contract/admin-tracking';
import type { ListedReading, ReadingHostRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { changeViews, recordAdminAct, settingChange } from '../../operations/admin-acts';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { adminPageSize, findTextOf, pageOf } from '../../answers/list-page';
import { settingKeys } from '../../live-settings/live-settings';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';

const done = { success: true } as const;
const minuteMs = 60_000;
const offersList = 'tracked-offers';
const placeSchema = z.object({ host: z.string(), offerId: z.string() });
const hostsList = 'tracked-hosts';

export function registerAdminTracking(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, listTrackedOffers, async ({ query: { host, state, cursor } }) => {
    const rows = await storage.watchedOffers.listReadings({
      host: host ?? null,
      outcome: state ?? null,
      after: readCursor(cursor, offersList, placeSchema),
      limit: adminPageSize + 1,
    });
    const { page, nextCursor } = pageOf(rows, ({ watched: { host: last, offerId } }) =>
      cursorOf(offersList, { host: last, offerId }),
    );
    return { ...done, items: page.map(offerView), nextCursor };
  });
  registerEndpoint(app, changeTrackedOffer, async ({ body }, request) => {
    await changeOffer(services, request, body);
    const [changed] = await storage.watchedOffers.findReadings([body.offerId]);
    if (changed === undefined) throw new Refusal('tracking.offer-not-found');
    return { ...done, offer: offerView(changed) };
  });
  registerEndpoint(app, listTrackedHosts, async ({ query: { find, cursor } }) => {
    const now = services.now();
    const rows = await storage.watchedOffers.listHosts({
      day: dayOf(now),
      words: findTextOf(find),
      after: readCursor(cursor, hostsList, z.string()),
      limit: adminPageSize + 1,
    });
    const { page, nextCursor } = pageOf(rows, ({ host }) => cursorOf(hostsList, host));
    const items = page.map((row) => hostView(row, now));
    return { ...done, items, nextCursor, today: await todayView(services) };
  });
  registerEndpoint(app, changeTrackingBudget, async ({ body: { reason, ...limits } }, request) => {
    const { limits: before } = services.liveSettings.readingBudget();
    const change = settingChange(services, request, reason);
    await storage.atomically(async (stores) => {
      const value = { ...limits, change: { ...change } };
      await stores.settings.saveSetting(settingKeys.readingBudget, value);
      await recordAdminAct(services, stores, request, {
        action: 'tracking.budget-changed',
        subject: { kind: 'setting', id: 'reading-budget' },
        details: { before: { ...before }, after: { ...limits }, reason },
      });
    });
    await services.liveSettings.announce();
    return { ...done, today: await todayView(services) };
  });
}

async function changeOffer(
  services: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  change: {
    readonly offerId: string;
    readonly pinnedMinutes?: number | null | undefined;
    readonly isStopped?: boolean | undefined;
    readonly reason: string;
  },
): Promise<void> {
  const { offerId, pinnedMinutes, isStopped, reason } = change;
  const dueAt = services.now().toISOString();
  await services.storage.atomically(async (stores) => {
    const [before] = await stores.watchedOffers.findWatched([offerId]);
    if (before === undefined) throw new Refusal('tracking.offer-not-found');
    if (pinnedMinutes !== undefined) {
      const pinnedMs = pinnedMinutes === null ? null : pinnedMinutes * minuteMs;
      await stores.watchedOffers.pinInterval(offerId, pinnedMs, dueAt);
    }
    if (isStopped === true) await stores.watchedOffers.stopReading(offerId);
    if (isStopped === false && before.nextAt === null)
      await stores.watchedOffers.resumeReading(offerId, dueAt);
    await recordAdminAct(services, stores, request, {
      action: 'tracking.offer-changed',
      subject: { kind: 'offer', id: offerId },
      details: {
        before: { pinnedMs: before.pinnedMs, isStopped: before.nextAt === null },
        after: { pinnedMinutes: pinnedMinutes ?? null, isStopped: isStopped ?? before.nextAt === null },
        reason,
      },
    });
  });
}

function offerView({
  watched,
  productId,
  title,
  link,
  retailerName,
  priceMinor,
  currency,
}: ListedReading): TrackedOffer {
  const { pinnedMs } = watched;
  return {
    offerId: watched.offerId,
    productId,
    title,
    link,
    shopName: retailerName,
    price: { amountMinor: priceMinor, currency },
    host: watched.host,
    interest: watched.interest,
    intervalMinutes: Math.round(watched.intervalMs / minuteMs),
    pinnedMinutes: pinnedMs === null ? null : Math.round(pinnedMs / minuteMs),
    isStopped: watched.nextAt === null,
    lastReadAt: watched.lastReadAt,
    nextReadAt: watched.nextAt,
    lastOutcome: watched.lastOutcome,
    readings: watched.readingCount,
    moves: watched.moveCount,
    lastMovedAt: watched.lastMovedAt,
  };
}

function hostView(row: ReadingHostRow, now: Date): TrackedHost {
  const rests = row.refusal !== null && row.readyAt > now.toISOString();
  return {
    host: row.host,
    offers: row.offerCount,
    stopped: row.stoppedCount,
    requestsToday: row.requestsToday,
    lastReadAt: row.lastReadAt,
    refusal: row.refusal,
    refusedAt: row.refusedAt,
    restsUntil: rests ? row.readyAt : null,
  };
}

async function todayView({
  storage,
  liveSettings,
  now,
}: Needs<'storage' | 'liveSettings' | 'now'>): Promise<TrackingToday> {
  const { change, limits } = liveSettings.readingBudget();
  const viewOf = await changeViews(storage, [change]);
  const counted = await storage.watchedOffers.countReadings(dayOf(now()));
  return { ...counted, budget: { ...limits, changed: viewOf(change) } };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
