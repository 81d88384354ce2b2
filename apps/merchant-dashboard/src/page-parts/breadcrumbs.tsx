import { Link } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';

export interface BreadcrumbsProps {
  /** The pages above this one, the topmost first. */
  readonly trail: readonly { readonly name: string; readonly to: string }[];
}

/** The way back to the pages above a detail page. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { frame: words } = useMessages();
  return (
    <nav aria-label={words.breadcrumbs} className="pt-5 text-sm print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {trail.map(({ name, to }, place) => (
          <li key={to} className="flex min-w-0 gap-2">
            {place === 0 ? null : (
              <span aria-hidden="true" className="text-ink-muted">
                /
              </span>
            )}
            <Link to={to} className="text-link wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
