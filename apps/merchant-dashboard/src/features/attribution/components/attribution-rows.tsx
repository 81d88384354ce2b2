import { attributionDimensions } from '@pricehunt/api-contract/orders';
import { attributionModels } from '@pricehunt/order-attribution';
import type { AttributionModel } from '@pricehunt/order-attribution';
import {
  BarList,
  Button,
  ChoiceField,
  DataTable,
  SegmentedChoice,
  SelectField,
  useFigures,
} from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useOriginWords } from '../../../words/use-origin-words';
import { RowsLink } from '../../../traffic/components/rows-link';
import { ordersOfProductPath } from '../../../traffic/rows-path';
import { useMoneyWords } from '../../../traffic/use-money-words';
import { attributionMeasures, measureOf } from '../attribution-figures';
import type { AttributionMeasure } from '../attribution-figures';
import type { Attribution } from '../requests/attribution-queries';
import { useOrderParts } from '../use-order-parts';
import { Difference } from './difference';

/** The chart shows only the first rows. */
const barsMax = 8;

/** So does the table, until the others are asked for. */
const rowsMax = 10;

export interface AttributionRowsProps {
  readonly answer: Attribution;
  readonly currency: string;
  /** Whether each order uses its own window; only then do rows link to their orders. */
  readonly isOwnWindow: boolean;
}

/** Credit by one dimension: a bar chart of one model, and a table that compares all five with the payout model. */
export function AttributionRows({ answer, currency, isOwnWindow }: AttributionRowsProps) {
  const { attribution: words, orders } = useMessages();
  const [query, change] = useAddressQuery();
  const { by, rows, payingModel, isCut } = answer;
  const measure = oneOf(attributionMeasures, query.get('measure')) ?? 'credited';
  const model = oneOf(attributionModels, query.get('model')) ?? payingModel;
  const title = words.rows(words.dimensions[by]);
  return (
    <section aria-labelledby="rows" className="py-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="rows" className="grow text-xl">
          {title}
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
        <ChoiceField
          label={words.drawnModel}
          hidesLabel
          value={model}
          choices={attributionModels}
          names={{ ...orders.models, [payingModel]: words.paying(orders.models[payingModel]) }}
          onChoose={(chosen) => change({ model: chosen === payingModel ? null : chosen })}
        />
      </div>
      <RowBars answer={answer} currency={currency} measure={measure} model={model} />
      <RowTable
        key={by}
        caption={title}
        answer={answer}
        currency={currency}
        measure={measure}
        model={model}
        isOwnWindow={isOwnWindow}
      />
      {isCut ? <p className="mt-3 text-sm text-ink-muted">{words.cut}</p> : null}
      {rows.length === 0 ? <p className="text-ink-muted">{words.noRows}</p> : null}
    </section>
  );
}

interface RowBarsProps extends Pick<AttributionRowsProps, 'answer' | 'currency'> {
  readonly measure: AttributionMeasure;
  readonly model: AttributionModel;
}

function RowBars({ answer: { by, rows }, currency, measure, model }: RowBarsProps) {
  const { attribution: words, orders } = useMessages();
  const nameOf = useRowName();
  const write = useMeasureWords(currency);
  const bars = rows
    .map((row) => ({ row, value: measureOf(measure, row.models[model], currency) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, barsMax);
  if (bars.length === 0) return null;
  return (
    <div className="mb-6 max-w-190">
      <BarList
        label={words.bars(words.measures[measure], orders.models[model])}
        bars={bars.map(({ row, value }) => ({
          key: row.key,
          name: nameOf(by, row.label),
          value: Math.max(0, value),
          written: write(measure, value),
        }))}
      />
    </div>
  );
}

type Row = Attribution['rows'][number] & { readonly isTotal?: boolean };

interface RowTableProps extends AttributionRowsProps {
  readonly caption: string;
  readonly measure: AttributionMeasure;
  /** The model of the chart; on phones only it and the payout model are listed. */
  readonly model: AttributionModel;
}

function RowTable({ caption, answer, currency, measure, model: drawn, isOwnWindow }: RowTableProps) {
  const { attribution: words, orders } = useMessages();
  const nameOf = useRowName();
  const write = useMeasureWords(currency);
  const figure = useFigures();
  const [showsAll, setShowsAll] = useState(false);
  const { by, rows, payingModel, totals, from, to } = answer;
  const valueOf = ({ models }: Row) => measureOf(measure, models[payingModel], currency);
  const sorted = rows.toSorted((one, other) => valueOf(other) - valueOf(one));
  const shown: readonly Row[] = [
    ...(showsAll ? sorted : sorted.slice(0, rowsMax)),
    { key: 'total', label: words.total, models: totals, isTotal: true },
  ];
  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'label',
      name: words.dimensions[by],
      cell: ({ key, label, isTotal }) =>
        isTotal === true ? (
          <span className="font-semibold">{label}</span>
        ) : !isOwnWindow || (by === 'product' && key === '') ? (
          <span className="wrap-anywhere">{nameOf(by, label)}</span>
        ) : by === 'product' ? (
          <Link to={ordersOfProductPath({ id: key, title: label }, { from, to })} className="row-link">
            {label}
          </Link>
        ) : (
          <RowsLink measure="orders" of={{ from, to, line: { by, value: key === '' ? null : key } }}>
            {nameOf(by, label)}
          </RowsLink>
        ),
    },
    ...attributionModels.map((model): DataColumn<Row> => ({
      id: model,
      name: orders.models[model],
      isFigure: true,
      ...priorityOf(model, { payingModel, drawn }),
      cell: ({ models }) => {
        const value = measureOf(measure, models[model], currency);
        if (model === payingModel) return <b className="font-semibold">{write(measure, value)}</b>;
        return (
          <>
            {write(measure, value)}
            <span className="ml-1.5 @xl:ml-0 @xl:block">
              <Difference
                measure={measure}
                value={value - measureOf(measure, models[payingModel], currency)}
                currency={currency}
              />
            </span>
          </>
        );
      },
    })),
  ];
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={shown}
        rowKey={({ key, isTotal }) => `${isTotal === true} ${key}`}
      />
      {sorted.length > rowsMax ? (
        <Button className="mt-4" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.showFewer : words.showAll(figure(sorted.length))}
        </Button>
      ) : null}
    </>
  );
}

/** On phones, the payout model and the drawn one; narrow tables have no room for the last. */
function priorityOf(
  model: AttributionModel,
  { payingModel, drawn }: { readonly payingModel: AttributionModel; readonly drawn: AttributionModel },
): Pick<DataColumn<Row>, 'isForTable' | 'isForWide' | 'isSecondary'> {
  if (model === payingModel) return {};
  const isLast = model === 'position';
  if (model === drawn) return { isSecondary: isLast };
  return isLast ? { isForWide: true } : { isForTable: true };
}

function useRowName(): (by: Attribution['by'], label: string) => string {
  const { attribution: words } = useMessages();
  const { sourceName } = useOriginWords();
  return (by, label) => {
    if (label === '') return words.unnamed;
    return by === 'source' ? sourceName(label) : label;
  };
}

function useMeasureWords(currency: string): (measure: AttributionMeasure, value: number) => string {
  const { written } = useMoneyWords();
  const count = useOrderParts();
  return (measure, value) =>
    measure === 'orders' ? count(value) : written({ amountMinor: value, currency });
}
