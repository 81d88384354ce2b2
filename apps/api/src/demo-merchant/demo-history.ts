import { referenceIdFor, withReferralUtm } from '@pricehunt/affiliate-tagging';
import type { PriceGapStep } from '@pricehunt/api-contract/analytics';
import { dayMs } from '@pricehunt/offers';
import { quarterOf } from '@pricehunt/storage';
import type { ClickRow, ShownOffers, TrackingEventRow } from '@pricehunt/storage';
import { v7 as sortableId } from 'uuid';
import type { OrderMessage, RefundMessage } from '../merchant-orders/order-message';

export interface DemoItem {
  readonly itemId: string;
  readonly offerId: string;
  readonly title: string;
  readonly sku: string | null;
  readonly link: string;
  readonly priceMinor: number;
  readonly currency: string;
}

export interface PastOrder {
  readonly message: OrderMessage;
  readonly refund: RefundMessage | null;
}

export interface DemoHistory {
  readonly clicks: readonly ClickRow[];
  readonly events: readonly TrackingEventRow[];
  readonly shown: readonly ShownOffers[];
  readonly orders: readonly PastOrder[];
}

export interface DemoPast {
  readonly businessId: string;
  readonly orderSourceId: string | null;
  readonly shopHost: string;
  readonly items: readonly DemoItem[];
  readonly days: number;
  readonly now: Date;
}

const sources = ['product_suggestion', 'product_page', 'favorites', 'price_alert'] as const;
const sourceWeights = [52, 31, 9, 8];
const countries = ['DE', 'AT', 'CH', 'NL', 'FR'] as const;
const countryWeights = [74, 12, 7, 4, 3];
const devices = ['mobile', 'desktop', 'tablet'] as const;
const deviceWeights = [56, 38, 6];
const campaigns = [null, 'newsletter', 'autumn-deals', 'price-alert'] as const;
const campaignWeights = [76, 8, 9, 7];
/** Monday to Sunday: people compare prices more at weekends. */
const dayWeights = [0.92, 0.9, 0.94, 0.98, 1.08, 1.2, 1.26];
const hourWeights = [2, 1, 1, 1, 1, 2, 3, 5, 6, 7, 8, 8, 9, 8, 8, 8, 9, 10, 12, 14, 15, 13, 9, 5];

/** Deterministic for the same seed and items: visits, campaigns, bots, orders and refunds that end now. */
export function demoHistory(past: DemoPast, seed = 20_261): DemoHistory {
  const chance = seededChance(seed);
  const clicks: ClickRow[] = [];
  const events: TrackingEventRow[] = [];
  const shown: ShownOffers[] = [];
  const firstDay = past.now.getTime() - past.days * dayMs;
  for (let day = 0; day < past.days; day += 1) {
    const startMs = firstDay + day * dayMs;
    const weekday = (new Date(startMs).getUTCDay() + 6) % 7;
    const growth = 0.55 + 0.45 * Math.min(1, day / 35) + 0.12 * Math.sin(day / 9);
    const isCampaign = day >= 52 && day < 59;
    const level = growth * (dayWeights[weekday] ?? 1) * (isCampaign ? 1.7 : 1) * (day % 41 === 17 ? 0.3 : 1);
    const count = Math.round(62 * level * (0.85 + 0.3 * chance()));
    for (let number = 0; number < count; number += 1) {
      const atMs = startMs + momentOfDay(chance);
      if (atMs >= past.now.getTime()) continue;
      const item = itemFor(past.items, chance);
      const click = clickOn(past, item, atMs, chance, isCampaign);
      clicks.push(click);
      if (click.visit === 'person' && chance() < 0.4) events.push(eventOf(past, item, atMs, chance));
    }
    shown.push(...shownOn(past, startMs, level, chance));
  }
  return { clicks, events, shown, orders: ordersOf(past, clicks, chance) };
}

