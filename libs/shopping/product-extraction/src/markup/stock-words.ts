import type { Availability, Condition } from '@pricehunt/offers';
import { bareName } from './markup-item';

const availabilityCodes: Readonly<Record<string, Availability>> = {
  instock: 'in_stock',
  instoreonly: 'in_store',
  onlineonly: 'in_stock',
  limitedavailability: 'limited',
  available: 'in_stock',
  availablefororder: 'in_stock',
  yes: 'in_stock',
  true: 'in_stock',
  preorder: 'pre_order',
  presale: 'pre_order',
  pending: 'pre_order',
  backorder: 'back_order',
  madetoorder: 'special_order',
  reserved: 'special_order',
  soldout: 'out_of_stock',
  outofstock: 'out_of_stock',
  oos: 'out_of_stock',
  unavailable: 'out_of_stock',
  notavailable: 'out_of_stock',
  no: 'out_of_stock',
  false: 'out_of_stock',
  discontinued: 'discontinued',
};

/** Such as "https://schema.org/InStock", "in stock" or "OutOfStock". */
export function readAvailabilityCode(code: string | null): Availability | null {
  if (code === null || code.length > 120) return null;
  const word = bareName(code)
    .toLowerCase()
    .replace(/[^a-z]/gu, '');
  return Object.hasOwn(availabilityCodes, word) ? (availabilityCodes[word] ?? null) : null;
}

/** Such as "https://schema.org/UsedCondition" or "refurbished". */
export function readConditionCode(code: string | null): Condition | null {
  if (code === null || code.length > 120) return null;
  const word = bareName(code).toLowerCase();
  if (/refurb|renewed/u.test(word)) return 'refurbished';
  if (/damage/u.test(word)) return 'damaged';
  if (/used|pre-?owned|second-?hand/u.test(word)) return 'used';
  return /new/u.test(word) ? 'new' : null;
}
