import { FigureRow, SkeletonBlock, useFigures } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '../../../business/use-business';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { countBeaten, facetsQuery } from '../requests/product-queries';
import { useProductFilters } from '../use-product-filters';
import type { ProductFilterName } from '../use-product-filters';

type FigureId = 'shown' | 'hidden' | 'beaten' | 'issues' | 'outOfStock';

/** The one filter that each figure stands for. */
const filterOf: Readonly<Record<FigureId, readonly [name: ProductFilterName, value: string]>> = {
  shown: ['standing', 'shown'],
  beaten: ['place', 'beaten'],
  issues: ['issue', 'any'],
  outOfStock: ['availability', 'out_of_stock'],
  hidden: ['standing', 'hidden'],
};

/** The key counts of the catalog; each filters the table. */
export function ProductFigures() {
  const { products: words } = useMessages();
  const { id, status } = useBusiness();
  const { openApi } = useMerchantServices();
  const { filters, show } = useProductFilters();
  const { q, feedId, sort } = filters;
  const { data, isPending } = useQuery(facetsQuery(openApi, id, { q, feedId, sort }));
  const figure = useFigures();
  if (isPending) return <SkeletonBlock className="mb-5 h-43 sm:h-22" />;
  if (data === undefined || data.standings.length === 0) return null;
  const shown = data.standings.find(({ value }) => value === 'shown')?.count ?? 0;
  const counts: Readonly<Record<FigureId, number>> = {
    shown,
    beaten: countBeaten(data),
    issues: data.withIssues,
    outOfStock: data.availabilities.find(({ value }) => value === 'out_of_stock')?.count ?? 0,
    hidden: data.standings.reduce((sum, { count }) => sum + count, -shown),
  };
  const ids: readonly FigureId[] = ['shown', 'beaten', 'issues', 'outOfStock', 'hidden'];
  const { standing, place, issue, availability } = filters;
  const set = Object.entries({ standing, place, issue, availability }).filter(
    ([, value]) => value !== undefined,
  );
  const chosen = ids.find((each) => {
    const [name, value] = filterOf[each];
    return set.length === 1 && set[0]?.[0] === name && set[0][1] === value;
  });
  return (
    <div className="pb-5">
      <FigureRow
        label={words.figures.label}
        figures={ids.map((each) => ({
          id: each,
          name: words.figures[each === 'shown' && status === 'pending' ? 'shown-pending' : each],
          value: figure(counts[each]).text,
        }))}
        chosen={chosen ?? null}
        onChoose={(clicked) => {
          const wanted = ids.find((each) => each === clicked && each !== chosen);
          show(wanted === undefined ? null : filterOf[wanted]);
        }}
      />
    </div>
  );
}
