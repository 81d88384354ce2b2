import { changeAttributionSettings } from '@pricehunt/api-contract/orders';
import type { AttributionSettings, CommissionRuleView } from '@pricehunt/api-contract/orders';
import { moneyToEdit, numberToEdit, typedMoney } from '@pricehunt/offers';
import type { AttributionModel } from '@pricehunt/order-attribution';
import type { SettingsBody } from './requests/attribution-queries';

export interface RuleDraft {
  readonly to: CommissionRuleView['applies']['to'];
  /** The category or the item id; ignored for the default rule. */
  readonly name: string;
  readonly kind: CommissionRuleView['pays']['kind'];
  /** A percentage, or an amount per item. */
  readonly value: string;
  readonly currency: string;
}

export interface SettingsDraft {
  readonly windowDays: string;
  readonly model: AttributionModel;
  readonly rules: RuleDraft[];
  readonly clickParameter: string;
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  /** Codes separated by commas or lines. */
  readonly discountCodes: string;
}

type DraftProblem =
  | 'windowDays'
  | 'clickParameter'
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign'
  | 'discountCodes'
  | `rules.${number}.name`
  | `rules.${number}.value`;

export type ReadDraft =
  | { readonly kind: 'settings'; readonly settings: SettingsBody }
  | { readonly kind: 'problems'; readonly problems: readonly DraftProblem[] };

export const newRule: RuleDraft = { to: 'category', name: '', kind: 'percent', value: '', currency: 'EUR' };

export function draftOf(settings: AttributionSettings, locale: string): SettingsDraft {
  return {
    windowDays: String(settings.windowDays),
    model: settings.model,
    rules: settings.commissionRules.map((rule) => ruleDraftOf(rule, locale)),
    clickParameter: settings.clickParameter,
    utmSource: settings.utm.source,
    utmMedium: settings.utm.medium,
    utmCampaign: settings.utm.campaign,
    discountCodes: settings.discountCodes.join(', '),
  };
}

/** Parses the draft and reports every invalid field. */
export function readDraft(draft: SettingsDraft): ReadDraft {
  const rules = draft.rules.map(readRule);
  const parsed = changeAttributionSettings.body.safeParse({
    windowDays: /^\d{1,3}$/.test(draft.windowDays.trim()) ? Number(draft.windowDays) : null,
    model: draft.model,
    clickParameter: draft.clickParameter.trim(),
    utm: { source: draft.utmSource, medium: draft.utmMedium, campaign: draft.utmCampaign },
    commissionRules: rules,
    discountCodes: draft.discountCodes
      .split(/[,\n]/)
      .map((code) => code.trim())
      .filter((code) => code !== ''),
  });
  if (parsed.success) return { kind: 'settings', settings: parsed.data };
  return { kind: 'problems', problems: [...new Set(parsed.error.issues.map(({ path }) => problemOf(path)))] };
}

function ruleDraftOf({ applies, pays }: CommissionRuleView, locale: string): RuleDraft {
  return {
    to: applies.to,
    name: applies.to === 'item' ? applies.itemId : applies.to === 'category' ? applies.category : '',
    ...(pays.kind === 'percent'
      ? { kind: 'percent', value: numberToEdit(pays.basisPoints / 100, locale), currency: 'EUR' }
      : { kind: 'fixed', value: moneyToEdit(pays.amount, locale), currency: pays.amount.currency }),
  };
}

/** Returns the rule for the API, or null when its number is invalid. */
function readRule({ to, name, kind, value, currency }: RuleDraft): unknown {
  const typed = value.trim().replace(',', '.');
  const isNumber = /^\d+(\.\d{1,2})?$/.test(typed);
  return {
    applies:
      to === 'item'
        ? { to, itemId: name.trim() }
        : to === 'category'
          ? { to, category: name.trim() }
          : { to },
    pays:
      kind === 'percent'
        ? { kind, basisPoints: isNumber ? Math.round(Number(typed) * 100) : null }
        : { kind, amount: typedMoney(value, currency) },
  };
}

function problemOf([first, second, third]: readonly PropertyKey[]): DraftProblem {
  if (first === 'commissionRules') {
    return `rules.${Number(second)}.${third === 'applies' ? 'name' : 'value'}`;
  }
  if (first === 'utm') {
    return second === 'source' ? 'utmSource' : second === 'medium' ? 'utmMedium' : 'utmCampaign';
  }
  return first === 'windowDays' || first === 'clickParameter' ? first : 'discountCodes';
}
