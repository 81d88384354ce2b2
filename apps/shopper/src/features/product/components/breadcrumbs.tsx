import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';

/** What Breadcrumbs take. */
export interface BreadcrumbsProps {
  readonly category: { readonly slug: string; readonly name: string } | null;
  readonly title: string;
}

/** The way from the whole catalog to this product. */
export function Breadcrumbs({ category, title }: BreadcrumbsProps) {
  const { product } = useMessages();
  return (
    <nav aria-label={product.breadcrumbs} className="pt-5 text-sm text-ink-muted">
      <ol className="flex min-w-0 flex-wrap gap-x-2">
        <li>
          <Link to={routePaths.browse} className="text-link">
            {product.allProducts}
          </Link>
        </li>
        {category === null ? null : (
          <li>
            <Separator />
            <Link to={`${routePaths.browse}/${encodeURIComponent(category.slug)}`} className="text-link">
              {category.name}
            </Link>
          </li>
        )}
        <li aria-current="page" className="hidden min-w-0 truncate sm:block">
          <Separator />
          {title}
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return (
    <span aria-hidden="true" className="mr-2">
      /
    </span>
  );
}
