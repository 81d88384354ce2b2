import type { ExchangeRates } from '@pricehunt/offers';
import { cleanLink } from '@pricehunt/product-links';
import type {
  ActivityEntryRow,
  ClickRow,
  ClickToCount,
  NewActivityEntry,
  ProductOffer,
  ReferralRow,
  Stores,
  TrackingEventRow,
} from '@pricehunt/storage';
import { emptyEntry } from '@pricehunt/storage';
import { queueWebhookEvents } from '../notices/webhook-events';
import type { WebhookEvent } from '../notices/webhook-events';
import { pricePositionOf } from '../merchant-items/price-position';
import { testOrderSource } from './test-order-marks';
import type { Needs } from '../services';
import { activityTopic } from './activity-topic';
import { findBusinessesOfHosts } from './businesses-of-hosts';
import type { BusinessOfHost } from './businesses-of-hosts';
import { priceGapStepOf } from './price-gap';

/** Records of one kind per transaction: a few milliseconds of the only writer's time. */
const batchSize = 500;
const freshMs = 15 * 60_000;

type Counting = Needs<'storage' | 'now' | 'newId' | 'report'>;

/** Adds clicks, referrals and events to merchants' figures, each exactly once. Resolves when nothing is left. */
export async function countTraffic(services: Counting, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    // Records stored before this moment are counted once nothing is left.
    const at = services.now();
    if (!(await services.storage.trafficCounts.hasUncounted())) return;
    const { businesses } = await countBatch(services, at);
    for (const businessId of businesses) {
      await services.storage.notifications.publish(activityTopic(businessId), '');
    }
  }
}

function isNoTest({ source }: ClickRow): boolean {
  return source !== testOrderSource;
}

async function countBatch(services: Counting, at: Date): Promise<{ readonly businesses: readonly string[] }> {
  return services.storage.atomically(async (stores) => {
    const { trafficCounts } = stores;
    const clicks = await trafficCounts.takeClicks(batchSize);
    const referrals = await trafficCounts.takeReferrals(batchSize);
    const events = await trafficCounts.takeEvents(batchSize);
    const businessOf = await findBusinessesOfHosts(stores, [
      ...clicks.map(({ retailerDomain }) => retailerDomain),
      ...[...referrals, ...events].map(({ businessDomain }) => businessDomain),
    ]);
    const ownVisits = await findOwnVisits(stores, clicks);
    const clickEntries = (await entriesOfClicks(stores, clicks.filter(isNoTest), businessOf, at)).map(
      (entry) =>
        ownVisits.has(`${entry.businessId} ${entry.visitorHash}`)
          ? { ...entry, exclusion: 'own' as const }
          : entry,
    );
    await queueWebhookEvents(services, stores, clickEntries.filter(isCounted).map(clickEvent));
    const businesses = await trafficCounts.addEntries([
      ...clickEntries,
      ...referrals.flatMap((referral) => entryOfReferral(referral, businessOf)),
      ...events.flatMap((event) => entryOfEvent(event, businessOf)),
    ]);
    const countedAt = at.toISOString();
    await trafficCounts.markCounted('clicks', clicks.map(clickMoment), countedAt);
    await trafficCounts.markCounted('referrals', referrals.map(trackedMoment), countedAt);
    await trafficCounts.markCounted('trackingEvents', events.map(trackedMoment), countedAt);
    const isDone = [clicks, referrals, events].every(({ length }) => length < batchSize);
    const oldest = [clicks.at(-1)?.clickedAt, referrals.at(-1)?.receivedAt, events.at(-1)?.receivedAt];
    await trafficCounts.setCountedUntil(
      isDone ? countedAt : (oldest.flatMap((moment) => moment ?? []).sort()[0] ?? countedAt),
    );
    return { businesses };
  });
}

/** Clicks of bots and of the merchant's own team are no events. */
function isCounted({ exclusion }: ClickToCount): boolean {
  return exclusion === null;
}

function clickEvent({ businessId, recordId, ...entry }: ClickToCount): WebhookEvent {
  const { at, offerId, productTitle, link, referenceId, source, medium, campaign, country, device } = entry;
  return {
    businessId,
    event: 'click.recorded',
    key: recordId,
    data: {
      clickId: recordId,
      clickedAt: at,
      offerId,
      productTitle,
      link,
      referenceId,
      source,
      medium,
      campaign,
      country,
      device,
    },
  };
}

async function findOwnVisits(stores: Stores, clicks: readonly ClickRow[]): Promise<ReadonlySet<string>> {
  const visitors = clicks.flatMap(({ visit, visitorHash }) =>
    visit === 'person' ? (visitorHash ?? []) : [],
  );
  const own = await stores.tracking.findOwnVisitors([...new Set(visitors)]);
  return new Set(own.map(({ businessId, visitorHash }) => `${businessId} ${visitorHash}`));
}

