import { formatMoney, networkFeedSource } from '@pricehunt/offers';
import type { Money, Offer, ShopFactsFor } from '@pricehunt/offers';
import { cx } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from './button';
import { useDisplayLocale } from './display-locale';
import { useKitMessages } from './messages/use-kit-messages';
import { useMoments } from './moments';
import { useOfferWords } from './offer-words';
import type { ShippedOffer } from './offer-words';
import { Amount, Price } from './price';
import { PriceDifference } from './price-difference';

export interface OfferRow {
  readonly offer: Omit<Offer, 'affiliateLink' | 'shipping' | 'shippingRates' | 'facts'> &
    ShippedOffer & { readonly facts?: ShopFactsFor };
  /** The link of "Go to shop". */
  readonly href: string;
  /** In the ranking's currency; null when shipping is unknown or impossible, or without an exchange rate. */
  readonly deliveredTotal: Money | null;
  /** The item alone in the ranking's currency; null without an exchange rate. */
  readonly itemPrice: Money | null;
  /** This total minus the pasted one; null when they can't be compared. */
  readonly difference: Money | null;
  /** Why it counts as the same product, with the shop's title if that is uncertain; null when no matching was needed. */
  readonly match: { readonly sentence: string; readonly title?: string } | null;
}

export interface OfferTableProps {
  readonly caption: string;
  readonly rows: readonly OfferRow[];
  readonly bestOfferId: string | null;
  /** The current time for "checked 2 min ago". */
  readonly now: Date;
  readonly onFollow?: (row: OfferRow, event: MouseEvent<HTMLAnchorElement>) => void;
  /** An extra control below the shop's details. */
  readonly aside?: (row: OfferRow) => ReactNode;
  /** Shows the rows in muted text, for offers that can't be ordered. */
  readonly isMuted?: boolean;
}