function clickOn(
  past: DemoPast,
  item: DemoItem,
  atMs: number,
  chance: Chance,
  isCampaign: boolean,
): ClickRow {
  const id = idAt(atMs, chance);
  const isBot = chance() < 0.07;
  const referenceId = referenceIdFor(past.shopHost, atMs, id.slice(-12));
  const campaign = isCampaign && chance() < 0.4 ? 'autumn-deals' : pick(campaigns, campaignWeights, chance);
  const place = Math.min(6, 1 + Math.floor(chance() * chance() * 6));
  return {
    id,
    clickedAt: new Date(atMs).toISOString(),
    target: item.link,
    sentTo: withReferralUtm(item.link, referenceId),
    source: pick(sources, sourceWeights, chance),
    requestedAt: atMs - Math.floor(chance() * 60_000),
    offerId: item.offerId,
    retailerDomain: past.shopHost,
    visit: isBot ? 'bot' : 'person',
    botReason: isBot ? pick(['bot-user-agent', 'no-user-agent'], [8, 3], chance) : null,
    referenceId,
    sessionId: null,
    comparisonId: null,
    userAgentFamily: null,
    visitorHash: `demo-${Math.floor(chance() * 9_000)}`,
    device: pick(devices, deviceWeights, chance),
    country: chance() < 0.06 ? null : pick(countries, countryWeights, chance),
    utmSource: campaign === null ? null : campaign === 'newsletter' ? 'mail' : 'pricehunt',
    utmMedium: campaign === null ? null : campaign === 'price-alert' ? 'push' : 'email',
    utmCampaign: campaign,
    position: place,
    offersShown: place + 1 + Math.floor(chance() * 3),
    priceGap: gapOf(place, chance),
  };
}

function gapOf(place: number, chance: Chance): PriceGapStep {
  if (place === 1) return pick(['cheaper-up-to-10', 'cheaper-over-10', 'same'], [7, 2, 2], chance);
  if (place === 2) return 'dearer-up-to-5';
  return place === 3 ? 'dearer-up-to-10' : 'dearer-up-to-20';
}

function eventOf(past: DemoPast, item: DemoItem, atMs: number, chance: Chance): TrackingEventRow {
  const id = idAt(atMs, chance);
  const at = new Date(atMs).toISOString();
  return {
    id,
    dedupeKey: `demo ${id}`,
    receivedAt: at,
    occurredAt: at,
    businessDomain: past.shopHost,
    visit: 'person',
    botReason: null,
    visitorHash: null,
    isAnonymous: false,
    eventType: pick(['product_click', 'price_comparison', 'product_search'], [7, 2, 1], chance),
    sessionId: null,
    userId: null,
    url: item.link,
    data: { title: item.title },
  };
}

function shownOn(past: DemoPast, startMs: number, level: number, chance: Chance): readonly ShownOffers[] {
  const rows: ShownOffers[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    const atMs = startMs + hour * 3_600_000;
    if (atMs >= past.now.getTime()) break;
    const weight = (hourWeights[new Date(atMs).getUTCHours()] ?? 5) / 165;
    for (const source of ['product_suggestion', 'product_page'] as const) {
      const item = itemFor(past.items, chance);
      const impressions = Math.round(weight * level * 900 * (0.7 + 0.6 * chance()));
      if (impressions === 0) continue;
      rows.push({
        businessId: past.businessId,
        quarter: quarterOf(new Date(atMs).toISOString()),
        offerId: item.offerId,
        retailerDomain: past.shopHost,
        source,
        impressions,
      });
    }
  }
  return rows;
}

/** One click in twenty-five becomes an order; some orders follow several clicks, some have none. */
function ordersOf(past: DemoPast, clicks: readonly ClickRow[], chance: Chance): readonly PastOrder[] {
  const persons = clicks.filter(({ visit }) => visit === 'person');
  const orders: PastOrder[] = [];
  persons.forEach((click, place) => {
    const roll = chance();
    if (roll > 0.046) return;
    const placedMs =
      Date.parse(click.clickedAt) + Math.floor((chance() < 0.7 ? 2 : 70) * 3_600_000 * chance());
    if (placedMs > past.now.getTime() - 60_000) return;
    const others = chance() < 0.35 ? persons.slice(Math.max(0, place - 140), place) : [];
    const earlier = others.length === 0 ? [] : [others[Math.floor(chance() * others.length)]];
    const isOurs = roll < 0.039;
    const references = [...earlier, click].flatMap((one) => one?.referenceId ?? []);
    orders.push(orderOf(past, orders.length, placedMs, click, isOurs ? references : [], chance));
  });
  return orders.toSorted((one, other) => one.message.placedAt.localeCompare(other.message.placedAt));
}

