import type { ExchangeRates } from './exchange';
import { convertMoney } from './exchange';
import { isCurrency } from './currencies';
import type { Money } from './money';
import { compareMoney } from './money';
import type { DeliveryDays, ShippingTo } from './shipping';

/** An inclusive range; null is unbounded. */
export interface Bounds<Value> {
  readonly min: Value | null;
  readonly max: Value | null;
}

/** A charge and its conditions, all of which must hold. Null is unrestricted. */
export interface ShippingCondition {
  /** ISO 3166. Empty means the shop's home country. */
  readonly countries: readonly string[];
  readonly orderValue: Bounds<Money> | null;
  readonly weightGrams: Bounds<number> | null;
  readonly itemCount: Bounds<number> | null;
  readonly charge: ShippingCharge;
  readonly season: Bounds<string> | null;
  readonly deliveryDays: DeliveryDays | null;
  /** Depends on something unknown, such as item size. */
  readonly asksForMore?: true;
}

export type ShippingCharge =
  | { readonly kind: 'amount'; readonly cost: Money }
  | { readonly kind: 'share'; readonly ofOrder: number }
  | { readonly kind: 'not-shipped' }
  | { readonly kind: 'not-stated' };

export type ShippingPolicy = readonly ShippingCondition[];

export interface ShippedItem {
  readonly price: Money;
  readonly weightGrams: number | null;
}

export interface PolicyAnswer {
  readonly shipping: ShippingTo;
  readonly freeFrom: Money | null;
  readonly deliveryDays: DeliveryDays | null;
}

const notStated: PolicyAnswer = { shipping: { kind: 'unknown' }, freeFrom: null, deliveryDays: null };

/** The lowest charge whose conditions hold, seasonal ones first. Unknown if another one may hold. */
export function shippingByPolicy(
  conditions: ShippingPolicy,
  item: ShippedItem,
  rates?: ExchangeRates,
): PolicyAnswer {
  const { currency } = item.price;
  const inCurrency = (money: Money) => {
    if (money.currency === currency) return money;
    return rates === undefined ? null : convertMoney(money, currency, rates);
  };
  const judged = conditions.map((condition) => ({ condition, holds: holdsFor(condition, item, inCurrency) }));
  const seasonal = judged.filter(({ condition }) => condition.season !== null);
  const isSeason = seasonal.some(({ holds }) => holds === 'yes');
  const isPerhapsSeason = !isSeason && seasonal.some(({ holds }) => holds === 'maybe');
  const counting = isSeason ? seasonal : judged;
  const sure = lowestOf(counting, 'yes', item, inCurrency);
  const possible = lowestOf(counting, 'maybe', item, inCurrency);
  const freeFrom = freeFromOf(conditions, item);
  const isOpen = isPerhapsSeason || (possible !== null && sure !== null && possible.minor < sure.minor);
  if (sure === null || isOpen) return { ...notStated, freeFrom };
  return { shipping: sure.shipping, freeFrom, deliveryDays: sure.deliveryDays };
}

/** The conditions valid on a day, with seasonal ones only during their season. */
export function policyOn(policy: ShippingPolicy, day: string): ShippingPolicy {
  return policy.filter(
    ({ season }) =>
      season === null ||
      ((season.min === null || season.min <= day) && (season.max === null || day <= season.max)),
  );
}

interface Charged {
  readonly shipping: ShippingTo;
  readonly minor: number;
  readonly deliveryDays: DeliveryDays | null;
}

type Holds = 'yes' | 'no' | 'maybe';

function lowestOf(
  judged: readonly { readonly condition: ShippingCondition; readonly holds: Holds }[],
  wanted: Holds,
  item: ShippedItem,
  inCurrency: (money: Money) => Money | null,
): Charged | null {
  const charged = judged
    .filter(({ holds }) => holds === wanted)
    .map(({ condition }) => chargedBy(condition, item, inCurrency));
  return charged.reduce<Charged | null>(
    (lowest, each) => (lowest === null || each.minor < lowest.minor ? each : lowest),
    null,
  );
}

/** An unstated charge can be anything, so no other charge counts beside it. */
function chargedBy(
  { charge, deliveryDays }: ShippingCondition,
  { price }: ShippedItem,
  inCurrency: (money: Money) => Money | null,
): Charged {
  switch (charge.kind) {
    case 'not-shipped':
      return { shipping: { kind: 'not-shipped' }, minor: Infinity, deliveryDays: null };
    case 'not-stated':
      return { shipping: { kind: 'unknown' }, minor: -1, deliveryDays };
    case 'share': {
      const amountMinor = Math.ceil(price.amountMinor * charge.ofOrder);
      return costing({ ...price, amountMinor }, amountMinor, deliveryDays);
    }
    case 'amount': {
      const comparable = charge.cost.amountMinor === 0 ? 0 : inCurrency(charge.cost)?.amountMinor;
      return comparable === undefined
        ? { shipping: { kind: 'unknown' }, minor: -1, deliveryDays }
        : costing(charge.cost, comparable, deliveryDays);
    }
  }
}

function costing(cost: Money, minor: number, deliveryDays: DeliveryDays | null): Charged {
  const shipping: ShippingTo = cost.amountMinor === 0 ? { kind: 'free' } : { kind: 'known', cost };
  return { shipping, minor, deliveryDays };
}

function holdsFor(
  { orderValue, weightGrams, itemCount, asksForMore }: ShippingCondition,
  item: ShippedItem,
  inCurrency: (money: Money) => Money | null,
): Holds {
  const value = (bound: Money | null) => (bound === null ? null : inCurrency(bound));
  const judged: readonly Holds[] = [
    orderValue === null
      ? 'yes'
      : within(item.price.amountMinor, {
          min: boundOf(orderValue.min, value),
          max: boundOf(orderValue.max, value),
        }),
    weightGrams === null ? 'yes' : within(item.weightGrams, weightGrams),
    itemCount === null ? 'yes' : within(1, itemCount),
  ];
  if (judged.includes('no')) return 'no';
  return judged.includes('maybe') || asksForMore === true ? 'maybe' : 'yes';
}

/** In minor units of the item's currency; NaN without an exchange rate. */
function boundOf(bound: Money | null, value: (bound: Money | null) => Money | null): number | null {
  return bound === null ? null : (value(bound)?.amountMinor ?? NaN);
}

function within(value: number | null, { min, max }: Bounds<number>): Holds {
  if (min === null && max === null) return 'yes';
  if (value === null || Number.isNaN(min) || Number.isNaN(max)) return 'maybe';
  return (min === null || value >= min) && (max === null || value <= max) ? 'yes' : 'no';
}

/** The lowest order value for free shipping, of conditions without other requirements. */
function freeFromOf(conditions: ShippingPolicy, { price }: ShippedItem): Money | null {
  const thresholds = conditions.flatMap(({ charge, orderValue, weightGrams, itemCount }) => {
    const isFree = charge.kind === 'amount' && charge.cost.amountMinor === 0;
    const isPlain = weightGrams === null && itemCount === null && (orderValue?.max ?? null) === null;
    const min = orderValue?.min ?? null;
    return isFree && isPlain && min !== null && min.amountMinor > 0 && isCurrency(min.currency) ? [min] : [];
  });
  const comparable = thresholds.filter(({ currency }) => currency === price.currency);
  return comparable.toSorted(compareMoney)[0] ?? thresholds[0] ?? null;
}
