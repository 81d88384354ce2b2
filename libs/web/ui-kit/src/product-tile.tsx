import type { Money } from '@pricehunt/offers';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Price } from './price';
import { Unbroken } from './unbroken';

export interface ProductTileProps {
  readonly to: string;
  readonly title: string;
  /** Decoration; fills its frame. */
  readonly picture: ReactNode;
  /** A short word before the price, such as "from". */
  readonly priceLead: string;
  /** Null when nobody sells it. */
  readonly price: Money | null;
  readonly noPrice: string;
  /** What the price includes, such as shipping. */
  readonly priceHolds?: string;
  /** One line below the price, such as the number of offers. */
  readonly facts: ReactNode;
  /** A small mark on the picture, such as the price drop. */
  readonly badge?: ReactNode;
  /** A small chart; its space is reserved until it loads. */
  readonly trend?: ReactNode;
}

export function ProductTile({
  to,
  title,
  picture,
  priceLead,
  price,
  noPrice,
  priceHolds,
  facts,
  badge,
  trend,
}: ProductTileProps) {
  return (
    <Link
      to={to}
      className="group flex h-full flex-col rounded-control text-ink no-underline focus-visible:outline-offset-4"
    >
      <span className="relative block aspect-square w-full overflow-hidden rounded-panel border border-line bg-[#fff] p-2.5 transition-[border-color] group-hover:border-line-strong">
        {picture}
        {badge === undefined ? null : <span className="absolute top-2.5 left-2.5 flex">{badge}</span>}
      </span>
      <span className="mt-3 line-clamp-2 min-h-[2.7em] text-[0.9375rem] leading-[1.35] font-medium group-hover:underline">
        <Unbroken>{title}</Unbroken>
      </span>
      <span className="mt-1.5 flex min-h-7 flex-wrap items-end whitespace-nowrap">
        {price === null ? (
          <span className="text-sm text-ink-muted">{noPrice}</span>
        ) : (
          <>
            <span className="mr-1.5 mb-0.5 text-xs text-ink-muted">{priceLead}</span>
            <Price money={price} className="text-xl" />
          </>
        )}
      </span>
      {priceHolds === undefined ? null : <span className="text-xs text-ink-muted">{priceHolds}</span>}
      <span className="mt-1 flex min-h-5 items-center justify-between gap-3">
        <span className="min-w-0 text-xs text-ink-muted">{facts}</span>
        {trend === undefined ? null : <span className="h-4 w-12 flex-none sm:w-16">{trend}</span>}
      </span>
    </Link>
  );
}
