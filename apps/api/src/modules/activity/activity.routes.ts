import {
  downloadActivity,
  followActivity as followEndpoint,
  listActivity,
} from '@pricehunt/api-contract/activity';
import type { BusinessDays } from '@pricehunt/order-attribution';
import type { ActivityFilters } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { openEventStreams, sendEvents } from '../../answers/event-streams';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { pageOf } from '../../answers/list-page';
import { ownBusiness } from '../../merchant-domains/own-business';
import { businessDaysOf, momentsOf } from '../../merchant-traffic/business-days';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { EndpointInput } from '../../plugins/contract';
import { sendCsv } from '../../answers/send-csv';
import type { Services } from '../../services';
import { activityRows } from './activity-rows';
import { activityView } from './activity-view';
import { followActivity } from './follow-activity';

const entriesOfAPage = 50;
const placeSchema = z.object({ at: z.string(), sequence: z.int() });

export function registerActivity(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  const untilGone = openEventStreams(context);

  registerEndpoint(context, listActivity, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    // Read before the entries, so entries recorded meanwhile still arrive through the stream.
    const lastSequence = await storage.activity.readLastSequence();
    const days = await businessDaysOf(storage, businessId);
    const selection = { businessId, filters: filtersOf(query), ...periodOf(days, query) };
    const rows = await storage.activity.listEntries({
      ...selection,
      before: readCursor(query.cursor, 'activity', placeSchema),
      limit: entriesOfAPage + 1,
    });
    const placeOf = ({ at, sequence }: (typeof rows)[number]) => cursorOf('activity', { at, sequence });
    const { page, nextCursor } = pageOf(rows, placeOf, entriesOfAPage);
    return {
      success: true as const,
      items: page.map(activityView),
      nextCursor,
      total: query.measure === undefined ? null : await storage.activity.countEntries(selection),
      lastSequence,
    };
  });

  registerRawEndpoint(context, followEndpoint, async ({ query }, request, reply) => {
    const { businessId } = ownBusiness(request);
    const gone = untilGone(request);
    const after =
      sequenceOf(request.headers['last-event-id']) ??
      sequenceOf(query.after) ??
      (await storage.activity.readLastSequence());
    const stream = followActivity(storage, { businessId, filters: filtersOf(query), after }, gone);
    return sendEvents(reply, stream);
  });

  registerRawEndpoint(context, downloadActivity, async (input, request, reply) => {
    const { businessId } = ownBusiness(request);
    const days = await businessDaysOf(storage, businessId);
    const selection = { businessId, filters: filtersOf(input.query), ...periodOf(days, input.query) };
    return sendCsv(reply, 'activity.csv', activityRows(storage, days, selection));
  });
}

type ListQuery = EndpointInput<typeof downloadActivity>['query'];

function filtersOf(query: Omit<ListQuery, 'from' | 'to'>): ActivityFilters {
  const { kind, product, source, visit, measure, by, value = '' } = query;
  return {
    kind,
    offerId: product,
    source,
    measure,
    visit: visit === 'all' ? undefined : visit,
    line: by === undefined ? undefined : { by, value },
  };
}

function periodOf(days: BusinessDays, query: Pick<ListQuery, 'from' | 'to'>) {
  const { since, until } = momentsOf(days, query);
  return { from: since, until };
}

function sequenceOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