function orderOf(
  past: DemoPast,
  place: number,
  placedMs: number,
  click: ClickRow,
  references: readonly string[],
  chance: Chance,
): PastOrder {
  const first = past.items.find(({ offerId }) => offerId === click.offerId) ?? itemFor(past.items, chance);
  const items = chance() < 0.22 ? [first, itemFor(past.items, chance)] : [first];
  const lines = items.map((item, index) => ({
    lineId: `${place}-${index + 1}`,
    itemId: item.itemId,
    sku: item.sku,
    title: item.title,
    category: null,
    quantity: 1,
    totalMinor: withoutTax(item.priceMinor),
  }));
  const goods = items.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  const subtotalMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const deliveryMinor = goods >= 5_000 ? 0 : 490;
  const shippingMinor = withoutTax(deliveryMinor);
  const totalMinor = goods + deliveryMinor;
  const externalId = String(5_900_000_000_000 + Math.floor(placedMs / 1000) * 1_000 + (place % 1_000));
  const placedAt = new Date(placedMs).toISOString();
  const isCancelled = chance() < 0.02;
  const message: OrderMessage = {
    businessId: past.businessId,
    externalId,
    name: `#${101 + place}`,
    source: 'shopify',
    sourceId: past.orderSourceId,
    checkoutToken: null,
    customer: `customer-${Math.floor(chance() * 400)}@post.example`,
    customerId: null,
    placedAt,
    changedAt: placedAt,
    currency: first.currency,
    subtotalMinor,
    discountMinor: 0,
    shippingMinor,
    totalMinor,
    taxMinor: totalMinor - subtotalMinor - shippingMinor,
    lines,
    discountCodes: [],
    marks: {
      attributes: references.map((value) => ({ name: '_pricehunt_ref', value })),
      landingLink: references.length === 0 ? '/' : (click.sentTo.split(past.shopHost)[1] ?? '/'),
    },
    payment: isCancelled ? 'cancelled' : 'paid',
    cancelledAt: isCancelled ? placedAt : null,
    isTest: false,
    isConfirmed: true,
  };
  const refundMs = placedMs + (2 + chance() * 12) * dayMs;
  const isRefunded = !isCancelled && chance() < 0.075 && refundMs < past.now.getTime();
  const isWhole = chance() < 0.6;
  const refund: RefundMessage | null = isRefunded
    ? {
        businessId: past.businessId,
        orderExternalId: externalId,
        externalId: `${externalId}-r`,
        at: new Date(refundMs).toISOString(),
        totalMinor: isWhole ? message.totalMinor : Math.round(goods / 2),
        lines: isWhole ? lines.map(({ lineId, totalMinor }) => ({ lineId, quantity: 1, totalMinor })) : null,
      }
    : null;
  return { message, refund };
}

function withoutTax(priceMinor: number): number {
  return Math.round((priceMinor * 100) / 119);
}

function itemFor(items: readonly DemoItem[], chance: Chance): DemoItem {
  const item = items[Math.floor(chance() ** 2.2 * items.length)] ?? items[0];
  if (item === undefined) throw new Error('The demo shop has nothing on its shelf.');
  return item;
}

function momentOfDay(chance: Chance): number {
  const hour = pick(hourNumbers, hourWeights, chance);
  return hour * 3_600_000 + Math.floor(chance() * 3_600_000);
}

const hourNumbers = hourWeights.map((_weight, hour) => hour);

type Chance = () => number;

function pick<Choice>(choices: readonly Choice[], weights: readonly number[], chance: Chance): Choice {
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, choice] of choices.entries()) {
    left -= weights[place] ?? 0;
    if (left < 0) return choice;
  }
  const [first] = choices;
  if (first === undefined) throw new Error('There is nothing to pick from.');
  return first;
}

function idAt(atMs: number, chance: Chance): string {
  const random = Uint8Array.from({ length: 16 }, () => Math.floor(chance() * 256));
  return sortableId({ msecs: atMs, random });
}

/** Fractions from 0 to below 1 (mulberry32). */
function seededChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
