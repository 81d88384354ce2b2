import {
  Amount,
  Price,
  PriceDifference,
  SkeletonBlock,
  useDisplayLocale,
  useOfferWords,
} from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { RemoveButton } from '../../../account/remove-button';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { directLinkPath, productPath } from '../../../route-paths';
import type { TodaysFavorite } from '../use-priced-favorites';

export interface FavoriteTableProps {
  readonly favorites: readonly TodaysFavorite[];
  readonly onRemove: (favorite: TodaysFavorite) => void;
}

/** Favourites with saved price, current price and change; two lines each on phones. */
export function FavoriteTable({ favorites, onRemove }: FavoriteTableProps) {
  const { title, columns } = useMessages().favorites;
  return (
    <table className="w-full border-y border-line">
      <caption className="sr-only">{title}</caption>
      <thead className="text-left text-sm text-ink-muted max-sm:sr-only">
        <tr className="border-b border-line [&>th]:py-2 [&>th]:font-semibold">
          <th scope="col">{columns.product}</th>
          <th scope="col" className="text-right">
            {columns.then}
          </th>
          <th scope="col" className="pl-6 text-right">
            {columns.now}
          </th>
          <th scope="col" className="pl-6 text-right">
            {columns.change}
          </th>
          <th scope="col">
            <span className="sr-only">{columns.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {favorites.map((favorite) => (
          <FavoriteRow key={favorite.key} favorite={favorite} onRemove={() => onRemove(favorite)} />
        ))}
      </tbody>
    </table>
  );
}

interface FavoriteRowProps {
  readonly favorite: TodaysFavorite;
  readonly onRemove: () => void;
}

function FavoriteRow({ favorite, onRemove }: FavoriteRowProps) {
  const { favorites: words } = useMessages();
  const locale = useDisplayLocale();
  const { title, imageUrl, at, priceWhenSaved, difference, changePercent } = favorite;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at));
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[2.75rem_minmax(0,1fr)_auto_2.25rem] max-sm:items-center max-sm:gap-x-3 max-sm:py-2.5 sm:[&>td]:py-2">
      <td className="max-sm:contents">
        <div className="flex min-w-0 items-center gap-3 max-sm:contents">
          <ProductPicture
            imageUrl={imageUrl}
            className="size-11 flex-none rounded-small border border-line p-0.5 max-sm:row-span-2"
          />
          <div className="min-w-0 max-sm:col-span-2">
            <Link
              to={pathOf(favorite)}
              className="line-clamp-1 py-0.5 text-ink no-underline hover:underline sm:line-clamp-2"
            >
              {title}
            </Link>
            <p className="text-xs text-ink-muted max-sm:sr-only">{words.savedOn(day)}</p>
          </div>
        </div>
      </td>
      <td className="text-right whitespace-nowrap text-ink-muted max-sm:sr-only">
        <span className="sm:hidden">{words.columns.then} </span>
        {priceWhenSaved === null ? words.noPrice : <Amount money={priceWhenSaved} />}
      </td>
      <td className="pl-6 text-right whitespace-nowrap max-sm:col-start-2 max-sm:row-start-2 max-sm:min-w-0 max-sm:truncate max-sm:pl-0 max-sm:text-left">
        <span className="sr-only sm:hidden">{words.columns.now} </span>
        <PriceNow favorite={favorite} />
      </td>
      <td className="pl-6 text-right whitespace-nowrap max-sm:col-span-2 max-sm:col-start-3 max-sm:row-start-2 max-sm:pl-0 max-sm:text-sm">
        {difference === null || changePercent === null ? null : (
          <>
            <PriceDifference difference={difference} against={words.whenSaved} />
            {difference.amountMinor === 0 ? null : (
              <span className="tabular ml-2 text-sm text-ink-muted max-sm:sr-only">
                {new Intl.NumberFormat(locale, {
                  style: 'percent',
                  maximumFractionDigits: 0,
                  signDisplay: 'always',
                }).format(changePercent / 100)}
              </span>
            )}
          </>
        )}
      </td>
      <td className="w-11 text-right max-sm:col-start-4 max-sm:row-start-1 max-sm:w-auto">
        <RemoveButton label={words.remove(title)} onRemove={onRemove} />
      </td>
    </tr>
  );
}

function PriceNow({ favorite }: { readonly favorite: TodaysFavorite }) {
  const { favorites: words } = useMessages();
  const { holds } = useOfferWords();
  const { now, nowHolds, standing, link } = favorite;
  if (now !== null) {
    return (
      <>
        <Price money={now} className="text-lg max-sm:text-base" />
        {nowHolds === null ? null : (
          <span className="block text-xs text-ink-muted max-sm:ml-1.5 max-sm:inline">{holds(nowHolds)}</span>
        )}
      </>
    );
  }
  switch (standing) {
    case 'awaited':
      return <SkeletonBlock className="ml-auto h-5 w-16" />;
    case 'known':
      return <span className="text-sm text-ink-muted">{words.notSold}</span>;
    case 'unknown':
      return link === null ? (
        <span className="text-sm text-ink-muted">{words.noPrice}</span>
      ) : (
        <Link to={directLinkPath(link)} className="text-link text-sm">
          {words.compare}
        </Link>
      );
  }
}

function pathOf({ productId, today, link }: TodaysFavorite): string {
  const known = productId ?? today?.productId ?? null;
  return known === null ? directLinkPath(link ?? '') : productPath(known);
}
