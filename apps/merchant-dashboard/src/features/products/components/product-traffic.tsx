import { FigureRow, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { activityOfProductPath } from '../../../route-paths';
import { Link } from 'react-router-dom';
import type { ProductMarket } from '../requests/product-queries';

export interface ProductTrafficProps extends Pick<ProductMarket, 'traffic'> {
  readonly offerId: string;
}

/** The product's impressions, clicks and orders in the last 30 days. */
export function ProductTraffic({ offerId, traffic }: ProductTrafficProps) {
  const { traffic: names, products: words } = useMessages();
  const figure = useFigures();
  const { impressions, clicks, orders } = traffic;
  return (
    <>
      <FigureRow
        label={words.market.traffic}
        figures={[
          { id: 'impressions', name: names.metrics.impressions, value: figure(impressions).text },
          { id: 'clicks', name: names.metrics.clicks, value: figure(clicks).text },
          { id: 'orders', name: names.metrics.orders, value: figure(orders).text },
        ]}
      />
      <p className="mt-3 text-sm">
        <Link to={activityOfProductPath(offerId)} className="text-link">
          {words.market.viewActivity}
        </Link>
      </p>
    </>
  );
}
