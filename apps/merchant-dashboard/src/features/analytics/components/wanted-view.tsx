import { Amount, DataTable, EmptyState, SegmentedChoice, SkeletonBars, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useBusiness } from '../../../business/use-business';
import { useMoneyWords } from '../../../traffic/use-money-words';
import { unmetSearchesQuery } from '../../../business/analytics-queries';
import type { UnmetSearch } from '../../../business/analytics-queries';
import { MoreButton } from '../../../page-parts/more-button';

const lookBacks = ['7', '30'] as const;

/** Searches for products that the catalog lacks, with their typical price. */
export function WantedView() {
  const { analytics, dashboard } = useMessages();
  const { wanted: words } = analytics;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const figure = useFigures();
  const [address, change] = useAddressQuery();
  const days = oneOf(lookBacks, address.get('days')) ?? '30';
  const query = useInfiniteQuery(unmetSearchesQuery(openApi, id, days));
  return (
    <>
      <div className="pb-4">
        <SegmentedChoice
          legend={dashboard.lookBack}
          chosen={days}
          choices={lookBacks.map((value) => ({ value, label: dashboard.lastDays[value] }))}
          onChoose={(value) => change({ days: value === '30' ? null : value })}
        />
      </div>
      <Answered
        query={query}
        whileLoading={<SkeletonBars label={words.loading} count={5} className="mb-3 h-8 w-full" />}
      >
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <section aria-labelledby="wanted">
              <h2 id="wanted" className="text-xl">
                {words.title}
              </h2>
              <p className="mt-1 mb-4 max-w-[65ch] text-sm text-ink-muted">
                {words.sentence(figure(pages[0]?.searchersMin ?? 0))}
              </p>
              {items.length === 0 ? (
                <EmptyState title={words.empty}>{words.emptySentence}</EmptyState>
              ) : (
                <WantedTable items={items} />
              )}
              <MoreButton query={query}>{words.more}</MoreButton>
            </section>
          );
        }}
      </Answered>
    </>
  );
}

function WantedTable({ items }: { readonly items: readonly UnmetSearch[] }) {
  const { wanted: words } = useMessages().analytics;
  const figure = useFigures();
  const { written } = useMoneyWords();
  const { columns: names } = words;
  const columns: readonly DataColumn<UnmetSearch>[] = [
    { id: 'what', name: names.what, cell: (search) => <LookedFor search={search} /> },
    { id: 'searches', name: names.searches, isFigure: true, cell: ({ searches }) => figure(searches).text },
    {
      id: 'searchers',
      name: names.searchers,
      isFigure: true,
      cell: ({ searchers }) => figure(searchers).text,
    },
    {
      id: 'price',
      name: names.price,
      isFigure: true,
      cell: ({ goingPrice }) =>
        goingPrice === null ? (
          <span className="text-ink-muted">{words.noPrice}</span>
        ) : (
          <>
            <Amount money={goingPrice.median} className="font-semibold" />
            <span className="ml-1.5 text-xs text-ink-muted @xl:ml-0 @xl:block">
              {words.from(written(goingPrice.lowest))}
            </span>
          </>
        ),
    },
    {
      id: 'offers',
      name: names.offers,
      isFigure: true,
      cell: ({ goingPrice }) => figure(goingPrice?.offerCount ?? 0).text,
    },
  ];
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={items}
      rowKey={({ kind, words: typed, product }) => `${kind} ${typed ?? product?.id ?? ''}`}
    />
  );
}

function LookedFor({ search: { words: typed, product } }: { readonly search: UnmetSearch }) {
  const { wanted: words } = useMessages().analytics;
  return (
    <span className="wrap-anywhere">
      {typed === null ? null : <span className="font-semibold">{words.words(typed)}</span>}
      {product === null ? null : (
        <span className={typed === null ? 'font-semibold' : 'block text-xs text-ink-muted'}>
          {product.title}
        </span>
      )}
    </span>
  );
}
