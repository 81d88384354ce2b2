import type { getPriceHistory } from '@pricehunt/api-contract';
import type { EndpointAnswer } from '../../plugins/contract';
import { readPricePast } from '../../pricing/price-past';
import type { Needs } from '../../services';
import { requireProduct } from './read-product';

export async function readPriceHistory(
  services: Needs<'storage' | 'now'>,
  productId: string,
  request: { readonly days: number; readonly currency: string | null; readonly country: string | null },
): Promise<Omit<EndpointAnswer<typeof getPriceHistory>, 'success'>> {
  const product = await requireProduct(services.storage, productId);
  const { currency, conditionClass, tax, points, verdict } = await readPricePast(
    services,
    product.id,
    request,
  );
  return {
    currency,
    // Past shipping costs are unknown, so only item prices are compared.
    basis: {
      condition: conditionClass,
      ...(tax === null ? {} : { tax }),
      includesShipping: false,
      country: null,
    },
    points: [...points],
    verdict,
  };
}
