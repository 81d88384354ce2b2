import { activityKinds } from '@pricehunt/api-contract/activity';
import { useMessages } from '../../../messages/use-messages';
import { PeriodChip } from '../../../period/components/period-chip';
import { useLineName } from '../../../words/use-line-name';
import { FilterBar, FilterChip, FilterChoice } from '../../../views/filter-bar';
import type { useActivityFilters } from '../activity-filters';

const visits = ['all', 'person', 'bot'] as const;

export function ActivityFilterBar({
  filters,
  isNarrowed,
  change,
  clear,
}: ReturnType<typeof useActivityFilters>) {
  const { activity: words, origins } = useMessages();
  const lineName = useLineName();
  const { filters: names } = words;
  const { kind, visit, source, product, measure, by, value = null } = filters;
  const sources = Object.entries(origins.sources).filter(([each]) => each !== 'n8n_suggestion');
  const isSourceMissing = source !== undefined && !sources.some(([each]) => each === source);
  return (
    <FilterBar
      label={names.label}
      clearing={isNarrowed ? { label: words.clear, onClear: clear } : null}
      first={
        <FilterChoice
          label={names.kind}
          chosen={kind}
          choices={[['', names.anyKind], ...activityKinds.map((each) => [each, words.kinds[each]] as const)]}
          onChoose={(chosen) => change({ kind: chosen })}
        />
      }
      choices={[
        {
          label: names.visit,
          chosen: visit,
          none: 'all',
          choices: visits.map((each) => [each, names.visits[each]] as const),
          onChoose: (chosen) => change({ visit: chosen === 'all' ? null : chosen }),
        },
        {
          label: names.source,
          chosen: source,
          choices: [
            ['', names.anySource],
            ...(isSourceMissing ? [[source, source] as const] : []),
            ...sources,
          ],
          onChoose: (chosen) => change({ source: chosen }),
        },
      ]}
    >
      {product === undefined ? null : (
        <FilterChip onRemove={() => change({ product: null })}>{names.product}</FilterChip>
      )}
      {measure === undefined ? null : (
        <FilterChip onRemove={() => change({ measure: null })}>{names.measures[measure]}</FilterChip>
      )}
      {by === undefined ? null : (
        <FilterChip onRemove={() => change({ by: null, value: null })}>{lineName(by, value)}</FilterChip>
      )}
      <PeriodChip {...filters} onClear={() => change({ from: null, to: null })} />
    </FilterBar>
  );
}
