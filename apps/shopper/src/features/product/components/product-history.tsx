import type { DealVerdictView } from '@pricehunt/api-contract/browsing';
import { basisSentence } from '@pricehunt/offers';
import type { PricePoint } from '@pricehunt/offers';
import { Amount, SegmentedChoice, SelectField, SkeletonBlock, periodOf, useFigures } from '@pricehunt/ui-kit';
import { staysInPlace } from '@pricehunt/web-shell';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { useMoment } from '../../../browser/use-moment';
import { historyCsvHref } from '../history-csv';
import { historyRanges, readHistoryRange, writeHistoryRange } from '../history-range';
import type { HistoryRange } from '../history-range';
import { everyShop, useProductHistory } from '../requests/product-queries';
import type { HistoryLine } from '../requests/product-queries';

const Chart = lazy(async () => {
  const { PriceHistoryChart } = await import('./price-history-drawing');
  return { default: PriceHistoryChart };
});

/** Daily prices in a selected period, with the verdict on today's price. */
export function ProductHistory({ productId }: { readonly productId: string }) {
  const [query, setQuery] = useSearchParams();
  const days = readHistoryRange(query);
  const { history, verdict: words } = useMessages().product;
  const [line, setLine] = useState(everyShop);
  const { data, isError, isPlaceholderData, refetch } = useProductHistory(productId, days, line);
  const all = useProductHistory(productId, days).data;
  const shop = shopNamed(all?.shops ?? [], line);
  return (
    <section aria-labelledby="price-history" className="mt-9 border-t border-line pt-7">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="price-history" className="text-xl">
          {history.title}
        </h2>
        <div className="flex w-full flex-wrap items-center gap-3 sm:ml-auto sm:w-auto">
          {all?.shops === undefined ? null : (
            <LineChoice shops={all.shops} chosen={line} onChoose={setLine} />
          )}
          <RangeChoice
            chosen={days}
            onChoose={(next) =>
              setQuery(writeHistoryRange(query, next), { replace: true, state: staysInPlace })
            }
          />
        </div>
      </div>
      {data === undefined && isError ? (
        <RetryNotice tone="warn" title={history.failed} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <HistoryPlace />
      ) : (
        <div aria-busy={isPlaceholderData || undefined}>
          <History
            days={days}
            points={data.points}
            basis={data.basis}
            soldOut={data.soldOut ?? []}
            verdict={data.verdict}
            shop={shop}
            all={shop === null || all === undefined || !isAlike(all, data) ? [] : all.points}
          />
          {data.points.length === 0 ? null : (
            <p className="mt-3 text-xs text-ink-muted">
              {basisSentence(data.basis, words)}{' '}
              <a
                href={historyCsvHref(data.points)}
                download={`${['price-history', productId, line.shop].filter(Boolean).join('-')}.csv`}
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

interface LineChoiceProps {
  readonly shops: HistoryShops;
  readonly chosen: HistoryLine;
  readonly onChoose: (line: HistoryLine) => void;
}

type HistoryShops = NonNullable<PriceHistory['shops']>;
type PriceHistory = NonNullable<ReturnType<typeof useProductHistory>['data']>;

/** All shops or one, new or used. */
function LineChoice({ shops, chosen, onChoose }: LineChoiceProps) {
  const { history } = useMessages().product;
  const lines = shops.flatMap(({ condition, shops: some }): HistoryLine[] => [
    { condition },
    ...(some.length < 2 ? [] : some.map(({ domain }) => ({ condition, shop: domain }))),
  ]);
  const [first] = lines;
  const current = chosen === everyShop ? first : chosen;
  return (
    <SelectField
      label={history.shop}
      hidesLabel
      className="w-full sm:w-52"
      value={current === undefined ? '' : valueOf(current)}
      onChange={({ target }) => {
        const line = lines.find((each) => valueOf(each) === target.value);
        if (line !== undefined) onChoose(line === first ? everyShop : line);
      }}
    >
      {lines.map((line) => (
        <option key={valueOf(line)} value={valueOf(line)}>
          {shopNamed(shops, line) ?? history.allShops[line.condition ?? 'new']}
        </option>
      ))}
    </SelectField>
  );
}

function valueOf({ condition = 'new', shop = '' }: HistoryLine): string {
  return `${condition} ${shop}`;
}

/** Null for all shops. */
function shopNamed(shops: HistoryShops, line: HistoryLine): string | null {
  if (line.shop === undefined) return null;
  const own = shops.find(({ condition }) => condition === line.condition);
  return own?.shops.find(({ domain }) => domain === line.shop)?.name ?? line.shop;
}

interface HistoryProps {
  readonly days: HistoryRange;
  readonly points: readonly PricePoint[];
  readonly basis: PriceHistory['basis'];
  readonly soldOut: NonNullable<PriceHistory['soldOut']>;
  readonly verdict: DealVerdictView;
  /** Null for all shops. */
  readonly shop: string | null;
  /** The line of all shops, behind that of one; empty without. */
  readonly all: readonly PricePoint[];
}

function History({ days, points, basis, soldOut, verdict, shop, all }: HistoryProps) {
  const { history } = useMessages().product;
  const kind = basis.includesShipping ? 'total' : 'item';
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
              label={
                shop === null ? history.line[kind](figure(days)) : history.lineAt[kind](shop, figure(days))
              }
              points={points}
              behind={all.length === 0 ? null : { points: all, name: history.allShops[basis.condition] }}
              soldOut={soldOut}
              period={periodOf(earlier(points, all), days, now.toISOString().slice(0, 10))}
              median={verdict.median90 === null ? null : { money: verdict.median90, name: history.median }}
            />
          </Suspense>
        )}
      </div>
      <Evidence verdict={verdict} kind={kind} />
    </div>
  );
}

function isAlike(one: PriceHistory, other: PriceHistory): boolean {
  const [basis, others] = [one.basis, other.basis];
  return (
    one.currency === other.currency &&
    basis.condition === others.condition &&
    basis.tax === others.tax &&
    basis.includesShipping === others.includesShipping
  );
}

/** Those that begin first. */
function earlier(one: readonly PricePoint[], other: readonly PricePoint[]): readonly PricePoint[] {
  return (other[0]?.day ?? '9') < (one[0]?.day ?? '') ? other : one;
}

interface EvidenceProps {
  readonly verdict: DealVerdictView;
  readonly kind: 'total' | 'item';
}

function Evidence({ verdict, kind }: EvidenceProps) {
  const { history } = useMessages().product;
  const figure = useFigures();
  const { today } = verdict;
  const amounts = [
    { name: today?.shop === null ? history.last[kind] : history.today[kind], money: today?.price ?? null },
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
