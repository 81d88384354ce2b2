import { Amount, Chip, DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { ProductMarket } from '../requests/product-queries';
import { useAvailabilityWords } from '../use-availability-words';

type MarketOffer = ProductMarket['offers'][number];

/** Every offer for the product: shop, price, delivery, stock and age. */
export function MarketOffers({ offers }: Pick<ProductMarket, 'offers'>) {
  const { market: words } = useMessages().products;
  const figure = useFigures();
  const { moment } = useMoments();
  const { availability, condition } = useAvailabilityWords();
  const { columns: names } = words;
  if (offers.length === 0) return <p className="text-ink-muted">{words.none}</p>;
  const columns: readonly DataColumn<MarketOffer>[] = [
    {
      id: 'shop',
      name: names.shop,
      cell: ({ isOwn, retailer, condition: state }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <span className={isOwn ? 'font-semibold' : undefined}>{retailer.name}</span>
          {isOwn ? <Chip tone="good">{words.yours}</Chip> : null}
          {state === 'new' ? null : <span className="text-xs text-ink-muted">{condition(state)}</span>}
        </span>
      ),
    },
    {
      id: 'rank',
      name: names.rank,
      isFigure: true,
      cell: ({ position }) =>
        position === null ? <span className="text-ink-muted">{words.notRanked}</span> : figure(position).text,
    },
    {
      id: 'price',
      name: names.price,
      isFigure: true,
      cell: ({ price }) => <Amount money={price} className="font-semibold" />,
    },
    {
      id: 'delivery',
      name: names.delivery,
      namesItself: true,
      cell: ({ shipping, shippingCost }) =>
        shippingCost === null || shipping !== 'included' ? (
          words.shipping[shipping]
        ) : shippingCost.amountMinor === 0 ? (
          words.freeShipping
        ) : (
          <>
            {words.shipping.included} <Amount money={shippingCost} />
          </>
        ),
    },
    { id: 'stock', name: names.stock, namesItself: true, cell: (offer) => availability(offer.availability) },
    {
      id: 'age',
      name: names.age,
      cell: ({ checkedAt }) => <span className="tabular">{moment(checkedAt)}</span>,
    },
  ];
  return <DataTable caption={words.title} columns={columns} rows={offers} rowKey={({ id }) => id} />;
}
