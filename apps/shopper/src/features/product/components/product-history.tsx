import type { DealVerdictView } from '@pricehunt/api-contract';
import { basisSentence } from '@pricehunt/offers';
import type { Money, PricePoint } from '@pricehunt/offers';
import {
  Amount,
  Button,
  Notice,
  SegmentedChoice,
  SkeletonBlock,
  periodOf,
  useFigures,
} from '@pricehunt/ui-kit';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { useMoment } from '../../../browser/use-moment';
import { historyCsvHref } from '../history-csv';
import { historyRanges, readHistoryRange, writeHistoryRange } from '../history-range';
import type { HistoryRange } from '../history-range';
import { useProductHistory } from '../requests/product-queries';

const Chart = lazy(async () => {
  const { PriceHistoryChart } = await import('./price-history-drawing');
  return { default: PriceHistoryChart };
});

/** Daily prices in a selected period, with the verdict on today's price. */
export function ProductHistory({ productId }: { readonly productId: string }) {
  const [query, setQuery] = useSearchParams();
  const days = readHistoryRange(query);
  const { history, verdict: words } = useMessages().product;
  const { actions } = useMessages();
  const { data, isError, isPlaceholderData, refetch } = useProductHistory(productId, days);
  return (
    <section aria-labelledby="price-history" className="mt-9 border-t border-line pt-7">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="price-history" className="text-xl">
          {history.title}
        </h2>
        <div className="w-full sm:ml-auto sm:w-auto">
          <RangeChoice
            chosen={days}
            onChoose={(next) =>
              setQuery(writeHistoryRange(query, next), { replace: true, preventScrollReset: true })
            }
          />
        </div>
      </div>
      {data === undefined && isError ? (
        <Notice
          tone="warn"
          title={history.failed}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {actions.tryAgain}
            </Button>
          }
        />
      ) : data === undefined ? (
        <HistoryPlace />
      ) : (
        <div aria-busy={isPlaceholderData || undefined}>
          <History days={days} points={data.points} verdict={data.verdict} />
          {data.points.length === 0 ? null : (
            <p className="mt-3 text-xs text-ink-muted">
              {basisSentence(data.basis, words)}{' '}
              <a
                href={historyCsvHref(data.points)}
                download={`price-history-${productId}.csv`}
                className="text-link"
              >
                {history.csv}
              </a>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

interface RangeChoiceProps {
  readonly chosen: HistoryRange;
  readonly onChoose: (days: HistoryRange) => void;
}

function RangeChoice({ chosen, onChoose }: RangeChoiceProps) {
  const { history } = useMessages().product;
  const figure = useFigures();
  return (
    <SegmentedChoice
      legend={history.range}
      chosen={String(chosen)}
      choices={historyRanges.map((days) => ({
        value: String(days),
        label: days === 365 ? history.year : history.days(figure(days)),
      }))}
      onChoose={(value) => {
        const days = historyRanges.find((each) => String(each) === value);
        if (days !== undefined) onChoose(days);
      }}
    />
  );
}

interface HistoryProps {
  readonly days: HistoryRange;
  readonly points: readonly PricePoint[];
  readonly verdict: DealVerdictView;
}

function History({ days, points, verdict }: HistoryProps) {
  const { history } = useMessages().product;
  const figure = useFigures();
  const now = useMoment();
  if (points.length === 0) return <p className="min-h-40 text-ink-muted">{history.none}</p>;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        {points.length < 2 ? (
          <p className="text-ink-muted">{history.none}</p>
        ) : (
          <Suspense fallback={<SkeletonBlock className="h-70 w-full" />}>
            <Chart
              label={history.line(figure(days))}
              points={points}
              period={periodOf(points, days, now.toISOString().slice(0, 10))}
              median={verdict.median90 === null ? null : { money: verdict.median90, name: history.median }}
            />
          </Suspense>
        )}
      </div>
      <Evidence verdict={verdict} today={points.at(-1)?.low ?? null} />
    </div>
  );
}

function Evidence({ verdict, today }: { readonly verdict: DealVerdictView; readonly today: Money | null }) {
  const { history } = useMessages().product;
  const figure = useFigures();
  const amounts = [
    { name: history.today, money: today },
    { name: history.median, money: verdict.median90 },
    { name: history.low30, money: verdict.low30 },
    { name: history.low90, money: verdict.low90 },
    { name: history.lowYear, money: verdict.allTimeLow },
  ];
  return (
    <dl aria-label={history.evidence} className="text-sm">
      {amounts.map(({ name, money }) =>
        money === null ? null : (
          <Fact key={name} name={name}>
            <Amount money={money} />
          </Fact>
        ),
      )}
      {verdict.trend === null ? null : <Fact name={history.trend}>{history.trends[verdict.trend]}</Fact>}
      <Fact name={history.watched}>{figure(verdict.daysOfData).text}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-1.5">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function HistoryPlace() {
  const { history } = useMessages().product;
  return (
    <div role="status" aria-busy="true" className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <span className="sr-only">{history.loading}</span>
      <SkeletonBlock className="h-70 w-full" />
      <SkeletonBlock className="h-62 w-full" />
    </div>
  );
}
