import { useFigures } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Breadcrumbs } from '../../../catalog/breadcrumbs';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';
import { PageDescription } from '../../../catalog/page-description';
import { routePaths } from '../../../route-paths';
import { browsePath, everything } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';
import { useCategoryTitle } from '../browse-title';
import type { FoundProducts } from '../requests/browse-products';
import { useCategory } from '../requests/get-category';

export interface BrowseHeadProps {
  readonly choices: BrowseChoices;
  readonly found: FoundProducts | null;
}

export function BrowseHead({ choices, found }: BrowseHeadProps) {
  const { browse } = useMessages();
  const figure = useFigures();
  const beginSearch = useBeginSearch();
  const { words, category } = choices;
  const path = useCategory(category).data?.path ?? [];
  const categoryName = useCategoryTitle(category);
  const title = words === '' ? (categoryName ?? browse.allProducts) : browse.resultsFor(words);
  return (
    <div className="pt-2 pb-5">
      <PageTitle>{title}</PageTitle>
      <PageDescription
        title={title}
        description={browse.describe(title)}
        path={browsePath({ ...everything, words, category })}
      />
      {categoryName === null ? null : (
        <Breadcrumbs
          path={words === '' ? path.slice(0, -1) : path}
          title={title}
          query={browsePath({ ...everything, words }).slice(routePaths.browse.length)}
        />
      )}
      <h1 className="pt-3 text-2xl md:text-3xl">{title}</h1>
      <p role="status" className="mt-2 min-h-[1.5em] text-ink-muted">
        {found === null ? null : browse.count(figure(found.total), found.totalIsLowerBound)}
      </p>
      {found?.corrections.map(({ from, to }) => (
        <p key={from} className="mt-1">
          {browse.read(from, to)}
        </p>
      ))}
      {words === '' || found?.total === 0 ? null : (
        <p className="mt-1.5 text-sm">
          <button type="button" className="text-link" onClick={() => beginSearch({ query: words })}>
            {browse.compareInstead(words)}
          </button>
        </p>
      )}
    </div>
  );
}
