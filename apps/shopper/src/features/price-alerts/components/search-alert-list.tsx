import type { SearchAlertView } from '@pricehunt/api-contract/search-alerts';
import { Button, Chip, Dialog, Notice, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { ListFailure } from '../../../account/list-states';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import {
  useChangeSearchAlert,
  useDeleteSearchAlert,
  useSearchAlerts,
} from '../requests/search-alert-queries';
import { searchAlertDraft } from '../search-alert-draft';
import { useSearchAlertWords } from '../search-alert-words';
import { useDeferredRemoval } from '../use-deferred-removal';
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
    return <ListFailure title={words.search.failed} error={error} onRetry={() => void refetch()} />;
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
      <ul className="divide-y divide-line border-y border-line">
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

interface SearchAlertRowProps {
  readonly alert: SearchAlertView;
  readonly onEdit: () => void;
  readonly onPause: (isPaused: boolean) => void;
  readonly onRemove: () => void;
}

function SearchAlertRow({ alert, onEdit, onPause, onRemove }: SearchAlertRowProps) {
  const { priceAlerts: words } = useMessages();
  const { nameOf, ruleOf } = useSearchAlertWords();
  const figure = useFigures();
  const { search, category, currency, state, matchCount } = alert;
  const name = nameOf(search, category);
  const isPaused = state === 'paused';
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-muted first-letter:uppercase">{ruleOf(search, currency)}</p>
      </div>
      <span className="tabular text-sm text-ink-muted">
        {matchCount === null ? null : words.search.fitting(figure(matchCount))}
      </span>
      <Chip tone={tones[state]}>{words.search.states[state]}</Chip>
      <div className="-ml-3 flex lg:ml-0">
        <Button variant="quiet" size="small" aria-label={words.editSpoken(name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={isPaused ? words.resumeSpoken(name) : words.pauseSpoken(name)}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button variant="quiet" size="small" aria-label={words.removeSpoken(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

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
