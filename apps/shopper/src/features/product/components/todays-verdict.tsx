import type { DealVerdictView } from '@pricehunt/api-contract/browsing';
import { basisSentence } from '@pricehunt/offers';
import { Chip, SkeletonBlock } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { defaultHistoryDays } from '../history-range';
import { useProductHistory } from '../requests/product-queries';
import { useVerdictSentence } from '../verdict-words';

/** The verdict on today's price with its reason; renders nothing when the history failed to load. */
export function TodaysVerdict({ productId }: { readonly productId: string }) {
  const { data, isError } = useProductHistory(productId, defaultHistoryDays);
  const words = useMessages().product.verdict;
  const sentenceOf = useVerdictSentence();
  if (data === undefined && isError) return null;
  return (
    <div className="mt-3 flex min-h-21 flex-wrap content-start items-center gap-x-3 gap-y-1.5 lg:min-h-14">
      {data === undefined ? (
        <SkeletonBlock className="h-7 w-80 max-w-full" />
      ) : (
        <>
          <VerdictChip verdict={data.verdict} />
          <p>
            {sentenceOf(data.verdict, data.basis)}
            {data.verdict.verdict === 'not-enough-data' ? null : (
              <span className="text-sm text-ink-muted"> {basisSentence(data.basis, words)}</span>
            )}
          </p>
        </>
      )}
    </div>
  );
}

function VerdictChip({ verdict: { verdict, today } }: { readonly verdict: DealVerdictView }) {
  const { chips } = useMessages().product.history;
  if (verdict === 'not-enough-data' || today === null || today.shop === null) return null;
  return <Chip tone={tones[verdict]}>{chips[verdict]}</Chip>;
}

const tones = { great: 'good', good: 'good', fair: 'neutral', high: 'warn' } as const;
