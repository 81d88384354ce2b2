import type { HistoryEntry } from '@pricehunt/api-contract/shopper-lists';
import type { Money } from '@pricehunt/offers';
import {
  Button,
  Price,
  PriceDifference,
  SkeletonBlock,
  useDisplayLocale,
  useOfferWords,
} from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { RemoveButton } from '../../../account/remove-button';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { useMoment } from '../../../browser/use-moment';
import { usePlace } from '../../../place/use-place';
import { daysAgo, historyDays, historyPath } from '../history-days';
import { usePricedHistory } from '../use-priced-history';
import type { PricedEntry } from '../use-priced-history';

/** Renders the control that sets an alert. */
type PriceTracking = ComponentType<{
  readonly productId: string;
  readonly price: Money | null;
  readonly currency: string;
  readonly isIcon: boolean;
  readonly opensAtOnce: boolean;
}>;

export interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  readonly PriceTracking: PriceTracking;
  readonly onRemove: (entry: HistoryEntry) => void;
}

/** One row per product or search, by day, with today's price and its change since the product was seen. */
export function HistoryList({ entries, PriceTracking, onRemove }: HistoryListProps) {
  const priced = new Map(usePricedHistory(entries).map((each) => [each.entry.key, each]));
  return historyDays(entries).map(({ at, entries: ofDay }) => (
    <section key={at.toDateString()} className="mt-6 first:mt-0">
      <h2 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-muted">
        <DayName at={at} />
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {ofDay.map((entry) => (
          <HistoryRow
            key={entry.key}
            entry={entry}
            priced={priced.get(entry.key) ?? null}
            PriceTracking={PriceTracking}
            onRemove={() => onRemove(entry)}
          />
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
  readonly priced: PricedEntry | null;
  readonly PriceTracking: PriceTracking;
  readonly onRemove: () => void;
}

function HistoryRow({ entry, priced, PriceTracking, onRemove }: HistoryRowProps) {
  const { history } = useMessages();
  const locale = useDisplayLocale();
  const { kind, title, link, imageUrl, at } = entry;
  const isPriced = kind === 'product' && priced !== null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at));
  return (
    <li
      data-priced={isPriced || undefined}
      className="group flex items-center gap-3 py-2 max-sm:data-priced:grid max-sm:data-priced:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] max-sm:data-priced:gap-y-0"
    >
      {kind === 'search' ? (
        <SearchMark />
      ) : (
        <ProductPicture
          imageUrl={imageUrl}
          className="size-11 flex-none rounded-small border border-line p-0.5 group-data-priced:row-span-2"
        />
      )}
      <div className="min-w-0 grow max-sm:group-data-priced:contents">
        <Link
          to={historyPath(entry)}
          className="col-span-2 line-clamp-1 py-0.5 text-ink no-underline hover:underline"
        >
          {title}
        </Link>
        <p className="col-start-3 row-start-2 truncate text-xs text-ink-muted">
          <span className="max-sm:group-data-priced:hidden">
            {history.kinds[kind]}
            {link === null ? null : ` · ${hostOf(link)}`}
            {' · '}
          </span>
          <time dateTime={at} className="tabular">
            {time}
          </time>
        </p>
      </div>
      {isPriced ? (
        <>
          <div className="col-start-2 row-start-2 flex-none">
            <PriceNow {...priced} />
          </div>
          <div className="col-start-4 row-start-2 flex-none">
            <SetAlert title={title} productId={entry.key} PriceTracking={PriceTracking} />
          </div>
        </>
      ) : null}
      <div className="col-start-4 row-start-1 flex-none justify-self-center">
        <RemoveButton label={history.remove(title)} onRemove={onRemove} />
      </div>
    </li>
  );
}

function PriceNow({ now, nowHolds, change, isAwaited }: PricedEntry) {
  const { favorites, history } = useMessages();
  const { holds } = useOfferWords();
  if (isAwaited) return <SkeletonBlock className="h-5 w-16" />;
  if (now === null) return <span className="text-sm text-ink-muted">{favorites.notSold}</span>;
  return (
    <p className="text-xs text-ink-muted sm:text-right">
      <Price money={now} className="text-base text-ink" />
      <span className="max-sm:ml-1.5 sm:block">
        {change !== null ? (
          <PriceDifference difference={change} against={history.whenSeen} />
        ) : nowHolds === null ? null : (
          holds(nowHolds)
        )}
      </span>
    </p>
  );
}

interface SetAlertProps {
  readonly title: string;
  readonly productId: string;
  readonly PriceTracking: PriceTracking;
}

/** A bell; the alert's control replaces it once it is wanted, so that a long list loads no alerts. */
function SetAlert({ title, productId, PriceTracking }: SetAlertProps) {
  const { history } = useMessages();
  const { currency } = usePlace().place;
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted)
    return <PriceTracking productId={productId} price={null} currency={currency} isIcon opensAtOnce />;
  return (
    <Button variant="quiet" aria-label={history.alert(title)} onClick={() => setIsWanted(true)}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4.5" fill="none" stroke="currentColor">
        <path d="M5 13V8a5 5 0 0 1 10 0v5zM3 13h14M8 16h4" strokeWidth="1.7" strokeLinejoin="round" />
      </svg>
    </Button>
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
