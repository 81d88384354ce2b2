import {
  competitivenessSorts,
  priceGapGroupOf,
  priceGapGroups,
  priceGapSteps,
} from '@pricehunt/api-contract/analytics';
import {
  BarList,
  EmptyState,
  FigureRow,
  Renewing,
  SelectField,
  SkeletonBlock,
  SkeletonGroup,
  useFigures,
  useMoments,
} from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useBusiness } from '../../../business/use-business';
import { pricesQuery } from '../../../business/analytics-queries';
import type { PriceCompetitiveness } from '../../../business/analytics-queries';
import { PriceTable } from '../../../business/price-table';
import { MoreButton } from '../../../page-parts/more-button';

const gapFilters = [...priceGapSteps, 'cheapest', 'beaten'] as const;

export function PricesView() {
  const { prices: words, gaps } = useMessages().analytics;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { moment } = useMoments();
  const [address, change] = useAddressQuery();
  const step = oneOf(gapFilters, address.get('gap'));
  const sort = oneOf(competitivenessSorts, address.get('order')) ?? 'impact';
  const query = useInfiniteQuery(pricesQuery(openApi, id, { sort, ...(step === null ? {} : { step }) }));
  return (
    <Answered query={query} whileLoading={<Loading />}>
      {({ pages }) => {
        const { rankedAt = null, distribution = [] } = pages[0] ?? {};
        const items = pages.flatMap((page) => page.items);
        if (rankedAt === null) return <EmptyState title={words.notYet}>{words.notYetSentence}</EmptyState>;
        return (
          <>
            <p className="pb-4 text-sm text-ink-muted">
              {words.sentence} {words.clickBasis} {words.rankedAt(moment(rankedAt))}
            </p>
            <Spread
              distribution={distribution}
              chosen={step}
              onChoose={(gap) => change({ gap: gap === step ? null : gap })}
            />
            <section aria-labelledby="price-table" className="py-6">
              <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3">
                <h2 id="price-table" className="grow text-xl">
                  {words.table}
                </h2>
                <div className="flex flex-wrap gap-3 max-sm:w-full">
                  <SelectField
                    label={words.filter}
                    hidesLabel
                    className="max-sm:grow"
                    value={step ?? ''}
                    onChange={({ target }) => change({ gap: target.value })}
                  >
                    <option value="">{words.anyGap}</option>
                    {priceGapGroups.map((each) => (
                      <option key={each} value={each}>
                        {words[each]}
                      </option>
                    ))}
                    {priceGapSteps
                      .filter((each) => each !== 'alone')
                      .map((each) => (
                        <option key={each} value={each}>
                          {gaps[each]}
                        </option>
                      ))}
                  </SelectField>
                  <SelectField
                    label={words.sort}
                    hidesLabel
                    className="max-sm:grow"
                    value={sort}
                    onChange={({ target }) =>
                      change({ order: target.value === 'impact' ? null : target.value })
                    }
                  >
                    {competitivenessSorts.map((each) => (
                      <option key={each} value={each}>
                        {words.sorts[each]}
                      </option>
                    ))}
                  </SelectField>
                </div>
              </div>
              <Renewing isStale={query.isPlaceholderData}>
                {items.length === 0 ? (
                  <p className="text-ink-muted">{words.none}</p>
                ) : (
                  <PriceTable
                    caption={words.table}
                    items={items}
                    sort={
                      sort === 'impact'
                        ? null
                        : sort === 'clicks'
                          ? { column: 'clicks', isDescending: true }
                          : { column: 'gap', isDescending: sort === 'dearest' }
                    }
                    onSort={({ column, isDescending }) =>
                      change({
                        order: column === 'clicks' ? 'clicks' : isDescending ? 'dearest' : 'cheapest',
                      })
                    }
                  />
                )}
              </Renewing>
              <MoreButton query={query}>{words.more}</MoreButton>
            </section>
          </>
        );
      }}
    </Answered>
  );
}

interface SpreadProps extends Pick<PriceCompetitiveness, 'distribution'> {
  readonly chosen: string | null;
  readonly onChoose: (group: string) => void;
}

/** The counts of each group, which filter the table, and of each step. */
function Spread({ distribution, chosen, onChoose }: SpreadProps) {
  const { prices: words, gaps } = useMessages().analytics;
  const figure = useFigures();
  const groups = priceGapGroups.map((group) => {
    const steps = distribution.filter(({ step }) => priceGapGroupOf(step) === group);
    const products = steps.reduce((sum, each) => sum + each.products, 0);
    const clicks = steps.reduce((sum, each) => sum + each.clicks, 0);
    return {
      id: group,
      name: words[group],
      value: figure(products).text,
      note: words.clicksNote(figure(clicks)),
    };
  });
  return (
    <>
      <FigureRow label={words.title} figures={groups} chosen={chosen} onChoose={onChoose} />
      <section aria-labelledby="spread" className="max-w-190 py-6">
        <h2 id="spread" className="mb-4 text-xl">
          {words.distribution}
        </h2>
        <BarList
          label={words.distribution}
          bars={distribution.map(({ step, products, clicks }) => ({
            key: step,
            name: gaps[step],
            value: products,
            written: words.productsAndClicks(figure(products), figure(clicks)),
            isEmphasised: priceGapGroupOf(step) === 'cheapest',
          }))}
        />
      </section>
    </>
  );
}

function Loading() {
  const { prices: words } = useMessages().analytics;
  return (
    <SkeletonGroup label={words.loading}>
      <SkeletonBlock className="h-24 w-full" />
      <SkeletonBlock className="mt-8 h-60 w-full max-w-190" />
    </SkeletonGroup>
  );
}
