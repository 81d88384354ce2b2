import { moneyFromDecimal } from '@pricehunt/offers';
import type { Money, ShippingCondition, ShippingPolicy } from '@pricehunt/offers';
import { getDomain } from 'tldts';
import type { MarkupItem } from './markup-item';
import { itemsOf, textValue, valuesOf } from './markup-item';
import { gramsOfQuantityUnit, readNumber, readRange } from './quantities';
import { chargesByWeight, daysOf, destinationOf, readCharge, saysDoesNotShip } from './shipping-markup';

const thingsMax = 2_000;
const conditionsMax = 200;
const shopTypes = /organization|onlinestore|onlinebusiness|store$|localbusiness|corporation/u;

/** `hasShippingService` of the shop, or retired ShippingRateSettings. Empty if organizations disagree. */
export function readShippingPolicy(items: readonly MarkupItem[], link: string): ShippingPolicy {
  const shops = ownOrganizations(items, link).filter(({ properties }) =>
    properties.has('hasShippingService'),
  );
  const policies = shops.map((shop) => itemsOf(shop, 'hasShippingService').flatMap(conditionsOfService));
  const [first, ...others] = policies.filter((policy) => policy.length > 0);
  if (first !== undefined) {
    const isOne = others.every((policy) => JSON.stringify(policy) === JSON.stringify(first));
    return isOne ? first.slice(0, conditionsMax) : [];
  }
  return items
    .filter(({ types }) => types.includes('shippingratesettings'))
    .filter((settings) => !settings.properties.has('shippingLabel') || isFallback(settings))
    .flatMap(conditionsOfSettings)
    .slice(0, conditionsMax);
}

function isFallback(settings: MarkupItem): boolean {
  return /^(?:true|1)$/iu.test(textValue(settings, 'isUnlabelledFallback') ?? '');
}

/** At the top level or as publisher, with the home page as URL. Others may be sellers or reviewers. */
function ownOrganizations(items: readonly MarkupItem[], link: string): readonly MarkupItem[] {
  const publishers = new Set(
    items.filter(({ types }) => types.some(isPage)).flatMap((page) => itemsOf(page, 'publisher')),
  );
  const mentioned = allThings(items.filter((item) => !isOrganization(item)));
  return [...new Set([...items, ...publishers])].filter((thing) => {
    if (!isOrganization(thing)) return false;
    const address = textValue(thing, 'url');
    return address === null ? publishers.has(thing) || !mentioned.has(thing) : isFrontPage(address, link);
  });
}

function isOrganization({ types }: MarkupItem): boolean {
  return types.some((type) => shopTypes.test(type));
}

function isPage(type: string): boolean {
  return type === 'website' || type.endsWith('page');
}

function isFrontPage(address: string, link: string): boolean {
  if (!URL.canParse(address, link)) return false;
  const [front, own] = [new URL(address, link), new URL(link)];
  return (
    siteOf(front) === siteOf(own) &&
    front.search === '' &&
    /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/iu.test(front.pathname)
  );
}

function siteOf({ hostname, port }: URL): string {
  return `${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}:${port}`;
}

function allThings(items: readonly MarkupItem[]): ReadonlySet<MarkupItem> {
  const found = new Set<MarkupItem>();
  const waiting = [...items];
  for (let next = waiting.pop(); next !== undefined && found.size < thingsMax; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    for (const values of next.properties.values())
      for (const value of values) if (typeof value === 'object') waiting.push(value);
  }
  return found;
}

/** Only delivery to the door for everybody. */
function conditionsOfService(service: MarkupItem): readonly ShippingCondition[] {
  const fulfilment = textValue(service, 'fulfillmentType') ?? 'FulfillmentTypeDelivery';
  if (!/delivery$/iu.test(fulfilment) || service.properties.has('validForMemberTier')) return [];
  const handling = itemsOf(service, 'handlingTime')[0];
  return itemsOf(service, 'shippingConditions').flatMap((conditions) =>
    conditionOf(conditions, daysOf(itemsOf(conditions, 'transitTime')[0], handling)),
  );
}

