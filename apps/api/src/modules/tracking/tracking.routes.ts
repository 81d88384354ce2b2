import {
  trackEvent as eventEndpoint,
  trackReferral as referralEndpoint,
} from '@pricehunt/api-contract/tracking';
import type { ReferralRow, TrackingEventRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { createVisitorHasher } from '../../access/visitor-hash';
import { createGroupCommit, TooManyWaiting } from '../../clicks/group-commit';
import { createSiteBudget } from './site-budget';
import { trackEvent } from './track-event';
import { trackReferral } from './track-referral';
import { trackingCallerOf } from './tracking-caller';
import type { TrackingServices } from './tracking-services';

const callsPerSiteAndMinute = 6_000;
const waitingMax = 5_000;

/** S§7, INGEST-1. Success means stored, already stored, or left out for consent; a storage failure is a 503. */
export function registerTracking(context: FastifyInstance, services: Services): void {
  const { storage, now, newId } = services;
  const budget = createSiteBudget({ callsPerMinute: callsPerSiteAndMinute, sitesMax: 10_000, now });
  const visitorHasher = createVisitorHasher(services);
  const servicesFor = <Row>(write: (rows: readonly Row[]) => Promise<void>): TrackingServices<Row> => {
    const group = createGroupCommit({ write, waitingMax });
    return {
      now,
      newId,
      visitorHasher,
      store: (row) => group.store(row).catch((failure: unknown) => refuse(services, failure)),
      admit: (site) => {
        const waitSeconds = budget.spend(site ?? '');
        if (waitSeconds === null) return;
        throw new Refusal('request.too-many', { headers: { 'retry-after': String(waitSeconds) } });
      },
    };
  };
  const referrals = servicesFor<ReferralRow>((rows) => storage.tracking.recordReferrals(rows));
  const events = servicesFor<TrackingEventRow>((rows) => storage.tracking.recordEvents(rows));
  registerEndpoint(context, referralEndpoint, async ({ body }, request) => ({
    success: true as const,
    ...(await trackReferral(referrals, body, trackingCallerOf(request))),
  }));
  registerEndpoint(context, eventEndpoint, async ({ body }, request) => ({
    success: true as const,
    ...(await trackEvent(events, body, trackingCallerOf(request))),
  }));
}

function refuse({ report }: Needs<'report'>, failure: unknown): never {
  if (!(failure instanceof TooManyWaiting)) {
    report(failure, 'could not store tracked events');
  }
  throw new Refusal('server.busy', { headers: { 'retry-after': '10' } });
}