const clickMoment = ({ id, clickedAt }: ClickRow) => ({ id, at: clickedAt });
const trackedMoment = ({ id, receivedAt }: ReferralRow | TrackingEventRow) => ({ id, at: receivedAt });

async function entriesOfClicks(
  stores: Stores,
  clicks: readonly ClickRow[],
  businessOf: BusinessOfHost,
  at: Date,
): Promise<readonly ClickToCount[]> {
  const own = clicks.flatMap((click) => {
    const businessId = businessOf(click.retailerDomain);
    return businessId === null ? [] : [{ click, businessId }];
  });
  const offerIds = [...new Set(own.flatMap(({ click }) => click.offerId ?? []))];
  const offers = offerIds.length === 0 ? [] : await stores.offers.findOffersByIds(offerIds);
  const offerOf = new Map(offers.map((found) => [found.offer.id, found]));
  const fresh = own.flatMap(({ click }) => (isFresh(click, at) ? (click.offerId ?? []) : []));
  const productIds = [...new Set(fresh.flatMap((id) => offerOf.get(id)?.productId ?? []))];
  const rivals = productIds.length === 0 ? [] : await stores.offers.listOffersOfProducts(productIds);
  const rates = await stores.exchangeRates.readRates();
  return own.map(({ click, businessId }) => ({
    ...emptyEntry,
    businessId,
    kind: 'click' as const,
    recordId: click.id,
    at: click.clickedAt,
    visit: click.visit,
    botReason: click.botReason,
    source: click.source,
    exclusion: click.visit === 'bot' ? 'bot' : null,
    medium: click.utmMedium ?? null,
    campaign: click.utmCampaign ?? null,
    country: click.country ?? null,
    device: click.device ?? null,
    retailerDomain: click.retailerDomain,
    offerId: click.offerId,
    productTitle: offerOf.get(click.offerId ?? '')?.offer.title ?? null,
    link: cleanLink(click.target).slice(0, linkLengthMax),
    referenceId: click.referenceId,
    visitorHash: click.visitorHash,
    ...(isFresh(click, at) ? placeAmong(click.offerId ?? '', offerOf, { rivals, rates }) : placeGiven(click)),
  }));
}

const linkLengthMax = 2_048;

function isFresh({ position, offerId, clickedAt }: ClickRow, at: Date): boolean {
  const hasPlace = position !== undefined && position !== null;
  return !hasPlace && offerId !== null && at.getTime() - Date.parse(clickedAt) < freshMs;
}

type Place = Pick<ActivityEntryRow, 'position' | 'offersShown' | 'priceGap'>;

function placeGiven({ position, offersShown, priceGap }: ClickRow): Place {
  return { position: position ?? null, offersShown: offersShown ?? null, priceGap: priceGap ?? null };
}

function placeAmong(
  offerId: string,
  offerOf: ReadonlyMap<string, ProductOffer>,
  { rivals, rates }: { readonly rivals: readonly ProductOffer[]; readonly rates: ExchangeRates },
): Place {
  const productId = offerOf.get(offerId)?.productId;
  const place = pricePositionOf(
    offerId,
    rivals.filter((rival) => rival.productId === productId),
    rates,
  );
  if (place === null) return { position: null, offersShown: null, priceGap: null };
  return { position: place.position, offersShown: place.offerCount, priceGap: priceGapStepOf(place) };
}

function entryOfReferral(referral: ReferralRow, businessOf: BusinessOfHost): readonly NewActivityEntry[] {
  const businessId = businessOf(referral.businessDomain);
  if (businessId === null) return [];
  return [
    {
      ...emptyEntry,
      businessId,
      kind: 'referral',
      recordId: referral.id,
      at: referral.receivedAt,
      visit: referral.visit,
      botReason: referral.botReason,
      source: referral.utmSource,
      medium: referral.utmMedium,
      campaign: referral.utmCampaign,
      productTitle: referral.productName,
      link: referral.targetUrl,
      referenceId: referral.referralId,
    },
  ];
}

function entryOfEvent(event: TrackingEventRow, businessOf: BusinessOfHost): readonly NewActivityEntry[] {
  const businessId = businessOf(event.businessDomain);
  if (businessId === null) return [];
  return [
    {
      ...emptyEntry,
      businessId,
      kind: 'event',
      recordId: event.id,
      at: event.receivedAt,
      visit: event.visit,
      botReason: event.botReason,
      eventType: event.eventType,
      link: event.url,
    },
  ];
}
