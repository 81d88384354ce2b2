import {
  competitivenessSorts,
  priceGapGroupOf,
  priceGapGroups,
  priceGapSteps,
} from '@pricehunt/api-contract/analytics';
import type { PriceGapStep } from '@pricehunt/api-contract/analytics';
import {
  BarList,
  Button,
  EmptyState,
  FigureRow,
  Renewing,
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
import type { ChangeQuery } from '@pricehunt/web-shell';
import { useBusiness } from '../../../business/use-business';
import { pricesQuery } from '../../../business/analytics-queries';
import type { PriceCompetitiveness } from '../../../business/analytics-queries';
import { PriceTable } from '../../../business/price-table';
import { MoreButton } from '../../../page-parts/more-button';
import { routePaths } from '../../../route-paths';
import { FilterBar } from '../../../views/filter-bar';
import { FilterLink } from '../../../views/filter-link';
import { SearchField } from '../../../views/search-field';

const gapFilters = [...priceGapSteps, 'cheapest', 'beaten'] as const;

/** Each product against the cheapest other offer. The figures filter the table. */
export function PricesView() {
  const { analytics, products } = useMessages();
  const { prices: words } = analytics;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { moment } = useMoments();
  const [address, change] = useAddressQuery();
  const step = oneOf(gapFilters, address.get('gap'));
  const sort = oneOf(competitivenessSorts, address.get('order')) ?? 'impact';
  const text = address.get('q') ?? '';
  const query = useInfiniteQuery(
    pricesQuery(openApi, id, {
      sort,
      ...(step === null ? {} : { step }),
      ...(text === '' ? {} : { q: text }),
    }),
  );
  const clear = () => change({ gap: null, q: null });
  return (
    <Answered query={query} whileLoading={<Loading />}>
      {({ pages }) => {
        const { rankedAt = null, distribution = [] } = pages[0] ?? {};
        const items = pages.flatMap((page) => page.items);
        if (rankedAt === null) return <EmptyState title={words.notYet}>{words.notYetSentence}</EmptyState>;
        return (
          <>
            <GapGroups
              distribution={distribution}
              chosen={step}
              onChoose={(gap) => change({ gap: gap === step ? null : gap })}
            />
            <section aria-labelledby="price-table" className="py-6">
              <h2 id="price-table" className="mb-3 text-xl">
                {words.table}
              </h2>
              <PriceFilterBar
                distribution={distribution}
                step={step}
                sort={sort}
                text={text}
                change={change}
                onClear={clear}
              />
              <Renewing isStale={query.isPlaceholderData}>
                {items.length === 0 ? (
                  <EmptyState
                    title={products.noneFound}
                    action={<Button onClick={clear}>{products.clear}</Button>}
                  >
                    {products.noneFoundSentence}
                  </EmptyState>
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
            <p className="max-w-[75ch] text-sm text-ink-muted">
              {words.sentence} {words.clickBasis} {words.rankedAt(moment(rankedAt))}
            </p>
            <Spread distribution={distribution} />
          </>
        );
      }}
    </Answered>
  );
}

interface PriceFilterBarProps extends Pick<PriceCompetitiveness, 'distribution'> {
  readonly step: (typeof gapFilters)[number] | null;
  readonly sort: (typeof competitivenessSorts)[number];
  readonly text: string;
  readonly change: ChangeQuery;
  readonly onClear: () => void;
}

function PriceFilterBar({ distribution, step, sort, text, change, onClear }: PriceFilterBarProps) {
  const { analytics, products } = useMessages();
  const { prices: words, gaps } = analytics;
  const figure = useFigures();
  const counted = (name: string, steps: readonly PriceGapStep[]) =>
    products.counted(name, figure(productsIn(distribution, steps)));
  return (
    <FilterBar
      label={words.filters}
      clearing={step === null && text === '' ? null : { label: products.clear, onClear }}
      first={
        <SearchField
          label={products.search}
          placeholder={products.searchHint}
          searched={text}
          onSearch={(typed) => change({ q: typed })}
        />
      }
      choices={[
        {
          label: words.filter,
          chosen: step ?? '',
          choices: [
            ['', words.anyGap],
            ...priceGapGroups.map(
              (group) =>
                [
                  group,
                  counted(
                    words[group],
                    priceGapSteps.filter((each) => priceGapGroupOf(each) === group),
                  ),
                ] as const,
            ),
            ...priceGapSteps
              .filter((each) => each !== 'alone')
              .map((each) => [each, counted(gaps[each], [each])] as const),
          ],
          onChoose: (chosen) => change({ gap: chosen }),
        },
        {
          label: words.sort,
          isOrder: true,
          chosen: sort,
          choices: competitivenessSorts.map((each) => [each, words.sorts[each]] as const),
          onChoose: (chosen) => change({ order: chosen === 'impact' ? null : chosen }),
        },
      ]}
    />
  );
}

function productsIn(
  distribution: PriceCompetitiveness['distribution'],
  steps: readonly PriceGapStep[],
): number {
  return distribution
    .filter(({ step }) => steps.includes(step))
    .reduce((sum, { products }) => sum + products, 0);
}

interface GapGroupsProps extends Pick<PriceCompetitiveness, 'distribution'> {
  readonly chosen: string | null;
  readonly onChoose: (group: string) => void;
}

function GapGroups({ distribution, chosen, onChoose }: GapGroupsProps) {
  const { prices: words } = useMessages().analytics;
  const figure = useFigures();
  const groups = priceGapGroups.map((group) => {
    const steps = distribution.filter(({ step }) => priceGapGroupOf(step) === group);
    const clicks = steps.reduce((sum, each) => sum + each.clicks, 0);
    const products = steps.reduce((sum, each) => sum + each.products, 0);
    return {
      id: group,
      name: words[group],
      value: figure(products).text,
      note: words.clicksNote(figure(clicks)),
    };
  });
  return <FigureRow label={words.title} figures={groups} chosen={chosen} onChoose={onChoose} />;
}

function Spread({ distribution }: Pick<PriceCompetitiveness, 'distribution'>) {
  const { prices: words, gaps } = useMessages().analytics;
  const figure = useFigures();
  return (
    <section aria-labelledby="spread" className="max-w-190 py-6">
      <h2 id="spread" className="mb-4 text-xl">
        {words.distribution}
      </h2>
      <BarList
        label={words.distribution}
        bars={distribution.map(({ step, products, clicks }) => ({
          key: step,
          name: (
            <FilterLink path={routePaths.analytics} name="gap" value={step}>
              {gaps[step]}
            </FilterLink>
          ),
          value: products,
          written: words.productsAndClicks(figure(products), figure(clicks)),
          isEmphasised: priceGapGroupOf(step) === 'cheapest',
        }))}
      />
    </section>
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
