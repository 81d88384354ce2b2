import { useFigures } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Link } from 'react-router-dom';
import { useBeginSearch } from '../../../begin-search';
import { useMessages } from '../../../messages/use-messages';
import { PageDescription } from '../../../page-description';
import { browsePath, everything } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';
import type { FoundProducts } from '../requests/browse-products';
import { useCategories } from '../requests/list-categories';

/** What a BrowseHead takes. */
export interface BrowseHeadProps {
  readonly choices: BrowseChoices;
  readonly found: FoundProducts | null;
}

/** What is looked at, and how much of it there is. */
export function BrowseHead({ choices, found }: BrowseHeadProps) {
  const { browse } = useMessages();
  const figure = useFigures();
  const beginSearch = useBeginSearch();
  const { words, category } = choices;
  const categoryName = useCategoryName(category);
  const title = words === '' ? (categoryName ?? browse.allProducts) : browse.resultsFor(words);
  return (
    <div className="pt-6 pb-5">
      <PageTitle>{title}</PageTitle>
      <PageDescription
        title={title}
        description={browse.describe(title)}
        path={browsePath({ ...everything, words, category })}
      />
      {category === null ? null : (
        <p className="mb-2 text-sm">
          <Link to={browsePath({ ...everything, words })} className="text-link">
            {browse.allProducts}
          </Link>
          {words === '' || categoryName === null ? null : (
            <span className="text-ink-muted"> · {categoryName}</span>
          )}
        </p>
      )}
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p role="status" className="mt-2 min-h-[1.5em] text-ink-muted">
        {found === null ? null : browse.count(figure(found.total), found.totalIsLowerBound)}
      </p>
      {found?.corrections.map(({ from, to }) => (
        <p key={from} className="mt-1">
          {browse.read(from, to)}
        </p>
      ))}
      {words === '' ? null : (
        <p className="mt-1.5 text-sm">
          <button type="button" className="text-link" onClick={() => beginSearch({ query: words })}>
            {browse.compareInstead(words)}
          </button>
        </p>
      )}
    </div>
  );
}

/** The name of a category by its slug; the slug as words until it is known, or where there is no such category. */
function useCategoryName(slug: string | null): string | null {
  const { data } = useCategories();
  if (slug === null) return null;
  const name = data?.find((category) => category.slug === slug)?.name;
  return name ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
