import { attributionModels } from '@pricehunt/order-attribution';
import { DataTable, SegmentedChoice, SelectField } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { attributionDimensions } from '@pricehunt/api-contract';
import { useMessages } from '../../../messages/use-messages';
import { oneOf, useAddressQuery } from '../../../use-address-query';
import { useOriginWords } from '../../activity/use-origin-words';
import { useMoneyWords } from '../../traffic/use-money-words';
import { attributionMeasures, measureOf } from '../attribution-figures';
import type { Attribution } from '../requests/attribution-queries';
import { useOrderParts } from './model-comparison';

type Row = Attribution['rows'][number];

/** The credit by source, product, campaign or medium: a column for each model, one measure at a time. */
export function AttributionRows({
  answer,
  currency,
}: {
  readonly answer: Attribution;
  readonly currency: string;
}) {
  const { attribution: words, orders } = useMessages();
  const [query, change] = useAddressQuery();
  const { written } = useMoneyWords();
  const { sourceName } = useOriginWords();
  const count = useOrderParts();
  const { by, rows, payingModel, isCut } = answer;
  const measure = oneOf(attributionMeasures, query.get('measure')) ?? 'credited';
  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'label',
      name: words.dimensions[by],
      cell: ({ label }) => (
        <span className="wrap-anywhere">
          {label === '' ? words.unnamed : by === 'source' ? sourceName(label) : label}
        </span>
      ),
    },
    ...attributionModels.map((model): DataColumn<Row> => ({
      id: model,
      name: orders.models[model],
      isFigure: true,
      cell: ({ models }) => {
        const value = measureOf(measure, models[model], currency);
        return (
          <span className={model === payingModel ? 'font-semibold' : 'text-ink-muted'}>
            {measure === 'orders' ? count(value) : written({ amountMinor: value, currency })}
          </span>
        );
      },
    })),
  ];
  return (
    <section aria-labelledby="rows" className="py-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="rows" className="grow text-xl">
          {words.rows(words.dimensions[by])}
        </h2>
        <SegmentedChoice
          legend={words.measure}
          chosen={measure}
          choices={attributionMeasures.map((value) => ({ value, label: words.measures[value] }))}
          onChoose={(value) => change({ measure: value === 'credited' ? null : value })}
        />
        <SelectField
          label={words.by}
          hidesLabel
          value={by}
          onChange={({ target }) => change({ by: target.value === 'source' ? null : target.value })}
        >
          {attributionDimensions.map((dimension) => (
            <option key={dimension} value={dimension}>
              {words.rows(words.dimensions[dimension])}
            </option>
          ))}
        </SelectField>
      </div>
      <DataTable
        caption={words.rows(words.dimensions[by])}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {isCut ? <p className="mt-3 text-sm text-ink-muted">{words.cut}</p> : null}
    </section>
  );
}
