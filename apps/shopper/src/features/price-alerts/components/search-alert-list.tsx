import type { SearchAlertView } from '@pricehunt/api-contract/search-alerts';
import { cx } from 'class-variance-authority';
import { Chip, Dialog, Notice, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { FailureNotice } from '../../../messages/failure-notice';
import { useMessages } from '../../../messages/use-messages';
import {
  useChangeSearchAlert,
  useDeleteSearchAlert,
  useSearchAlerts,
} from '../requests/search-alert-queries';
import { searchAlertDraft } from '../search-alert-draft';
import { useSearchAlertWords } from '../search-alert-words';
import { useDeferredRemoval } from '../use-deferred-removal';
import { AlertActs } from './alert-acts';
import type { AlertActsProps } from './alert-acts';
import { SearchAlertForm } from './search-alert-form';

/** The shopper's search alerts; nothing while there are none. */
export function SearchAlertSection() {
  const { priceAlerts: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const { nameOf } = useSearchAlertWords();
  const { show } = useToast();
  const { data, error, refetch } = useSearchAlerts();
  const [edited, setEdited] = useState<SearchAlertView | null>(null);
  const change = useChangeSearchAlert();
  const { mutate: deleteNow } = useDeleteSearchAlert();
  const { isRemoved, remove } = useDeferredRemoval(deleteNow);
  const shown = (data?.items ?? []).filter(({ id }) => !isRemoved(id));
  if (data === undefined && error !== null) {
    return <FailureNotice title={words.search.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (shown.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{words.search.title}</h2>
      {change.error === null ? null : (
        <Notice tone="danger" title={words.notSaved} className="mb-4">
          {sentenceOf(change.error)}
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line lg:grid lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] lg:gap-x-5">
        {shown.map((alert) => (
          <SearchAlertRow
            key={alert.id}
            alert={alert}
            onEdit={() => setEdited(alert)}
            onPause={(isPaused) => change.mutate({ id: alert.id, isPaused })}
            onRemove={() =>
              show({
                title: words.removed(nameOf(alert.search, alert.category)),
                action: { label: words.undo, onChoose: remove(alert.id) },
              })
            }
          />
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        shape="sheet"
        title={words.search.editTitle}
        onClose={() => setEdited(null)}
      >
        {edited === null ? null : <EditForm alert={edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </section>
  );
}

const tones = { active: 'neutral', paused: 'warn', 'too-broad': 'warn', 'awaiting-rate': 'warn' } as const;

interface SearchAlertRowProps extends Pick<AlertActsProps, 'onEdit' | 'onPause' | 'onRemove'> {
  readonly alert: SearchAlertView;
}

function SearchAlertRow({ alert, ...acts }: SearchAlertRowProps) {
  const { priceAlerts: words } = useMessages();
  const { nameOf, ruleOf } = useSearchAlertWords();
  const figure = useFigures();
  const { search, category, currency, state, matchCount } = alert;
  const name = nameOf(search, category);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 lg:col-span-full lg:grid-cols-subgrid lg:gap-x-5 lg:py-3">
      <p className="col-span-2 line-clamp-1 wrap-anywhere lg:col-span-1 lg:line-clamp-none">{name}</p>
      <p
        className={cx(
          'row-start-2 truncate text-sm text-ink-muted first-letter:uppercase lg:col-span-1 lg:col-start-1 lg:whitespace-normal',
          state === 'active' ? 'col-span-2 col-start-2' : 'col-start-2',
        )}
      >
        {ruleOf(search, currency)}
      </p>
      <span className="tabular col-start-1 row-start-2 text-sm text-ink-muted lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {matchCount === null ? null : words.search.fitting(figure(matchCount))}
      </span>
      <div className={cx(chipPlace, state === 'active' && 'max-lg:sr-only')}>
        <Chip tone={tones[state]}>{words.search.states[state]}</Chip>
      </div>
      <div className="col-start-3 row-start-1 justify-self-end lg:col-start-4 lg:row-span-2">
        <AlertActs name={name} isPaused={state === 'paused'} {...acts} />
      </div>
    </li>
  );
}

const chipPlace = 'col-start-3 row-start-2 lg:row-span-2 lg:row-start-1';

function EditForm({ alert, onClose }: { readonly alert: SearchAlertView; readonly onClose: () => void }) {
  const { priceAlerts: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const { nameOf } = useSearchAlertWords();
  const locale = useDisplayLocale();
  const { show } = useToast();
  const { mutate, isPending, error } = useChangeSearchAlert();
  const { id, search, category, currency, channels } = alert;
  return (
    <SearchAlertForm
      name={nameOf(search, category)}
      search={search}
      currency={currency}
      startsWith={searchAlertDraft(search, currency, locale, channels)}
      submitLabel={words.save}
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      onSubmit={(typed) =>
        mutate(
          { id, ...typed },
          {
            onSuccess: ({ push }) => {
              onClose();
              show({
                title: words.search.changed,
                ...(push === 'ready' ? {} : { description: words.push[push] }),
                tone: 'good',
              });
            },
          },
        )
      }
    />
  );
}
