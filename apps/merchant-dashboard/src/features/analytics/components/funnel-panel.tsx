import { Funnel, SkeletonBars, useFigures } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import type { Period } from '../../../period/period';
import type { Comparison } from '../../../period/use-selected-period';
import { RowsLink } from '../../../traffic/components/rows-link';
import { funnelQuery } from '../../../business/analytics-queries';

export interface FunnelPanelProps {
  readonly period: Period;
  readonly compare: Comparison;
}

/** Impressions, clicks and orders with those of the previous period. */
export function FunnelPanel({ period: { from, to }, compare }: FunnelPanelProps) {
  const { funnel: words } = useMessages().analytics;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const figure = useFigures();
  const query = useQuery(funnelQuery(openApi, id, { from, to, compare }));
  return (
    <section aria-labelledby="funnel" className="py-6">
      <h2 id="funnel" className="mb-4 text-xl">
        {words.title}
      </h2>
      <Answered
        query={query}
        whileLoading={<SkeletonBars label={words.loading} count={3} className="mb-3 h-9 w-full" />}
      >
        {({ steps }) => (
          <>
            <Funnel
              label={words.title}
              steps={steps.map(({ step, count }) => ({
                id: step,
                name:
                  step === 'impression' ? (
                    words.steps[step]
                  ) : (
                    <RowsLink measure={step === 'click' ? 'clicks' : 'orders'} of={{ from, to }}>
                      {words.steps[step]}
                    </RowsLink>
                  ),
                count,
              }))}
            />
            <p className="mt-3 text-sm text-ink-muted">
              {steps
                .flatMap(({ step, countBefore }) =>
                  countBefore === null ? [] : [words.before(words.steps[step], figure(countBefore))],
                )
                .join(' · ')}
            </p>
          </>
        )}
      </Answered>
    </section>
  );
}
