import type { AlertChannelView } from '@pricehunt/api-contract/alerts';
import { searchMatchesMax } from '@pricehunt/api-contract/search-alerts';
import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import { Button, Form, SelectField, TextField, useFigures } from '@pricehunt/ui-kit';
import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useMatchCount } from '../requests/search-alert-queries';
import { draftedSearch, searchAlertKinds } from '../search-alert-draft';
import type { SearchAlertDraft } from '../search-alert-draft';
import { useSearchAlertWords } from '../search-alert-words';
import { AlertChannels } from './alert-channels';
import { EmailOnlyField, isAddress } from './email-only-field';
import type { EmailOnly } from './email-only-field';
import { SearchAlertPast } from './search-alert-past';

export interface TypedSearchAlert {
  readonly search: AlertedSearchView;
  readonly channels: AlertChannelView[];
}

export interface SearchAlertFormProps {
  /** What the alert looks for, named above the fields. */
  readonly name: string;
  readonly search: AlertedSearchView;
  readonly currency: string;
  readonly startsWith: SearchAlertDraft;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  /** Left out for a shopper with an account, who chooses channels. */
  readonly emailOnly?: EmailOnly<TypedSearchAlert> | undefined;
  readonly onSubmit: (alert: TypedSearchAlert) => void;
}

/** The alert's limits and channels, with how many products fit already, and how often it would have fired, while typing. */
export function SearchAlertForm({
  name,
  search,
  currency,
  startsWith,
  emailOnly,
  ...form
}: SearchAlertFormProps) {
  const { priceAlerts: words } = useMessages();
  const { ruleOf } = useSearchAlertWords();
  const [draft, setDraft] = useState(startsWith);
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const change = (part: Partial<SearchAlertDraft>) => setDraft((was) => ({ ...was, ...part }));
  const drafted = draftedSearch(draft, search, currency);
  const wrong = typeof drafted === 'string' ? drafted : null;
  const isUnreachable = emailOnly === undefined ? draft.channels.length === 0 : !isAddress(emailOnly.email);
  const submitTo = (send: (alert: TypedSearchAlert) => void, isReachable: boolean) => {
    setIsChecked(true);
    if (typeof drafted === 'string' || !isReachable) {
      fields.current
        ?.querySelector<HTMLElement>(wrong === null ? '[data-channel]' : '[data-amount]')
        ?.focus();
      return;
    }
    send({ search: drafted, channels: [...draft.channels] });
  };
  return (
    <Form
      busy={form.busy}
      problem={form.problem}
      label={words.search.dialogTitle}
      onSubmit={() => submitTo(form.onSubmit, !isUnreachable)}
    >
      <div ref={fields} className="grid gap-4">
        <div>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-muted first-letter:uppercase">
            {ruleOf({ ...search, maxMinor: null, dropPercent: null }, currency)}
          </p>
        </div>
        <SelectField
          label={words.kind}
          value={draft.kind}
          onChange={(event) => {
            const kind = searchAlertKinds.find((each) => each === event.target.value);
            if (kind !== undefined) change({ kind });
          }}
        >
          {searchAlertKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.search.kinds[kind]}
            </option>
          ))}
        </SelectField>
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
        {emailOnly === undefined ? (
          <AlertChannels
            chosen={draft.channels}
            problem={isChecked && isUnreachable ? words.channelProblem : undefined}
            onChange={(channels) => change({ channels })}
          />
        ) : (
          <EmailOnlyField {...emailOnly} isWrong={isChecked && isUnreachable} />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.submitLabel}
        </Button>
        {emailOnly === undefined ? null : (
          <Button onClick={() => submitTo(emailOnly.onSignIn, true)}>{emailOnly.signInLabel}</Button>
        )}
      </div>
    </Form>
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
