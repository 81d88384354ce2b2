import { fitsEventData, trackEvent as eventEndpoint } from '@pricehunt/api-contract';
import type { TrackedEventPayload } from '@pricehunt/api-contract';
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

/** How telling an event ended. None of these is a reason to stop whatever a person does. */
type EventOutcome =
  | { readonly kind: 'sent' }
  /** It waits on the device for a connection. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'no-consent' }
  /** Its data is over the limits of the API, or the API says no. */
  | { readonly kind: 'refused'; readonly reason: string };

/** How a push to the data layer ended. */
type PushOutcome =
  | { readonly kind: 'pushed'; readonly entry: DataLayerEntry }
  | { readonly kind: 'no-consent' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A click on an offer. */
interface TrackedClick {
  readonly targetUrl: string;
  readonly productName?: string | null;
  readonly businessDomain: string;
}

/** Everything that the browser's side tracks (S§3, S§4, S§7). Nothing of it throws, rejects or delays anybody. */
export interface Tracker {
  readonly consent: Consent;
  /** Keeps the UTM parameters of the landing address: now where allowed, else once consent is given (S§4). */
  readonly captureUtm: () => void;
  readonly trackReferral: (referral: Referral) => Promise<ReferralResult>;
  readonly trackEvent: (
    eventType: string,
    data?: Readonly<Record<string, unknown>>,
    businessDomain?: string | null,
  ) => Promise<EventOutcome>;
  /** Tells of a click by the record of S§3; the "existing analytics" call is only logged to the console (S§7). */
  readonly recordClick: (click: TrackedClick) => Promise<EventOutcome>;
  readonly pushProductSearch: (product: TrackedProduct) => PushOutcome;
  readonly pushPriceComparison: (product: TrackedProduct, alternativesCount: number) => PushOutcome;
  /** Sends what waits; stops at the first that does not get through. Gives how many went. */
  readonly flush: () => Promise<number>;
}

/** Makes a tracker. Nothing is stored, pushed or sent before consent allows it (PRIV-1). */
export function createTracker(services: TrackingServices): Tracker {
  const consent = createConsent(services);
  const session = trackingSession(services);
  const queue = createEventQueue(services);
  const isAllowed = () => consent.state().isAllowed;
  let isUtmWanted = false;
  let flushing: Promise<number> | null = null;
  consent.subscribe(() => {
    if (!isAllowed()) {
      if (consent.state().record?.answer === 'refused' || consent.state().isRefusedByBrowser) {
        session.forget();
        queue.clear();
      }
    } else if (isUtmWanted) session.captureUtm();
  });

  const context = (): PushContext => ({
    sessionId: session.id(),
    referrer: services.page().referrer,
    utm: session.utm(),
  });
  const push = (entryOf: (context: PushContext) => DataLayerEntry): PushOutcome => {
    if (!isAllowed()) return { kind: 'no-consent' };
    try {
      const entry = entryOf(context());
      services.dataLayer().push(entry);
      return { kind: 'pushed', entry };
    } catch (failure) {
      return { kind: 'failed', reason: failure instanceof Error ? failure.message : String(failure) };
    }
  };
  const trackEvent: Tracker['trackEvent'] = async (eventType, data = {}, businessDomain = null) => {
    if (!isAllowed()) return { kind: 'no-consent' };
    const event = eventPayload(services, session.id(), eventType, data, businessDomain);
    if (!fitsEventData(event.eventData ?? {})) return { kind: 'refused', reason: 'too large' };
    return deliver(event);
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
    trackReferral: (referral) =>
      isAllowed()
        ? sendReferral(services, referral)
        : Promise.resolve({ success: false, targetUrl: referral.targetUrl, error: 'no consent' }),
    trackEvent,
    recordClick: async ({ targetUrl, productName = null, businessDomain }) => {
      if (!isAllowed()) return { kind: 'no-consent' };
      const record = clickRecordOf({
        affiliateId: referenceIdFor(businessDomain, services.nowMs(), services.randomText()),
        sessionId: session.id(),
        clickedAt: new Date(services.nowMs()).toISOString(),
        url: targetUrl,
        productName,
        businessDomain,
      });
      services.log.debug('existing analytics', record);
      return trackEvent(clickEventType, { click: record }, businessDomain);
    },
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

/** The payload of S§3: what was supplied, and beside it the time, the account, the page and the session. */
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
