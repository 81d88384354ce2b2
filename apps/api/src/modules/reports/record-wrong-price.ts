import type { reportWrongPrice } from '@pricehunt/api-contract';
import type { EndpointAnswer, EndpointInput } from '../../plugins/contract';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';

/** Stores the offer's current values, so that a later price change can be told from a wrong price. */
export async function recordWrongPrice(
  { storage, now, newId }: Pick<Services, 'storage' | 'now' | 'newId'>,
  said: EndpointInput<typeof reportWrongPrice>['body'],
): Promise<EndpointAnswer<typeof reportWrongPrice>['report']> {
  const [known] = await storage.offers.findOffersByIds([said.offerId]);
  if (known === undefined) throw new Refusal('offer.not-found');
  const { offer } = known;
  const report = { id: newId(), receivedAt: now().toISOString() };
  await storage.wrongPriceReports.recordReport({
    ...report,
    offerId: offer.id,
    retailerDomain: offer.retailer.domain,
    link: offer.link,
    reason: said.reason,
    shownMinor: offer.price.amountMinor,
    shownCurrency: offer.price.currency,
    shownCheckedAt: offer.checkedAt,
    seenMinor: said.seenPrice?.amountMinor ?? null,
    seenCurrency: said.seenPrice?.currency ?? null,
    note: said.note?.trim() || null,
  });
  return report;
}
