import type { MatchMethod, OrderClue } from '@pricehunt/order-attribution';
import { isSameSite } from '@pricehunt/product-links';
import type { ClickRow, OrderRow, OrderTouchRow, Stores } from '@pricehunt/storage';

/** What of an order and its business leads to touches. */
export interface TouchSearch {
  readonly order: OrderRow;
  /** The hosts of the business's stores. */
  readonly hosts: readonly string[];
  /** Discount codes that stand for us, in capitals. */
  readonly discountCodes: readonly string[];
  /** The hashes of the merchant's own people. */
  readonly ownRefs: ReadonlySet<string>;
}

/**
 * The touches that lead to an order: those that its ids name, by cart attribute, checkout or landing address; where there are
 * none, one for a discount code of ours; where there is none, the latest one that led the same customer to an order before.
 */
export async function findTouches(stores: Stores, search: TouchSearch): Promise<readonly OrderTouchRow[]> {
  const { order, ownRefs } = search;
  const isOwn = [order.customerRef, order.customerIdRef].some((ref) => ref !== null && ownRefs.has(ref));
  const clues = await cluesOf(stores, order);
  const clicks = await stores.clicks.findByReferences(clues.map(({ reference }) => reference));
  const own = clicks.filter((click) => isStoreOf(search.hosts, click.retailerDomain));
  if (own.length > 0)
    return Promise.all(own.map((click) => touchOfClick(stores, order, click, clues, isOwn)));
  return touchByCode(search, isOwn) ?? touchByCustomer(stores, order, isOwn);
}

/** Every id that the order carries, and those that the pixel told of its checkout. */
async function cluesOf(
  stores: Pick<Stores, 'checkouts'>,
  { businessId, checkoutToken, clues }: OrderRow,
): Promise<readonly OrderClue[]> {
  const checkout =
    checkoutToken === null ? null : await stores.checkouts.findCheckout(businessId, checkoutToken);
  const told = (checkout?.references ?? []).map((reference): OrderClue => {
    return { reference, method: 'checkout-token' };
  });
  return [...clues, ...told.filter(({ reference }) => !clues.some((clue) => clue.reference === reference))];
}

async function touchOfClick(
  stores: Pick<Stores, 'merchantItems'>,
  order: OrderRow,
  click: ClickRow,
  clues: readonly OrderClue[],
  isOwn: boolean,
): Promise<OrderTouchRow> {
  const item = click.offerId === null ? null : await stores.merchantItems.findItemOfOffer(click.offerId);
  const clue = clues.find(({ reference }) => reference === click.referenceId || reference === click.id);
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
    isOwn,
  };
}

function touchByCode({ order, discountCodes }: TouchSearch, isOwn: boolean): readonly OrderTouchRow[] | null {
  const code = order.discountCodes.find((each) => discountCodes.includes(each.trim().toUpperCase()));
  if (code === undefined) return null;
  return [
    {
      ...touchWithoutClick(order, isOwn),
      ...{ id: `${order.id}:coupon`, at: order.placedAt },
      ...{ source: 'discount-code', campaign: code },
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
  const latest = touches.filter(({ clickId }) => clickId !== null).at(-1);
  if (latest === undefined) return [];
  const matchMethod: MatchMethod = 'known-customer';
  return [
    {
      ...latest,
      ...{ id: `${order.id}:customer`, orderId: order.id, kind: 'customer', matchMethod, isOwn },
    },
  ];
}

function touchWithoutClick(order: OrderRow, isOwn: boolean) {
  return {
    ...{ orderId: order.id, clickId: null, referenceId: null, medium: null, offerId: null },
    ...{ productId: null, productTitle: null, botReason: null, isOwn },
  } as const;
}

/** Whether a click's host, as it was followed, is one of the stores or lies under one. */
export function isStoreOf(hosts: readonly string[], host: string): boolean {
  const plain = host.replace(/^www\./, '');
  return hosts.some((store) => isSameSite(plain, store));
}
