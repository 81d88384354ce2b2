import { orderPayments, orderSourceKinds } from '@pricehunt/api-contract/orders';
import { orderMeasures, orderStates } from '@pricehunt/order-attribution';
import { useMessages } from '../../../messages/use-messages';
import { PeriodChip } from '../../../period/components/period-chip';
import { productTitleName } from '../../../traffic/rows-path';
import { FilterBar, FilterChip } from '../../../views/filter-bar';
import { SearchField } from '../../../views/search-field';
import type { useOrderFilters } from '../order-filters';

const testChoices = ['without', 'with', 'only'] as const;

export function OrderFilterBar({
  filters,
  productTitle,
  isNarrowed,
  change,
  clear,
}: ReturnType<typeof useOrderFilters>) {
  const { orders: words } = useMessages();
  const { filters: names } = words;
  const { q = '', state, payment, source, test, measure, reason, product } = filters;
  return (
    <FilterBar
      label={names.label}
      clearing={isNarrowed ? { label: words.clear, onClear: clear } : null}
      first={
        <SearchField
          label={names.search}
          placeholder={names.search}
          searched={q}
          onSearch={(text) => change({ q: text })}
        />
      }
      choices={[
        {
          label: names.measure,
          chosen: measure,
          choices: [
            ['', names.anyMeasure],
            ...orderMeasures.map((each) => [each, names.measures[each]] as const),
          ],
          onChoose: (chosen) => change({ measure: chosen }),
        },
        {
          label: names.state,
          chosen: state,
          choices: [['', names.anyState], ...orderStates.map((each) => [each, words.states[each]] as const)],
          onChoose: (chosen) => change({ state: chosen }),
        },
        {
          label: names.payment,
          chosen: payment,
          choices: [
            ['', names.anyPayment],
            ...orderPayments.map((each) => [each, words.payments[each]] as const),
          ],
          onChoose: (chosen) => change({ payment: chosen }),
        },
        {
          label: names.source,
          chosen: source,
          choices: [
            ['', names.anySource],
            ...orderSourceKinds.map((each) => [each, words.sources[each]] as const),
          ],
          onChoose: (chosen) => change({ source: chosen }),
        },
        {
          label: names.tests,
          chosen: test,
          none: 'without',
          choices: testChoices.map((each) => [each, names.testChoices[each]] as const),
          onChoose: (chosen) => change({ test: chosen === 'without' ? null : chosen }),
        },
      ]}
    >
      {reason === undefined ? null : (
        <FilterChip onRemove={() => change({ reason: null })}>{words.reasons[reason]}</FilterChip>
      )}
      {product === undefined ? null : (
        <FilterChip onRemove={() => change({ product: null, [productTitleName]: null })}>
          {productTitle ?? names.oneProduct}
        </FilterChip>
      )}
      <PeriodChip {...filters} onClear={() => change({ from: null, to: null })} />
    </FilterBar>
  );
}
