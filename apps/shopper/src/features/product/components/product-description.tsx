import type { PricedOffer, ProductView } from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { PageDescription } from '../../../catalog/page-description';
import { productPath } from '../../../route-paths';
import { useShopperServices } from '../../../shopper-services';
import { productData } from '../product-data';

/** Offers best first. */
export interface ProductDescriptionProps {
  readonly product: ProductView;
  readonly offers: readonly PricedOffer[];
}

export function ProductDescription({ product, offers }: ProductDescriptionProps) {
  const { siteOrigin } = useShopperServices();
  const locale = useDisplayLocale();
  const { describe } = useMessages().product;
  const path = productPath(product.id);
  const [best] = offers;
  const total = best?.deliveredTotal ?? best?.itemPrice ?? null;
  const shops = new Set(offers.map(({ offer }) => offer.retailer.domain)).size;
  return (
    <PageDescription
      title={product.title}
      description={
        total === null
          ? describe.withoutPrice(product.title)
          : describe.withPrice(product.title, formatMoney(total, locale), shops)
      }
      path={path}
      imageUrl={product.imageUrl}
      data={productData({ product, offers, address: `${siteOrigin}${path}` })}
    />
  );
}
