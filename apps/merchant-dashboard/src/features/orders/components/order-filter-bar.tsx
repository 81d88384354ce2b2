import { orderPayments, orderSourceKinds, orderStates } from '@pricehunt/api-contract';
import { orderMeasures } from '@pricehunt/order-attribution';
import { ChoiceChip, TextField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { PeriodChip } from '../../../period/components/period-chip';
import { FilterBar, FilterChoice } from '../../../views/filter-bar';
import type { useOrderFilters } from '../order-filters';

const testChoices = ['without', 'with', 'only'] as const;

export function OrderFilterBar({ filters, isNarrowed, change, clear }: ReturnType<typeof useOrderFilters>) {
  const { orders: words } = useMessages();
  const { filters: names } = words;
  const { q = '', state, payment, source, test, measure, reason } = filters;
  const isTestChosen = test !== 'without';
  return (
    <FilterBar
      label={names.label}
      chosenCount={[measure, state, payment, source, reason].filter(Boolean).length + (isTestChosen ? 1 : 0)}
      clearing={isNarrowed ? { label: words.clear, onClear: clear } : null}
      first={
        <TextField
          key={q}
          type="search"
          label={names.search}
          hidesLabel
          placeholder={names.search}
          defaultValue={q}
          className="md:w-60"
          onBlur={({ target }) => change({ q: target.value.trim() })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') change({ q: event.currentTarget.value.trim() });
          }}
        />
      }
    >
      <FilterChoice
        label={names.measure}
        chosen={measure}
        choices={[
          ['', names.anyMeasure],
          ...orderMeasures.map((each) => [each, names.measures[each]] as const),
        ]}
        onChoose={(chosen) => change({ measure: chosen })}
      />
      <FilterChoice
        label={names.state}
        chosen={state}
        choices={[['', names.anyState], ...orderStates.map((each) => [each, words.states[each]] as const)]}
        onChoose={(chosen) => change({ state: chosen })}
      />
      <FilterChoice
        label={names.payment}
        chosen={payment}
        choices={[
          ['', names.anyPayment],
          ...orderPayments.map((each) => [each, words.payments[each]] as const),
        ]}
        onChoose={(chosen) => change({ payment: chosen })}
      />
      <FilterChoice
        label={names.source}
        chosen={source}
        choices={[
          ['', names.anySource],
          ...orderSourceKinds.map((each) => [each, words.sources[each]] as const),
        ]}
        onChoose={(chosen) => change({ source: chosen })}
      />
      <FilterChoice
        label={names.tests}
        chosen={test}
        choices={testChoices.map((each) => [each, names.testChoices[each]] as const)}
        onChoose={(chosen) => change({ test: chosen === 'without' ? null : chosen })}
      />
      {reason === undefined ? null : (
        <ChoiceChip chosen onChange={() => change({ reason: null })}>
          {words.reasons[reason]}
        </ChoiceChip>
      )}
      <PeriodChip {...filters} onClear={() => change({ from: null, to: null })} />
    </FilterBar>
  );
}
