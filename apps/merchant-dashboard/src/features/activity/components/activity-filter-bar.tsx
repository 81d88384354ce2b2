import { activityKinds } from '@pricehunt/api-contract';
import { Button, ChoiceChip, SelectField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { useActivityFilters } from '../activity-filters';

const visits = ['all', 'person', 'bot'] as const;

/** Narrows the activity by kind, by people or programs, by source, and to one product where the address names one. */
export function ActivityFilterBar({
  filters,
  isNarrowed,
  change,
  clear,
}: ReturnType<typeof useActivityFilters>) {
  const { activity: words, origins } = useMessages();
  const { filters: names } = words;
  const sources = Object.entries(origins.sources).filter(([source]) => source !== 'n8n_suggestion');
  return (
    <div role="group" aria-label={names.label} className="flex flex-wrap items-center gap-3 pb-4">
      <SelectField
        label={names.kind}
        hidesLabel
        value={filters.kind ?? ''}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-auto"
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option value="">{names.anyKind}</option>
        {activityKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={names.visit}
        hidesLabel
        value={filters.visit}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-auto"
        onChange={({ target }) => change({ visit: target.value === 'all' ? null : target.value })}
      >
        {visits.map((visit) => (
          <option key={visit} value={visit}>
            {names.visits[visit]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={names.source}
        hidesLabel
        value={filters.source ?? ''}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-auto"
        onChange={({ target }) => change({ source: target.value })}
      >
        <option value="">{names.anySource}</option>
        {filters.source === undefined || sources.some(([source]) => source === filters.source) ? null : (
          <option value={filters.source}>{filters.source}</option>
        )}
        {sources.map(([source, name]) => (
          <option key={source} value={source}>
            {name}
          </option>
        ))}
      </SelectField>
      {filters.product === undefined ? null : (
        <ChoiceChip chosen onChange={() => change({ product: null })}>
          {names.product}
        </ChoiceChip>
      )}
      {isNarrowed ? (
        <Button variant="quiet" size="small" onClick={clear}>
          {words.clear}
        </Button>
      ) : null}
    </div>
  );
}