function conditionOf(
  conditions: MarkupItem,
  deliveryDays: ShippingCondition['deliveryDays'],
): readonly ShippingCondition[] {
  const countries = destinationOf(conditions);
  const charge = chargeOf(conditions);
  const seasons = itemsOf(conditions, 'seasonalOverride').map(seasonOf);
  // For a region of a country only, or in an unknown currency.
  if (countries?.length === 0 || charge === null) return [];
  const orderValue = moneyBounds(itemsOf(conditions, 'orderValue')[0]);
  const weightGrams = weightBounds(itemsOf(conditions, 'weight')[0]);
  const itemCount = countBounds(conditions);
  const isStated = (...names: readonly string[]) => valuesOf(conditions, ...names).length > 0;
  const asksForMore =
    isStated('width', 'height', 'depth') ||
    (orderValue === null && isStated('orderValue')) ||
    (weightGrams === null && isStated('weight')) ||
    (itemCount === null && isStated('numItems'));
  const condition: ShippingCondition = {
    countries: countries ?? [],
    orderValue,
    weightGrams,
    itemCount,
    charge,
    season: null,
    deliveryDays,
    ...(asksForMore ? { asksForMore } : {}),
  };
  return seasons.length === 0 ? [condition] : seasons.map((season) => ({ ...condition, season }));
}

function chargeOf(conditions: MarkupItem): ShippingCondition['charge'] | null {
  if (saysDoesNotShip(conditions)) return { kind: 'not-shipped' };
  const rate = itemsOf(conditions, 'shippingRate')[0];
  if (rate === undefined || chargesByWeight(rate)) return { kind: 'not-stated' };
  const stated = readCharge(rate);
  if (stated?.share !== undefined) return { kind: 'share', ofOrder: stated.share };
  const cost = moneyOf(stated);
  return cost === null ? { kind: 'not-stated' } : { kind: 'amount', cost };
}

function moneyOf(
  stated: { readonly amount: string | null; readonly currency: string | null } | null,
): Money | null {
  return stated === null || stated.amount === null || stated.currency === null
    ? null
    : moneyFromDecimal(stated.amount, stated.currency);
}

function moneyBounds(amount: MarkupItem | undefined): ShippingCondition['orderValue'] {
  if (amount === undefined) return null;
  const currency = textValue(amount, 'currency')?.toUpperCase() ?? '';
  const bound = (name: string) => {
    const value = readNumber(valuesOf(amount, name)[0]);
    return value === null ? null : moneyFromDecimal(value.toFixed(4), currency);
  };
  const [min, max] = [bound('minValue'), bound('maxValue')];
  return min === null && max === null ? null : { min, max };
}

function weightBounds(quantity: MarkupItem | undefined): ShippingCondition['weightGrams'] {
  if (quantity === undefined) return null;
  const [range, unit] = [readRange(quantity), gramsOfQuantityUnit(quantity)];
  if (range === null || unit === null) return null;
  const { min, max } = range;
  return { min: min === null ? null : min * unit, max: max === null ? null : max * unit };
}

function countBounds(conditions: MarkupItem): ShippingCondition['itemCount'] {
  const [quantity] = itemsOf(conditions, 'numItems');
  if (quantity !== undefined) return readRange(quantity);
  const count = readNumber(valuesOf(conditions, 'numItems')[0]);
  return count === null ? null : { min: count, max: count };
}

function seasonOf(period: MarkupItem): ShippingCondition['season'] {
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}/u.exec(textValue(period, name) ?? '')?.[0] ?? null;
  return { min: day('validFrom'), max: day('validThrough') };
}

/** The retired ShippingRateSettings: an amount below the free-shipping threshold. */
function conditionsOfSettings(settings: MarkupItem): readonly ShippingCondition[] {
  const [condition] = conditionOf(settings, null);
  if (condition === undefined) return [];
  const threshold = itemsOf(settings, 'freeShippingThreshold')[0];
  const freeFrom = threshold === undefined ? null : moneyOf(readCharge(threshold));
  if (freeFrom === null || condition.charge.kind === 'not-shipped') return [condition];
  return [
    { ...condition, orderValue: { min: null, max: { ...freeFrom, amountMinor: freeFrom.amountMinor - 1 } } },
    {
      ...condition,
      orderValue: { min: freeFrom, max: null },
      charge: { kind: 'amount', cost: { ...freeFrom, amountMinor: 0 } },
    },
  ];
}
