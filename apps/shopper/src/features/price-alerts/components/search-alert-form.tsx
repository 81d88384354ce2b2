import type { AlertChannelView } from '@pricehunt/api-contract/alerts';
import { searchMatchesMax } from '@pricehunt/api-contract/search-alerts';
import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import { ChoiceField, TextField, useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useMatchCount } from '../requests/search-alert-queries';
import { draftedSearch, searchAlertKinds } from '../search-alert-draft';
import type { SearchAlertDraft } from '../search-alert-draft';
import { useSearchAlertWords } from '../search-alert-words';
import { AlertFrame } from './alert-frame';
import type { AlertSubmission } from './alert-frame';
import { SearchAlertPast } from './search-alert-past';

export interface TypedSearchAlert {
  readonly search: AlertedSearchView;
  readonly channels: AlertChannelView[];
}

export interface SearchAlertFormProps extends AlertSubmission<TypedSearchAlert> {
  /** What the alert looks for, named above the fields. */
  readonly name: string;
  readonly search: AlertedSearchView;
  readonly currency: string;
  readonly startsWith: SearchAlertDraft;
}

/** The alert's limits and channels, with how many products fit already, and how often it would have fired, while typing. */
export function SearchAlertForm({ name, search, currency, startsWith, ...submission }: SearchAlertFormProps) {
  const { priceAlerts: words } = useMessages();
  const { ruleOf } = useSearchAlertWords();
  const [draft, setDraft] = useState(startsWith);
  const change = (part: Partial<SearchAlertDraft>) => setDraft((was) => ({ ...was, ...part }));
  const drafted = draftedSearch(draft, search, currency);
  const wrong = typeof drafted === 'string' ? drafted : null;
  return (
    <AlertFrame
      {...submission}
      label={words.search.dialogTitle}
      typed={typeof drafted === 'string' ? null : { search: drafted, channels: [...draft.channels] }}
      channels={draft.channels}
      onChannels={(channels) => change({ channels })}
    >
      {(isChecked) => (
        <>
          <div>
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-muted first-letter:uppercase">
              {ruleOf({ ...search, maxMinor: null, dropPercent: null }, currency)}
            </p>
          </div>
          <ChoiceField
            label={words.kind}
            value={draft.kind}
            choices={searchAlertKinds}
            names={words.search.kinds}
            onChoose={(kind) => change({ kind })}
          />
          {draft.kind === 'match' ? null : (
            <TextField
              data-amount={wrong === 'percent' || undefined}
              label={words.percent}
              hint={words.search.dropHint}
              inputMode="numeric"
              autoComplete="off"
              value={draft.percent}
              error={isChecked && wrong === 'percent' ? words.percentProblem : undefined}
              onChange={(event) => change({ percent: event.target.value })}
            />
          )}
          <TextField
            data-amount={wrong === 'limit' || undefined}
            label={words.search.limit(currency)}
            hint={words.search.limitHint}
            inputMode="decimal"
            autoComplete="off"
            value={draft.limit}
            error={isChecked && wrong === 'limit' ? words.search.limitProblem : undefined}
            onChange={(event) => change({ limit: event.target.value })}
          />
          <div className="grid gap-1">
            <MatchesNow search={typeof drafted === 'string' ? null : drafted} currency={currency} />
            <SearchAlertPast search={typeof drafted === 'string' ? null : drafted} currency={currency} />
          </div>
        </>
      )}
    </AlertFrame>
  );
}

function MatchesNow({
  search,
  currency,
}: {
  readonly search: AlertedSearchView | null;
  readonly currency: string;
}) {
  const { priceAlerts: words } = useMessages();
  const figure = useFigures();
  const { data } = useMatchCount(search, currency);
  const isDrop = search !== null && search.dropPercent !== null;
  return (
    <p role="status" className="min-h-[3em] text-sm text-ink-muted">
      {data === undefined || isDrop
        ? null
        : data.total > searchMatchesMax || data.totalIsLowerBound
          ? words.search.tooBroad(figure(searchMatchesMax))
          : words.search.fitNow(figure(data.total))}
    </p>
  );
}
