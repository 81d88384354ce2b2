import { paidMediumSign, paidTrafficSign } from '@pricehunt/click-attribution';
import { isAfterOrder } from '@pricehunt/order-attribution';
import type { MatchMethod, OrderClue } from '@pricehunt/order-attribution';
import { isSameSite } from '@pricehunt/product-links';
import type { ClickRow, OrderRow, OrderTouchRow, ReferralRow, Stores } from '@pricehunt/storage';
import { findOwnVisitors } from '../merchant-traffic/own-visitors';
import { findReferrals } from './find-referrals';

export interface TouchSearch {
  readonly order: OrderRow;
  readonly hosts: readonly string[];
  readonly discountCodes: readonly string[];
  readonly ownRefs: ReadonlySet<string>;
}

interface TouchContext {
  readonly order: OrderRow;
  readonly clues: readonly OrderClue[];
  readonly isOwn: boolean;
  readonly ownVisitors: ReadonlySet<string>;
}

/**
 * Finds touchpoints in this order: clicks and referrals named by the order's ids (cart attribute, checkout or
 * landing URL) and referrals reported with those clicks; if none came before the order, one for a PriceHunt
 * discount code; else the latest touchpoint of an earlier order of the same customer.
 */
export async function findTouches(stores: Stores, search: TouchSearch): Promise<readonly OrderTouchRow[]> {
  const { order, ownRefs, hosts } = search;
  const isOwn = [order.customerRef, order.customerIdRef].some((ref) => ref !== null && ownRefs.has(ref));
  const clues = await cluesOf(stores, order);
  const references = clues.map(({ reference }) => reference);
  const found = await stores.clicks.findByReferences(references);
  const clicks = found.filter((click) => isStoreOf(hosts, click.retailerDomain));
  const referrals = (await findReferrals(stores, references, clicks)).filter(({ referral }) =>
    isStoreOf(hosts, referral.businessDomain ?? ''),
  );
  const visitors = [...clicks, ...referrals.map(({ referral }) => referral)];
  const ownVisitors = await findOwnVisitors(stores, order.businessId, visitors);
  const context: TouchContext = { order, clues, isOwn, ownVisitors };
  const visits = [
    ...(await Promise.all(clicks.map((click) => touchOfClick(stores, context, click)))),
    ...referrals.map(({ referral, click }) => touchOfReferral(context, referral, click)),
  ];
  if (visits.some((visit) => isVisitBefore(order, visit))) return visits;
  return [...visits, ...(touchByCode(search, isOwn) ?? (await touchByCustomer(stores, order, isOwn)))];
}

export function isVisitBefore(
  { placedAt }: Pick<OrderRow, 'placedAt'>,
  { kind, at }: Pick<OrderTouchRow, 'kind' | 'at'>,
): boolean {
  const isVisit = kind === 'click' || kind === 'referral';
  return isVisit && !isAfterOrder({ atMs: Date.parse(at) }, Date.parse(placedAt));
}

async function cluesOf(
  stores: Pick<Stores, 'checkouts'>,
  { businessId, checkoutToken, clues }: OrderRow,
): Promise<readonly OrderClue[]> {
  const checkout =
    checkoutToken === null ? null : await stores.checkouts.findCheckout(businessId, checkoutToken);
  const reported = (checkout?.references ?? []).map((reference): OrderClue => {
    return { reference, method: 'checkout-token' };
  });
  return [
    ...clues,
    ...reported.filter(({ reference }) => !clues.some((clue) => clue.reference === reference)),
  ];
}

