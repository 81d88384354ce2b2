import type { Money } from '@pricehunt/offers';
import { attributionModels } from '@pricehunt/order-attribution';
import type { AttributionModel } from '@pricehunt/order-attribution';
import { Amount, BarList, Chip, DataTable, useDisplayLocale } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useMoneyWords } from '../../traffic/use-money-words';
import { compareModels, measureOf } from '../attribution-figures';
import type { ComparedModel } from '../attribution-figures';
import type { Attribution } from '../requests/attribution-queries';

/** What a ModelComparison takes. */
export interface ModelComparisonProps {
  readonly totals: Attribution['totals'];
  readonly payingModel: AttributionModel;
  readonly currency: string;
}

/** The five models: how much each credits as bars, then as a table against the model that pays. */
export function ModelComparison({ totals, payingModel, currency }: ModelComparisonProps) {
  const { attribution: words, orders } = useMessages();
  const { written } = useMoneyWords();
  const count = useOrderParts();
  const { columns: names } = words;
  const columns: readonly DataColumn<ComparedModel>[] = [
    { id: 'model', name: names.model, cell: (row) => <ModelName row={row} /> },
    { id: 'orders', name: names.orders, isFigure: true, cell: ({ figure }) => count(figure.orders) },
    {
      id: 'credited',
      name: names.credited,
      isFigure: true,
      cell: ({ figure }) => <Amounts amounts={figure.credited} currency={currency} />,
    },
    {
      id: 'credited-difference',
      name: names.difference,
      isFigure: true,
      cell: ({ isPaying, creditedDifference }) =>
        isPaying ? null : <Difference amountMinor={creditedDifference} currency={currency} />,
    },
    {
      id: 'commission',
      name: names.commission,
      isFigure: true,
      cell: ({ figure }) => <Amounts amounts={figure.commission} currency={currency} />,
    },
    {
      id: 'commission-difference',
      name: names.difference,
      isFigure: true,
      cell: ({ isPaying, commissionDifference }) =>
        isPaying ? null : <Difference amountMinor={commissionDifference} currency={currency} />,
    },
  ];
  return (
    <section aria-labelledby="models" className="py-6">
      <h2 id="models" className="mb-4 text-xl">
        {words.models}
      </h2>
      <div className="mb-6 max-w-190">
        <BarList
          label={words.bars(words.measures.credited)}
          bars={attributionModels.map((model) => {
            const amountMinor = measureOf('credited', totals[model], currency);
            return {
              key: model,
              name: orders.models[model],
              value: Math.max(0, amountMinor),
              written: written({ amountMinor, currency }),
              isEmphasised: model === payingModel,
            };
          })}
        />
      </div>
      <DataTable
        caption={words.models}
        columns={columns}
        rows={compareModels(totals, payingModel, currency)}
        rowKey={({ model }) => model}
      />
    </section>
  );
}

function ModelName({ row: { model, isPaying } }: { readonly row: ComparedModel }) {
  const { attribution: words, orders } = useMessages();
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-2.5 font-semibold">
        {orders.models[model]}
        {isPaying ? <Chip tone="good">{words.pays}</Chip> : null}
      </span>
      <span className="block text-xs text-ink-muted">{orders.modelSentences[model]}</span>
    </>
  );
}

/** Amounts with the currency that leads first; none is nothing of that currency. */
function Amounts({ amounts, currency }: { readonly amounts: readonly Money[]; readonly currency: string }) {
  const { several } = useMoneyWords();
  const lead = amounts.find((money) => money.currency === currency) ?? { amountMinor: 0, currency };
  const others = amounts.filter((money) => money.currency !== currency);
  return (
    <>
      <Amount money={lead} />
      {others.length === 0 ? null : <span className="block text-xs text-ink-muted">{several(others)}</span>}
    </>
  );
}

/** What a Difference takes. */
export interface DifferenceProps {
  readonly amountMinor: number;
  readonly currency: string;
}

/** A difference in money with its sign; it is neither good nor bad. */
export function Difference({ amountMinor, currency }: DifferenceProps) {
  const { attribution: words } = useMessages();
  const { written } = useMoneyWords();
  if (amountMinor === 0) return <span className="text-ink-muted">{words.same}</span>;
  const text = written({ amountMinor, currency });
  return <span className="tabular text-ink-muted">{amountMinor > 0 ? `+${text}` : text}</span>;
}

/** Gives what writes orders of which a part may be credited: "12", "3.5". */
export function useOrderParts(): (orders: number) => string {
  const locale = useDisplayLocale();
  const writer = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (orders) => writer.format(orders);
}
