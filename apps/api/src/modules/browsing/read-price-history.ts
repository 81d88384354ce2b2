import type { getPriceHistory } from '@pricehunt/api-contract/browsing';
import { conditionClasses, conditionClassOf } from '@pricehunt/offers';
import type { ConditionClass, Offer } from '@pricehunt/offers';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { EndpointAnswer } from '../../plugins/contract';
import { readPricePast } from '../../pricing/price-past';
import type { PricePast } from '../../pricing/price-past';
import type { Needs } from '../../services';
import { requireProduct } from './read-product';

type PriceHistory = Omit<EndpointAnswer<typeof getPriceHistory>, 'success'>;

interface HistoryRequest extends PlaceOfRequest {
  readonly days: number;
  readonly condition?: ConditionClass | undefined;
  /** A shop's domain. */
  readonly shop?: string | undefined;
}

export async function readPriceHistory(
  services: Needs<'storage' | 'now'>,
  productId: string,
  { shop, ...request }: HistoryRequest,
): Promise<PriceHistory> {
  const product = await requireProduct(services.storage, productId);
  const past = await readPricePast(services, product.id, {
    ...request,
    ...(shop === undefined ? {} : { shops: [shop] }),
  });
  const { currency, points, soldOut, verdict } = past;
  const shops = shopsOf(past.offers);
  return {
    currency,
    basis: basisView(past, request.country),
    ...(shops.flatMap((each) => each.shops).length < 2 ? {} : { shops }),
    points: [...points],
    ...(soldOut.length === 0 ? {} : { soldOut: [...soldOut] }),
    verdict,
  };
}

function basisView({ conditionClass, basis }: PricePast, country: string | null): PriceHistory['basis'] {
  const includesShipping = basis?.includesShipping === true;
  return {
    condition: conditionClass,
    ...(basis === null ? {} : { tax: basis.tax }),
    includesShipping,
    country: includesShipping ? country : null,
  };
}

function shopsOf(offers: readonly Offer[]): NonNullable<PriceHistory['shops']> {
  return conditionClasses.flatMap((condition) => {
    const own = offers.filter((offer) => conditionClassOf(offer.condition) === condition);
    const names = new Map(own.map(({ retailer }) => [retailer.domain, retailer.name]));
    const shops = [...names].map(([domain, name]) => ({ domain, name }));
    return shops.length === 0
      ? []
      : [{ condition, shops: shops.sort((one, other) => one.name.localeCompare(other.name)) }];
  });
}
