import type { AlertFiringRow, Stores } from '@pricehunt/storage';
import { queueWebhookEvents } from '../notices/webhook-events';
import type { Needs } from '../services';
import { findBusinessesOfHosts } from './businesses-of-hosts';

/** Tells the businesses that offer the product. Says nothing about the shopper. Call it in the firing's transaction. */
export async function queueAlertFired(
  services: Needs<'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks' | 'offers' | 'businessDomains'>,
  { id, productId, kind, currency, firedAt, priceMinor, previousMinor }: AlertFiringRow,
): Promise<void> {
  const offers = (await stores.offers.listOffersOfProducts([productId])).map(({ offer }) => offer);
  const businessOf = await findBusinessesOfHosts(
    stores,
    offers.map(({ retailer }) => retailer.domain),
  );
  const own = new Map(offers.map((offer) => [businessOf(offer.retailer.domain), offer]));
  await queueWebhookEvents(
    services,
    stores,
    [...own].flatMap(([businessId, { id: offerId, title }]) =>
      businessId === null
        ? []
        : {
            businessId,
            event: 'alert.fired' as const,
            key: id,
            data: {
              productId,
              offerId,
              title,
              kind,
              currency,
              priceMinor,
              previousMinor,
              firedAt,
            },
          },
    ),
  );
}
