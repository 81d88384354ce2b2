import type { AlertChannelView, AlertRuleView, AlertView } from '@pricehunt/api-contract/alerts';
import { moneyToEdit, typedMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';

const lowSpans = { ever: null, 'days-90': 90, 'days-365': 365 } as const;
export type LowSpan = keyof typeof lowSpans;

export interface AlertDraft {
  readonly kind: AlertRuleView['kind'];
  readonly target: string;
  readonly percent: string;
  readonly against: 'creation' | 'median-30';
  readonly lowSpan: LowSpan;
  readonly shippingCounted: boolean;
  /** Null for the condition that the product's price is for. */
  readonly condition: AlertView['condition'] | null;
  /** Domains of the shops whose prices count; null for all. */
  readonly shops: readonly string[] | null;
  readonly channels: readonly AlertChannelView[];
}

export type DraftProblem = 'target' | 'percent';

/** The initial values of an alert: five percent below today's price, by e-mail. */
export function newDraft(price: Money | null, locale: string): AlertDraft {
  return {
    kind: price === null ? 'back-in-stock' : 'target-price',
    target: price === null ? '' : moneyToEdit(fivePercentUnder(price), locale),
    percent: '10',
    against: 'creation',
    lowSpan: 'ever',
    shippingCounted: false,
    condition: null,
    shops: null,
    channels: ['email'],
  };
}

/** The initial values of an alert at a given price. */
export function targetDraft(target: Money, locale: string): AlertDraft {
  return { ...newDraft(target, locale), target: moneyToEdit(target, locale) };
}

export function draftOf({ rule, currency, threshold, ...alert }: AlertView, locale: string): AlertDraft {
  const { shippingCounted, channels, condition, shops } = alert;
  const draft = {
    ...newDraft(threshold, locale),
    kind: rule.kind,
    shippingCounted,
    channels,
    condition,
    shops,
  };
  switch (rule.kind) {
    case 'target-price':
      return { ...draft, target: moneyToEdit({ amountMinor: rule.targetMinor, currency }, locale) };
    case 'percent-drop':
      return { ...draft, percent: String(rule.percent), against: rule.against };
    case 'new-low':
      return { ...draft, lowSpan: spanOf(rule.days) };
    case 'any-drop':
    case 'back-in-stock':
    case 'any-change':
      return draft;
  }
}

export function ruleOf(draft: AlertDraft, currency: string): AlertRuleView | DraftProblem {
  switch (draft.kind) {
    case 'target-price': {
      const target = typedMoney(draft.target, currency);
      return target === null || target.amountMinor < 1
        ? 'target'
        : { kind: 'target-price', targetMinor: target.amountMinor };
    }
    case 'percent-drop': {
      const percent = /^\d{1,2}$/.test(draft.percent.trim()) ? Number(draft.percent) : 0;
      return percent < 1 || percent > 95
        ? 'percent'
        : { kind: 'percent-drop', percent, against: draft.against };
    }
    case 'new-low':
      return { kind: 'new-low', days: lowSpans[draft.lowSpan] };
    case 'any-drop':
    case 'back-in-stock':
    case 'any-change':
      return { kind: draft.kind };
  }
}

function fivePercentUnder({ amountMinor, currency }: Money): Money {
  const under = Math.floor(amountMinor * 0.95);
  const step = amountMinor >= 10_000 ? 100 : 1;
  return { amountMinor: Math.max(1, Math.floor(under / step) * step), currency };
}

function spanOf(days: number | null): LowSpan {
  if (days === null) return 'ever';
  return days > 180 ? 'days-365' : 'days-90';
}
