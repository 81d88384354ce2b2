import { analyticsDimensions, breakdownSorts, downloadAnalytics } from '@pricehunt/api-contract/analytics';
import type { BreakdownLine } from '@pricehunt/api-contract/analytics';
import { ChoiceField, Renewing, SkeletonBars, useFigures } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { DownloadLink } from '../../../page-parts/download-link';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useBusiness } from '../../../business/use-business';
import type { Period } from '../../../period/period';
import type { Comparison } from '../../../period/use-selected-period';
import { breakdownQuery } from '../../../business/analytics-queries';
import { BreakdownTable } from './breakdown-table';
import { MoreButton } from '../../../page-parts/more-button';

export interface BreakdownPanelProps {
  readonly period: Period;
  readonly compare: Comparison;
}

export function BreakdownPanel({ period: { from, to }, compare }: BreakdownPanelProps) {
  const { analytics } = useMessages();
  const { breakdown: words } = analytics;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const figure = useFigures();
  const [address, change] = useAddressQuery();
  const by = oneOf(analyticsDimensions, address.get('by')) ?? 'product';
  const sort = oneOf(breakdownSorts, address.get('sort')) ?? 'clicks';
  const query = useInfiniteQuery(breakdownQuery(openApi, id, { from, to, compare, by, sort }));
  return (
    <section aria-labelledby="breakdown" className="py-6">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="breakdown" className="grow text-xl">
          {words.title}
        </h2>
        <ChoiceField
          label={words.by}
          hidesLabel
          value={by}
          choices={analyticsDimensions}
          names={words.dimensions}
          onChoose={(chosen) => change({ by: chosen === 'product' ? null : chosen })}
        />
        <DownloadLink addressOf={(api) => api.addressOf(downloadAnalytics, { query: { from, to, by } })}>
          {analytics.csv}
        </DownloadLink>
      </div>
      <Answered
        query={query}
        whileLoading={<SkeletonBars label={words.loading} count={5} className="mb-3 h-8 w-full" />}
      >
        {({ pages }) => {
          const lines = pages.flatMap(({ items }) => items).filter(hasCounts);
          const { clicksKnown, clicksUnknown } = pages[0] ?? { clicksKnown: 0, clicksUnknown: 0 };
          if (lines.length === 0) return <p className="text-ink-muted">{words.none}</p>;
          return (
            <>
              <Renewing isStale={query.isPlaceholderData}>
                <BreakdownTable
                  by={pages[0]?.by ?? by}
                  period={pages[0]?.period ?? { from, to }}
                  lines={lines}
                  sort={sort}
                  onSort={(column) => change({ sort: column === 'clicks' ? null : column })}
                />
              </Renewing>
              {clicksUnknown === 0 ? null : (
                <p className="mt-3 text-sm text-ink-muted">
                  {words.unknownClicks(figure(clicksUnknown), figure(clicksKnown + clicksUnknown))}
                </p>
              )}
              <MoreButton query={query}>{words.more}</MoreButton>
            </>
          );
        }}
      </Answered>
    </section>
  );
}

function hasCounts({ counts, countsBefore }: BreakdownLine): boolean {
  return [counts, countsBefore].some(
    (each) => each !== null && each.impressions + each.clicks.all + each.orders + each.refunds > 0,
  );
}