async function touchOfClick(
  stores: Pick<Stores, 'merchantItems'>,
  context: TouchContext,
  click: ClickRow,
): Promise<OrderTouchRow> {
  const { order } = context;
  const item = click.offerId === null ? null : await stores.merchantItems.findItemOfOffer(click.offerId);
  const clue = clueOf(context, click.id, click.referenceId);
  return {
    id: `${order.id}:${click.id}`,
    orderId: order.id,
    clickId: click.id,
    referenceId: click.referenceId,
    at: click.clickedAt,
    kind: 'click',
    matchMethod: clue?.method ?? 'landing-address',
    source: click.source,
    medium: click.utmMedium ?? null,
    campaign: click.utmCampaign ?? null,
    offerId: click.offerId,
    productId: item?.productId ?? null,
    productTitle: item?.item.title ?? null,
    visit: click.visit,
    botReason: click.botReason,
    isOwn: isOwnVisit(context, click.visitorHash),
    paidBy: clue?.paidBy ?? paidTrafficSign(click.target) ?? paidMediumSign(click.utmMedium),
  };
}

function touchOfReferral(
  context: TouchContext,
  referral: ReferralRow,
  click: ClickRow | null,
): OrderTouchRow {
  const { order } = context;
  const clue =
    clueOf(context, referral.id, referral.referralId) ??
    (click === null ? undefined : clueOf(context, click.id, click.referenceId));
  return {
    id: `${order.id}:${referral.id}`,
    orderId: order.id,
    clickId: null,
    referenceId: referral.referralId,
    at: referral.receivedAt,
    kind: 'referral',
    matchMethod: clue?.method ?? 'landing-address',
    source: referral.utmSource ?? 'referral',
    medium: referral.utmMedium,
    campaign: referral.utmCampaign,
    offerId: null,
    productId: null,
    productTitle: referral.productName,
    visit: referral.visit,
    botReason: referral.botReason,
    isOwn: isOwnVisit(context, referral.visitorHash),
    paidBy: clue?.paidBy ?? referral.paidBy ?? null,
  };
}

function clueOf({ clues }: TouchContext, id: string, referenceId: string | null): OrderClue | undefined {
  return clues.find(({ reference }) => reference === referenceId || reference === id);
}

function isOwnVisit({ isOwn, ownVisitors }: TouchContext, visitorHash: string | null): boolean {
  return isOwn || (visitorHash !== null && ownVisitors.has(visitorHash));
}

function touchByCode({ order, discountCodes }: TouchSearch, isOwn: boolean): readonly OrderTouchRow[] | null {
  const code = order.discountCodes.find((each) => discountCodes.includes(each.trim().toUpperCase()));
  if (code === undefined) return null;
  return [
    {
      ...touchWithoutClick(order, isOwn),
      id: `${order.id}:coupon`,
      at: order.placedAt,
      source: 'discount-code',
      campaign: code,
      kind: 'coupon',
      matchMethod: 'discount-code',
      visit: 'person',
    },
  ];
}

async function touchByCustomer(
  stores: Pick<Stores, 'orders'>,
  order: OrderRow,
  isOwn: boolean,
): Promise<readonly OrderTouchRow[]> {
  const refs = [order.customerRef, order.customerIdRef].filter((ref) => ref !== null);
  const before = (await stores.orders.listByCustomer(order.businessId, refs)).filter(
    ({ id, state, placedAt, isTest }) =>
      id !== order.id && state === 'attributed' && !isTest && placedAt <= order.placedAt,
  );
  const touches = await stores.orders.listTouches(before.map(({ id }) => id));
  const latest = touches.filter(({ clickId, referenceId }) => (clickId ?? referenceId) !== null).at(-1);
  if (latest === undefined) return [];
  const matchMethod: MatchMethod = 'known-customer';
  return [
    {
      ...latest,
      id: `${order.id}:customer`,
      orderId: order.id,
      kind: 'customer',
      matchMethod,
      isOwn,
    },
  ];
}

function touchWithoutClick(order: OrderRow, isOwn: boolean) {
  return {
    orderId: order.id,
    clickId: null,
    referenceId: null,
    medium: null,
    offerId: null,
    productId: null,
    productTitle: null,
    botReason: null,
    isOwn,
    paidBy: null,
  } as const;
}

function isStoreOf(hosts: readonly string[], host: string): boolean {
  const plain = host.replace(/^www\./, '');
  return hosts.some((store) => isSameSite(plain, store));
}
