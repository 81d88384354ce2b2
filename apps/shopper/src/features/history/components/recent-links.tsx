import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { historyPath, oncePerProduct } from '../history-days';

const shown = 3;
/** Enough for that many products. */
const lookedAtMax = 30;

/** What the shopper looked at last, one link a product, on the lines that the landing page has for example links. */
export function RecentLinks({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { recent } = useMessages().landingLists;
  return (
    <nav
      aria-label={recent}
      className="mt-3 flex min-h-13 flex-wrap content-start gap-x-4.5 text-sm text-ink-muted sm:min-h-6"
    >
      <span aria-hidden="true" className="py-1">
        {recent}:
      </span>
      {oncePerProduct(entries.slice(0, lookedAtMax))
        .slice(0, shown)
        .map((entry) => (
          <Link
            key={entry.key}
            to={historyPath(entry)}
            title={entry.title}
            className="text-link block max-w-34 truncate py-1 sm:max-w-44"
          >
            {entry.title}
          </Link>
        ))}
    </nav>
  );
}
