import { fitsEventData, trackEvent as eventEndpoint } from '@pricehunt/api-contract/tracking';
import type { TrackedEventPayload } from '@pricehunt/api-contract/tracking';
import { referenceIdFor } from '@pricehunt/affiliate-tagging';
import { clickEventType, clickRecordOf } from '@pricehunt/click-attribution';
import { postJson } from './call-api';
import { createConsent } from './consent';
import type { Consent } from './consent';
import { priceComparisonEntry, productSearchEntry } from './data-layer';
import type { DataLayerEntry, PushContext, TrackedProduct } from './data-layer';
import { createEventQueue } from './event-queue';
import { sendReferral } from './track-referral';
import type { Referral, ReferralResult } from './track-referral';
import { trackingSession } from './tracking-session';
import type { TrackingServices } from './tracking-services';

/** No outcome is a reason to interrupt the person. */
type EventOutcome =
  | { readonly kind: 'sent' }
  /** Stored on the device until there is a connection. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'no-consent' }
  /** Sent if the person consents while this page is open. */
  | { readonly kind: 'waits-for-consent' }
  /** Over the API's limits, or the API refused it. */
  | { readonly kind: 'refused'; readonly reason: string };

type PushOutcome =
  | { readonly kind: 'pushed'; readonly entry: DataLayerEntry }
  | { readonly kind: 'no-consent' }
  | { readonly kind: 'waits-for-consent' }
  | { readonly kind: 'failed'; readonly reason: string };

interface TrackedClick {
  readonly targetUrl: string;
  readonly productName?: string | null;
  readonly businessDomain: string;
}

/** The browser's side of tracking (S§3, S§4, S§7). Nothing here throws, rejects or blocks. */
export interface Tracker {
  readonly consent: Consent;
  /** Stores the landing page's UTM parameters once consent is given (S§4). */
  readonly captureUtm: () => void;
  readonly trackReferral: (referral: Referral) => Promise<ReferralResult>;
  readonly trackEvent: (
    eventType: string,
    data?: Readonly<Record<string, unknown>>,
    businessDomain?: string | null,
  ) => Promise<EventOutcome>;
  /** Sends the click record of S§3; the "existing analytics" call is only logged to the console (S§7). */
  readonly recordClick: (click: TrackedClick) => Promise<EventOutcome>;
  readonly pushProductSearch: (product: TrackedProduct) => PushOutcome;
  readonly pushPriceComparison: (product: TrackedProduct, alternativesCount: number) => PushOutcome;
  /** Sends waiting events until one fails. Returns the number sent. */
  readonly flush: () => Promise<number>;
}

