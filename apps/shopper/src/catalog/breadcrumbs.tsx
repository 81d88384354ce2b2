import type { CategoryView } from '@pricehunt/api-contract';
import { cx } from 'class-variance-authority';
import { Link } from 'react-router-dom';
import { useCategoryNames } from './category-names';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export interface BreadcrumbsProps {
  /** The categories above the page, from the top. */
  readonly path: readonly CategoryView[];
  readonly title: string;
  readonly query?: string;
}

/** Phones have room for the nearest category only. */
export function Breadcrumbs({ path, title, query = '' }: BreadcrumbsProps) {
  const { product } = useMessages();
  const nameOf = useCategoryNames();
  return (
    <nav aria-label={product.breadcrumbs} className="pt-3 text-sm text-ink-muted sm:pt-5">
      <ol className="flex min-w-0 gap-x-2 overflow-x-auto whitespace-nowrap sm:flex-wrap sm:whitespace-normal">
        <li>
          <Link to={`${routePaths.browse}${query}`} className="text-link">
            {product.allProducts}
          </Link>
        </li>
        {path.map(({ slug, name }, place) => (
          <li key={slug} className={cx(place < path.length - 1 && 'hidden sm:block')}>
            <Separator />
            <Link to={`${categoryPath(slug)}${query}`} className="text-link">
              {nameOf(name)}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="hidden min-w-0 truncate sm:block">
          <Separator />
          {title}
        </li>
      </ol>
    </nav>
  );
}

function categoryPath(slug: string): string {
  return `${routePaths.browse}/${encodeURIComponent(slug)}`;
}

function Separator() {
  return (
    <span aria-hidden="true" className="mr-2">
      /
    </span>
  );
}
