import type { AlertChannelView } from '@pricehunt/api-contract/alerts';
import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import { moneyToEdit, typedMoney } from '@pricehunt/offers';

export const searchAlertKinds = ['match', 'drop'] as const;

export interface SearchAlertDraft {
  /** A product fits, or its price drops by a percentage. */
  readonly kind: (typeof searchAlertKinds)[number];
  /** A price limit as typed; empty for none. */
  readonly limit: string;
  readonly percent: string;
  readonly channels: readonly AlertChannelView[];
}

export type SearchDraftProblem = 'limit' | 'percent';

export function searchAlertDraft(
  { maxMinor, dropPercent }: AlertedSearchView,
  currency: string,
  locale: string,
  channels: readonly AlertChannelView[],
): SearchAlertDraft {
  return {
    kind: dropPercent === null ? 'match' : 'drop',
    limit: maxMinor === null ? '' : moneyToEdit({ amountMinor: maxMinor, currency }, locale),
    percent: String(dropPercent ?? 20),
    channels,
  };
}

/** The search with the draft's limits, or what is wrong with them. */
export function draftedSearch(
  draft: SearchAlertDraft,
  search: AlertedSearchView,
  currency: string,
): AlertedSearchView | SearchDraftProblem {
  const limit = draft.limit.trim() === '' ? null : typedMoney(draft.limit, currency);
  if (draft.limit.trim() !== '' && (limit === null || limit.amountMinor < 1)) return 'limit';
  const percent = /^\d{1,2}$/.test(draft.percent.trim()) ? Number(draft.percent) : 0;
  if (draft.kind === 'drop' && (percent < 1 || percent > 95)) return 'percent';
  return {
    ...search,
    maxMinor: limit?.amountMinor ?? null,
    dropPercent: draft.kind === 'drop' ? percent : null,
  };
}
