import type { ProductPricePosition } from './analytics-queries';
import { Amount, Chip, DataTable, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn, DataSort } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { productPath } from '../route-paths';
import { PriceGap } from './price-gap';

export interface PriceTableProps {
  readonly caption: string;
  readonly items: readonly ProductPricePosition[];
  readonly sort?: DataSort | null;
  readonly onSort?: (sort: DataSort) => void;
}

/** Products with price, cheapest competitor, rank, clicks and price to win. */
export function PriceTable({ caption, items, sort = null, onSort }: PriceTableProps) {
  const { prices: words } = useMessages();
  const figure = useFigures();
  const { columns: names } = words;
  const columns: readonly DataColumn<ProductPricePosition>[] = [
    {
      id: 'product',
      name: names.product,
      cell: ({ id, title }) => (
        <Link to={productPath(id)} className="line-clamp-2 wrap-anywhere row-link">
          {title}
        </Link>
      ),
    },
    {
      id: 'price',
      name: names.price,
      isFigure: true,
      namesItself: true,
      cell: ({ price }) => <Amount money={price} />,
    },
    {
      id: 'best',
      name: names.best,
      isFigure: true,
      isForTable: true,
      cell: ({ best }) =>
        best === null ? (
          <span className="text-ink-muted">{words.noOther}</span>
        ) : (
          <>
            <Amount money={best.price} />
            <span className="block text-xs text-ink-muted">{best.retailer.name}</span>
          </>
        ),
    },
    {
      id: 'gap',
      name: names.gap,
      isFigure: true,
      namesItself: true,
      isSortable: true,
      cell: ({ gapRatio, gap }) =>
        gapRatio === null || gap === null ? null : <PriceGap ratio={gapRatio} gap={gap} />,
    },
    {
      id: 'position',
      name: names.position,
      isFigure: true,
      isForWide: true,
      cell: ({ position, offersShown }) =>
        offersShown === 1 ? (
          <span aria-hidden="true">–</span>
        ) : (
          <Chip tone={position === 1 ? 'good' : 'neutral'}>
            {words.place(figure(position), figure(offersShown))}
          </Chip>
        ),
    },
    {
      id: 'clicks',
      name: names.clicks,
      isFigure: true,
      isSortable: true,
      cell: ({ clicks }) => figure(clicks).text,
    },
    {
      id: 'winning',
      name: names.winning,
      isFigure: true,
      isForWide: true,
      cell: ({ winningPrice, clicksGained }) =>
        winningPrice === null ? null : (
          <>
            <Amount money={winningPrice} />
            <span className="block text-xs text-ink-muted @max-4xl:whitespace-normal">
              {clicksGained === null ? words.tooFewClicks : words.clicksGained(figure(clicksGained))}
            </span>
          </>
        ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      sort={sort}
      {...(onSort === undefined ? {} : { onSort })}
    />
  );
}