/** A table, or a list where space is narrow; a narrow table has shipping beside the stock. The best offer is highlighted and has the only filled button. */
export function OfferTable({
  caption,
  rows,
  bestOfferId,
  now,
  onFollow,
  aside,
  isMuted = false,
}: OfferTableProps) {
  const { offers: words } = useKitMessages();
  return (
    <div className="@container">
      <table className={cx('block w-full border-collapse text-left @2xl:table', isMuted && 'text-ink-muted')}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr className="text-sm text-ink-muted *:border-b *:border-line *:px-2.5 *:py-2.5 *:font-medium">
            <th scope="col">{words.shop}</th>
            <th scope="col">{words.condition}</th>
            <th scope="col" className="hidden text-right @3xl:table-cell">
              {words.item}
            </th>
            <th scope="col" className="hidden text-right @3xl:table-cell">
              {words.shipping}
            </th>
            <th scope="col" className="text-right">
              {words.delivered}
            </th>
            <th scope="col">
              <span className="sr-only">{words.link}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block @2xl:table-row-group">
          {rows.map((row) => (
            <OfferTableRow
              key={row.offer.id}
              row={row}
              isBest={row.offer.id === bestOfferId}
              now={now}
              onFollow={onFollow}
              aside={aside}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OfferTableRowProps {
  readonly row: OfferRow;
  readonly isBest: boolean;
  readonly now: Date;
  readonly onFollow: OfferTableProps['onFollow'];
  readonly aside: OfferTableProps['aside'];
}

const cell = 'p-0 @2xl:px-2.5 @2xl:py-3.5 @2xl:align-middle @2xl:border-b @2xl:border-line';
const right = '@2xl:text-right';

function OfferTableRow({ row, isBest, now, onFollow, aside }: OfferTableRowProps) {
  const { offer, match } = row;
  const { offers: words } = useKitMessages();
  const { conditionAndStock, shipping, shippingNotes, rating, terms, timeAgo } = useOfferWords();
  const { moment } = useMoments();
  const notes = shippingNotes(offer);
  return (
    <tr
      data-offer={offer.id}
      data-best={isBest || undefined}
      className={cx(
        'grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3.5 @max-[14rem]:grid-cols-1 @2xl:table-row @2xl:border-0 @2xl:py-0',
        isBest &&
          'my-2 rounded-panel border-transparent bg-accent-soft px-3.5 @2xl:my-0 @2xl:[&>*:first-child]:rounded-l-control @2xl:[&>*:last-child]:rounded-r-control @2xl:*:border-transparent',
      )}
    >
      <th scope="row" className={cx(cell, 'min-w-0 font-normal')}>
        <span className="font-semibold">{offer.retailer.name}</span>
        {offer.seller === null ? null : <span className="text-xs text-ink-muted"> {offer.seller}</span>}
        {match?.title === undefined ? null : (
          <span className="line-clamp-2 text-sm leading-snug wrap-anywhere">{match.title}</span>
        )}
        {offer.facts?.rating === undefined ? null : (
          <span className="tabular block text-xs">{rating(offer.facts.rating)}</span>
        )}
        <span className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
          <span>
            {match === null ? null : `${match.sentence}\u00a0· `}
            <span className="inline-block">
              {offer.source === networkFeedSource
                ? words.fromFeed(moment(offer.checkedAt))
                : words.checked(timeAgo(offer.checkedAt, now))}
            </span>
          </span>
          {aside?.(row)}
        </span>
      </th>
      <td
        className={cx(
          cell,
          'order-3 text-xs text-ink-muted @2xl:text-sm @2xl:text-ink @3xl:whitespace-nowrap',
        )}
      >
        {conditionAndStock(offer)}
        <span className="@3xl:hidden">
          {'\u00a0· '}
          <span className="tabular">{shipping(offer)}</span>
        </span>
        {[notes, terms(offer)].map((line) =>
          line === '' ? null : (
            <span key={line} className="block text-xs text-ink-muted">
              {line}
            </span>
          ),
        )}
      </td>
      <td className={cx(cell, right, 'hidden text-sm @3xl:table-cell')}>
        <Amount money={offer.price} />
      </td>
      <td className={cx(cell, right, 'hidden text-sm @3xl:table-cell')}>
        <ShippingCost offer={offer} />
      </td>
      <td className={cx(cell, right, 'order-2 text-right')}>
        <DeliveredPrice row={row} />
      </td>
      <td className={cx(cell, right, 'order-4 self-end text-right')}>
        <ButtonLink
          href={row.href}
          target="_blank"
          rel="sponsored nofollow noopener"
          variant={isBest ? 'primary' : 'plain'}
          size="small"
          className="mt-2 @2xl:mt-0"
          onClick={(event) => onFollow?.(row, event)}
        >
          {words.goToShop}
          <span className="sr-only"> {words.opensInNewTab(offer.retailer.name)}</span>
        </ButtonLink>
      </td>
    </tr>
  );
}

function DeliveredPrice({ row }: { readonly row: OfferRow }) {
  const { offers: words } = useKitMessages();
  const { total } = useOfferWords();
  const { offer, deliveredTotal, itemPrice, difference } = row;
  return (
    <>
      <Price money={deliveredTotal ?? itemPrice ?? offer.price} className="text-lg" />
      <span className="block text-xs text-ink-muted">{total(offer, deliveredTotal !== null)}</span>
      {difference === null ? null : (
        <span className="block text-xs text-ink-muted">
          <PriceDifference difference={difference} against={words.pastedLink} />
        </span>
      )}
    </>
  );
}

/** The cost without the word "shipping", which is in the column head. */
function ShippingCost({ offer: { shipping, shippingDetails } }: { readonly offer: OfferRow['offer'] }) {
  const { offers: words } = useKitMessages();
  const locale = useDisplayLocale();
  const freeFrom = shippingDetails?.freeFrom;
  switch (shipping.kind) {
    case 'free':
      return words.free;
    case 'known':
    case 'unknown':
      return (
        <>
          {shipping.kind === 'known' ? (
            <span className="tabular">{formatMoney(shipping.cost, locale)}</span>
          ) : (
            <span className="whitespace-nowrap text-ink-muted">{words.notStated}</span>
          )}
          {freeFrom === undefined ? null : (
            <span className="block text-xs text-ink-muted">
              {words.shippingWords.freeFromAmount(formatMoney(freeFrom, locale))}
            </span>
          )}
        </>
      );
    case 'not-shipped':
      return <span className="font-semibold text-ink-muted">{words.shippingWords.notShipped}</span>;
  }
}