/** PRIV-1: before consent events are only in memory, sent after it and dropped on refusal. Trackers of one page share its consent. */
export function createTracker(
  services: TrackingServices,
  consent: Consent = createConsent(services),
): Tracker {
  const session = trackingSession(services);
  const queue = createEventQueue(services);
  const isAllowed = () => consent.state().isAllowed;
  let isUtmWanted = false;
  let flushing: Promise<number> | null = null;
  let waiting: readonly (() => unknown)[] = [];
  consent.subscribe(() => {
    if (isAllowed()) {
      if (isUtmWanted) session.captureUtm();
      const due = waiting;
      waiting = [];
      for (const work of due) work();
    } else if (!isUndecided(consent)) {
      waiting = [];
      session.forget();
      queue.clear();
    }
  });
  /** Runs the work later if the person consents. */
  const afterConsent = (work: () => unknown): { readonly kind: 'waits-for-consent' | 'no-consent' } => {
    if (!isUndecided(consent)) return { kind: 'no-consent' };
    waiting = [...waiting, work].slice(-waitingMax);
    return { kind: 'waits-for-consent' };
  };

  const context = (): PushContext => ({
    sessionId: session.id(),
    referrer: services.page().referrer,
    utm: session.utm(),
  });
  const push = (entryOf: (context: PushContext) => DataLayerEntry): PushOutcome => {
    if (!isAllowed()) return afterConsent(() => push(entryOf));
    try {
      const entry = entryOf(context());
      services.dataLayer().push(entry);
      return { kind: 'pushed', entry };
    } catch (failure) {
      return { kind: 'failed', reason: failure instanceof Error ? failure.message : String(failure) };
    }
  };
  const sendEvent = async (
    moment: TrackingServices,
    ...[eventType, data = {}, businessDomain = null]: Parameters<Tracker['trackEvent']>
  ): Promise<EventOutcome> => {
    if (!isAllowed()) return afterConsent(() => sendEvent(moment, eventType, data, businessDomain));
    const event = eventPayload(moment, session.id(), eventType, data, businessDomain);
    if (!fitsEventData(event.eventData ?? {})) return { kind: 'refused', reason: 'too large' };
    return deliver(event);
  };
  const sendClick = async (
    moment: TrackingServices,
    { targetUrl, productName = null, businessDomain }: TrackedClick,
  ): Promise<EventOutcome> => {
    if (!isAllowed())
      return afterConsent(() => sendClick(moment, { targetUrl, productName, businessDomain }));
    const record = clickRecordOf({
      affiliateId: referenceIdFor(businessDomain, moment.nowMs(), services.randomText()),
      sessionId: session.id(),
      clickedAt: new Date(moment.nowMs()).toISOString(),
      url: targetUrl,
      productName,
      businessDomain,
    });
    services.log.debug('existing analytics', record);
    return sendEvent(moment, clickEventType, { click: record }, businessDomain);
  };
  const referTo = async (moment: TrackingServices, referral: Referral): Promise<ReferralResult> => {
    if (isAllowed()) return sendReferral(moment, referral);
    const { kind } = afterConsent(() => referTo(moment, referral));
    const error = kind === 'waits-for-consent' ? 'waits for consent' : 'no consent';
    return { success: false, targetUrl: referral.targetUrl, error };
  };
  const deliver = async (event: TrackedEventPayload): Promise<EventOutcome> => {
    if (services.isOnline()) {
      if (beacon(services, event)) return { kind: 'sent' };
      const outcome = await postJson(services, eventEndpoint.path, event);
      if (outcome.kind === 'answered') return { kind: 'sent' };
      if (outcome.kind === 'refused') return { kind: 'refused', reason: `status ${outcome.status}` };
    }
    if (!isAllowed()) return { kind: 'no-consent' };
    queue.add(event);
    return { kind: 'queued' };
  };
  const flushNow = async () => {
    let sent = 0;
    for (const event of queue.list()) {
      if (!isAllowed() || !services.isOnline()) break;
      const outcome = await postJson(services, eventEndpoint.path, event);
      if (outcome.kind === 'unreachable') break;
      if (!isAllowed()) break;
      queue.drop(1);
      if (outcome.kind === 'answered') sent += 1;
    }
    return sent;
  };

  return {
    consent,
    captureUtm: () => {
      isUtmWanted = true;
      if (isAllowed()) session.captureUtm();
    },
    trackReferral: (referral) => referTo(momentOf(services), referral),
    trackEvent: (...event) => sendEvent(momentOf(services), ...event),
    recordClick: (click) => sendClick(momentOf(services), click),
    pushProductSearch: (product) => push((known) => productSearchEntry(product, known)),
    pushPriceComparison: (product, count) => push((known) => priceComparisonEntry(product, count, known)),
    flush: () => {
      flushing ??= flushNow().finally(() => {
        flushing = null;
      });
      return flushing;
    },
  };
}

/** The most events that wait for consent; beyond that the oldest is dropped. */
const waitingMax = 50;

/** Neither the person nor their browser has answered. */
function isUndecided(consent: Consent): boolean {
  const { isRefusedByBrowser, record } = consent.state();
  return record === null && !isRefusedByBrowser;
}

/** Fixes the time and the page, for events that are sent later. */
function momentOf(services: TrackingServices): TrackingServices {
  const nowMs = services.nowMs();
  const page = services.page();
  return { ...services, nowMs: () => nowMs, page: () => page };
}

/** The payload of S§3: the given data plus time, account, page and session. */
function eventPayload(
  services: TrackingServices,
  sessionId: string,
  eventType: string,
  data: Readonly<Record<string, unknown>>,
  businessDomain: string | null,
): TrackedEventPayload {
  return {
    eventType,
    eventData: {
      eventId: services.randomText(),
      ...data,
      timestamp: new Date(services.nowMs()).toISOString(),
      userId: services.userId(),
      url: services.page().url,
      sessionId,
    },
    businessDomain,
  };
}

function beacon(services: TrackingServices, event: TrackedEventPayload): boolean {
  try {
    return services.sendBeacon(
      eventEndpoint.path,
      new Blob([JSON.stringify(event)], { type: 'application/json' }),
    );
  } catch {
    return false;
  }
}
