import type { DealVerdictView } from '@pricehunt/api-contract';
import { verdictSentence } from '@pricehunt/offers';
import { Button, Chip, Notice, SkeletonBlock, periodOf, useFigures } from '@pricehunt/ui-kit';
import { Suspense, lazy } from 'react';
import type { Messages } from '../../../messages/english';
import { useMessages } from '../../../messages/use-messages';
import { useComparisonWords } from '../../../prices/ranking-words';
import { historyDays, usePriceHistory } from '../requests/price-history';

const Chart = lazy(async () => {
  const { PriceHistoryChart } = await import('./price-history-drawing');
  return { default: PriceHistoryChart };
});

export interface PriceHistoryProps {
  readonly productId: string | null;
  readonly currency: string | null;
}

export function PriceHistory({ productId, currency }: PriceHistoryProps) {
  const { history } = useMessages().comparison;
  return (
    <section className="mt-10 border-t border-line pt-8">
      {productId === null ? (
        <>
          <h2 className="text-xl">{history.titleUnknown}</h2>
          <p className="mt-2 text-ink-muted">{history.notInCatalog}</p>
        </>
      ) : (
        <RecognisedHistory productId={productId} currency={currency} />
      )}
    </section>
  );
}

interface RecognisedHistoryProps {
  readonly productId: string;
  readonly currency: string | null;
}

function RecognisedHistory({ productId, currency }: RecognisedHistoryProps) {
  const { data, isError, refetch } = usePriceHistory(productId, currency, true);
  const { actions } = useMessages();
  const wording = useComparisonWords();
  const { history } = wording.words;
  const figure = useFigures();
  const { now } = wording;
  if (data === undefined && isError) {
    return (
      <Notice
        tone="warn"
        title={history.failed}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {actions.tryAgain}
          </Button>
        }
      />
    );
  }
  if (data === undefined) return <ChartPlace />;
  const { verdict, points } = data;
  const chip = verdictChip(verdict, history.chips);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-xl">{history.title(figure(historyDays))}</h2>
        {chip === null ? null : <Chip tone={chip.tone}>{chip.words}</Chip>}
      </div>
      <p className="mt-1.5 mb-4 text-ink-muted">
        {verdictSentence(verdict, wording.words.verdict, wording.locale)}
      </p>
      {points.length < 2 ? null : (
        <Suspense fallback={<SkeletonBlock className="h-65 w-full" />}>
          <Chart
            label={history.line}
            points={points}
            period={periodOf(points, historyDays, now.toISOString().slice(0, 10))}
            median={verdict.median90 === null ? null : { money: verdict.median90, name: history.median }}
          />
        </Suspense>
      )}
    </>
  );
}

function verdictChip({ verdict }: DealVerdictView, chips: Messages['comparison']['history']['chips']) {
  switch (verdict) {
    case 'great':
      return { tone: 'good', words: chips.great } as const;
    case 'good':
      return { tone: 'good', words: chips.good } as const;
    case 'fair':
      return { tone: 'neutral', words: chips.fair } as const;
    case 'high':
      return { tone: 'warn', words: chips.high } as const;
    case 'not-enough-data':
      return null;
  }
}

function ChartPlace() {
  const { history } = useMessages().comparison;
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{history.loading}</span>
      <SkeletonBlock className="h-7 w-64" />
      <SkeletonBlock className="mt-3 mb-4 h-5 w-80 max-w-full" />
      <SkeletonBlock className="h-65 w-full" />
    </div>
  );
}
