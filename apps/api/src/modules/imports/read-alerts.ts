import type { NewAlert } from '@pricehunt/api-contract/alerts';
import type { ImportNotice } from '@pricehunt/api-contract/imports';
import { newAlertSchema } from '@pricehunt/api-contract/alerts';
import { importLimits } from '@pricehunt/api-contract/imports';
import { isCurrency, moneyFromDecimal, readPrice, typedMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import * as z from 'zod/mini';
import { hasOwnAlerts, ownAlertsName, textOf, valueOf } from './import-record';
import type { ImportRecord } from './import-record';

export interface ReadAlerts {
  readonly alerts: readonly NewAlert[];
  readonly currency: string;
  readonly notices: readonly ImportNotice[];
}

const targetNames = [
  ...['target price', 'target', 'notify price', 'price desired', 'desired price', 'alert price'],
  ...['price change min', 'zielpreis', 'wunschpreis'],
];
const percentNames = [
  ...[
    'notify percent',
    'notify percentage',
    'percentage drop',
    'percent drop',
    'price change threshold percent',
  ],
];
const lowDaysNames = ['price lowest in x days', 'lowest within'];
const currencyNames = ['currency', 'currency code', 'code', 'währung'];

/** A target of nothing or zero is none. One that can't be read, or whose currency the file doesn't state, is noted. */
export function readAlerts(record: ImportRecord, fallback: string): ReadAlerts {
  const stated = currencyNames.map((name) => textOf(record, [name])).find(isCurrency) ?? null;
  const own = readOwnAlerts(record);
  if (own !== null) {
    const currency = own.currency !== null && isCurrency(own.currency) ? own.currency : stated;
    return {
      alerts: own.alerts,
      currency: currency ?? fallback,
      notices: own.isWhole ? [] : ['alerts-unreadable'],
    };
  }
  const target = readTarget(record, stated, fallback);
  const alerts = [
    ...(target.money === null ? [] : [{ kind: 'target-price', targetMinor: target.money.amountMinor }]),
    ...wholeNumber(record, percentNames).map((percent) => ({ kind: 'percent-drop', percent })),
    ...wholeNumber(record, lowDaysNames).map((days) => ({ kind: 'new-low', days })),
    ...(wantsStock(record) ? [{ kind: 'back-in-stock' }] : []),
  ].flatMap((rule) => {
    const parsed = newAlertSchema.safeParse({ rule });
    return parsed.success ? [parsed.data] : [];
  });
  return {
    alerts,
    currency: target.money?.currency ?? stated ?? fallback,
    notices: target.notice === null ? [] : [target.notice],
  };
}

const ownAlertsSchema = z.object({ alerts: z.array(z.unknown()), currency: z.optional(z.unknown()) });
/** The JSON export has alerts with more fields. */
const ownAlertSchema = z.object(newAlertSchema.shape);

interface OwnAlerts {
  readonly alerts: readonly NewAlert[];
  readonly currency: string | null;
  /** Whether all of them could be read. */
  readonly isWhole: boolean;
}

/** Null unless PriceHunt exported the record with alerts. */
function readOwnAlerts(record: ImportRecord): OwnAlerts | null {
  const stored = ownAlertsSchema.safeParse(jsonOrNull(textOf(record, [ownAlertsName])));
  if (!stored.success) {
    return hasOwnAlerts(record) ? { alerts: [], currency: null, isWhole: false } : null;
  }
  const { alerts: given, currency } = stored.data;
  const isOwn = hasOwnAlerts(record);
  const alerts = given
    .flatMap((alert) => ownAlertSchema.safeParse(alert).data ?? [])
    .slice(0, importLimits.alertsMax);
  if (alerts.length === 0 && !isOwn) return null;
  return {
    alerts,
    currency: typeof currency === 'string' ? currency : null,
    isWhole: alerts.length === given.length,
  };
}

interface Target {
  readonly money: Money | null;
  readonly notice: ImportNotice | null;
}

function readTarget(record: ImportRecord, stated: string | null, fallback: string): Target {
  const value = valueOf(record, targetNames) ?? belowToday(record);
  if (value === undefined || /^[\s0.,]*$/.test(String(value))) return { money: null, notice: null };
  const money = moneyOf(value, stated, fallback);
  if (money === null || money.amountMinor === 0) return { money: null, notice: 'target-unreadable' };
  const isAssumed = stated === null && signedCurrency(value) === null;
  return { money, notice: isAssumed ? 'currency-assumed' : null };
}

/** PriceGhost's threshold is an amount below the price of today. */
function belowToday(record: ImportRecord): string | undefined {
  const drop = Number(textOf(record, ['price drop threshold']));
  const price = Number(textOf(record, ['current price']));
  return drop > 0 && price > drop ? (price - drop).toFixed(2) : undefined;
}

const targetLengthMax = 40;

/** A JSON number and a plain decimal are exact; "1.299" typed by a person usually means thousands. */
function moneyOf(value: string | number | boolean, stated: string | null, fallback: string): Money | null {
  const text = String(value).trim();
  if (/^[-−]/.test(text) || text.length > targetLengthMax) return null;
  const currency = stated ?? signedCurrency(value) ?? fallback;
  if (typeof value === 'number') return moneyFromDecimal(text, currency);
  const typed = typedMoney(text, currency);
  if (typed !== null) return typed;
  const { amount } = readPrice(text, { currency });
  return amount === null ? null : moneyFromDecimal(amount, currency);
}

function signedCurrency(value: string | number | boolean): string | null {
  return typeof value === 'string' ? readPrice(value.slice(0, targetLengthMax)).currency : null;
}

function wholeNumber(record: ImportRecord, names: readonly string[]): readonly number[] {
  const value = Math.round(Number(textOf(record, names).replace('%', '')));
  return value > 0 ? [value] : [];
}

function wantsStock(record: ImportRecord): boolean {
  const isWanted = /^(?:true|1|yes|ja)$/i.test(textOf(record, ['notify back in stock']));
  const isRestock = textOf(record, ['processor']) === 'restock_diff';
  return isWanted || (isRestock && textOf(record, ['in stock processing']) === 'in_stock_only');
}
