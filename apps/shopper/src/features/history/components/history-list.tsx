import type { HistoryEntry } from '@pricehunt/api-contract';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { RemoveButton } from '../../../account/remove-button';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { useMoment } from '../../../browser/use-moment';
import { daysAgo, historyDays, historyPath } from '../history-days';

export interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  readonly onRemove: (entry: HistoryEntry) => void;
}

export function HistoryList({ entries, onRemove }: HistoryListProps) {
  return historyDays(entries).map(({ at, entries: ofDay }) => (
    <section key={at.toDateString()} className="mt-6 first:mt-0">
      <h2 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-muted">
        <DayName at={at} />
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {ofDay.map((entry) => (
          <HistoryRow key={entry.key} entry={entry} onRemove={() => onRemove(entry)} />
        ))}
      </ul>
    </section>
  ));
}

function DayName({ at }: { readonly at: Date }) {
  const { history } = useMessages();
  const locale = useDisplayLocale();
  const now = useMoment();
  const ago = daysAgo(at, now);
  if (ago === 0) return history.today;
  if (ago === 1) return history.yesterday;
  const isThisYear = at.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at);
}

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly onRemove: () => void;
}

function HistoryRow({ entry, onRemove }: HistoryRowProps) {
  const { history } = useMessages();
  const locale = useDisplayLocale();
  const { kind, title, link, imageUrl, at } = entry;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at));
  return (
    <li className="flex items-center gap-3 py-2">
      {kind === 'search' ? (
        <SearchMark />
      ) : (
        <ProductPicture
          imageUrl={imageUrl}
          className="size-11 flex-none rounded-small border border-line p-0.5"
        />
      )}
      <div className="min-w-0 grow">
        <Link
          to={historyPath(entry)}
          className="line-clamp-2 py-0.5 text-ink no-underline hover:underline sm:line-clamp-1"
        >
          {title}
        </Link>
        <p className="truncate text-xs text-ink-muted">
          {history.kinds[kind]}
          {link === null ? null : ` · ${hostOf(link)}`}
        </p>
      </div>
      <time dateTime={at} className="tabular flex-none text-sm text-ink-muted">
        {time}
      </time>
      <RemoveButton label={history.remove(title)} onRemove={onRemove} />
    </li>
  );
}

function SearchMark() {
  return (
    <span className="flex size-11 flex-none items-center justify-center rounded-small border border-line text-ink-muted">
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4.5" fill="none" stroke="currentColor">
        <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="1.7" />
        <path d="M13 13l4.5 4.5" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
    </span>
  );
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
}
