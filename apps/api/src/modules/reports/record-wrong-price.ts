import type { reportWrongPrice } from '@pricehunt/api-contract/reports';
import type { EndpointAnswer, EndpointInput } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

/** Stores the offer's current values, so that a later price change can be told from a wrong price. */
export async function recordWrongPrice(
  { storage, now, newId }: Needs<'storage' | 'now' | 'newId'>,
  input: EndpointInput<typeof reportWrongPrice>['body'],
): Promise<EndpointAnswer<typeof reportWrongPrice>['report']> {
  const [known] = await storage.offers.findOffersByIds([input.offerId]);
  if (known === undefined) throw new Refusal('offer.not-found');
  const { offer } = known;
  const report = { id: newId(), receivedAt: now().toISOString() };
  await storage.wrongPriceReports.recordReport({
    ...report,
    offerId: offer.id,
    retailerDomain: offer.retailer.domain,
    link: offer.link,
    reason: input.reason,
    shownMinor: offer.price.amountMinor,
    shownCurrency: offer.price.currency,
    shownCheckedAt: offer.checkedAt,
    seenMinor: input.seenPrice?.amountMinor ?? null,
    seenCurrency: input.seenPrice?.currency ?? null,
    note: input.note?.trim() || null,
  });
  return report;
}
