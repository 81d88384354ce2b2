import { downloadActivity, followActivity as followEndpoint, listActivity } from '@pricehunt/api-contract';
import type { ActivityFilters } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { openEventStreams, sendEvents } from '../../event-streams';
import { cursorOf, readCursor } from '../../list-cursor';
import { ownBusiness } from '../../merchant-items/own-business';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { EndpointInput } from '../../plugins/contract';
import { sendCsv } from '../../send-csv';
import type { Services } from '../../services';
import { activityRows } from './activity-rows';
import { activityView } from './activity-view';
import { followActivity } from './follow-activity';

const entriesOfAPage = 50;
const placeSchema = z.object({ at: z.string(), sequence: z.int() });

/** What happens for a business: listed, followed, downloaded. */
export function registerActivity(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  const untilGone = openEventStreams(context);

  registerEndpoint(context, listActivity, async ({ query }, request) => {
    const { businessId } = ownBusiness(request, 'activity.read');
    // Read first: what is counted meanwhile comes by the stream, rather than never.
    const lastSequence = await storage.activity.readLastSequence();
    const rows = await storage.activity.listEntries({
      ...{ businessId, filters: filtersOf(query), ...daysOf(query) },
      before: readCursor(query.cursor, 'activity', placeSchema),
      limit: entriesOfAPage + 1,
    });
    const page = rows.slice(0, entriesOfAPage);
    const last = page.at(-1);
    return {
      success: true as const,
      items: page.map(activityView),
      nextCursor:
        rows.length > entriesOfAPage && last !== undefined
          ? cursorOf('activity', { at: last.at, sequence: last.sequence })
          : null,
      lastSequence,
    };
  });

  registerRawEndpoint(context, followEndpoint, async ({ query }, request, reply) => {
    const { businessId } = ownBusiness(request, 'activity.read');
    const gone = untilGone(request);
    const after =
      sequenceOf(request.headers['last-event-id']) ??
      sequenceOf(query.after) ??
      (await storage.activity.readLastSequence());
    const stream = followActivity(storage, { businessId, filters: filtersOf(query), after }, gone);
    return sendEvents(reply, stream);
  });

  registerRawEndpoint(context, downloadActivity, (input, request, reply) => {
    const { businessId } = ownBusiness(request, 'activity.read');
    const asked = { businessId, filters: filtersOf(input.query), ...daysOf(input.query) };
    return sendCsv(reply, 'activity.csv', activityRows(storage, asked));
  });
}

type ListQuery = EndpointInput<typeof downloadActivity>['query'];

function filtersOf(query: Pick<ListQuery, 'kind' | 'product' | 'source' | 'visit'>): ActivityFilters {
  const { kind, product, source, visit } = query;
  return { kind, offerId: product, source, visit: visit === 'all' ? undefined : visit };
}

/** From the first moment of the first day until the moment after the last one. */
function daysOf({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  return { from: from ?? null, until: to === undefined ? null : `${to}U` };
}

function sequenceOf(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
