import type { FoundOffer } from '@pricehunt/offer-sources';
import type { ExchangeRates, Offer } from '@pricehunt/offers';
import { judgeClaim } from '@pricehunt/product-matching';
import { strangersSource } from '@pricehunt/storage';
import type { Storage } from '@pricehunt/storage';
import { isConfirmedByPage } from '../../merchant-items/item-page-checks';
import { isItemSource } from '../../item-owners/item-shop';
import type { ComparedProduct } from './gathered-offers';
import type { Placement } from './placement';

export interface PlacedOffer {
  readonly found: FoundOffer;
  readonly placement: Placement;
}

/** An item listed under another product was never checked against these offers. A price confirmed by the item's page is accepted. */
export async function withoutContradicted(
  storage: Pick<Storage, 'exchangeRates' | 'merchantItems' | 'itemChecks'>,
  { productId }: Pick<ComparedProduct, 'productId'>,
  placed: readonly PlacedOffer[],
): Promise<readonly Placement[]> {
  const isListed = ({ found }: PlacedOffer) => found.productId === productId;
  const listed = productId === null ? [] : placed.filter(isListed).map(({ found }) => found.offer);
  const evidence = listed.filter(({ source }) => source !== strangersSource);
  if (evidence.length === 0) return placed.map(({ placement }) => placement);
  const rates = await storage.exchangeRates.readRates();
  const accepted: Placement[] = [];
  for (const each of placed) {
    const { placement } = each;
    const isClaim = placement.kind === 'same' && isItemSource(placement.offer.source) && !isListed(each);
    if (!isClaim || !(await isContradicted(storage, placement.offer, evidence, rates)))
      accepted.push(placement);
  }
  return accepted;
}

async function isContradicted(
  { merchantItems, itemChecks }: Pick<Storage, 'merchantItems' | 'itemChecks'>,
  claim: Offer,
  evidence: readonly Offer[],
  rates: ExchangeRates,
): Promise<boolean> {
  // A shop is no evidence for itself.
  const others = evidence.filter(({ retailer }) => retailer.domain !== claim.retailer.domain);
  const reasons = judgeClaim(claim, others, rates);
  if (reasons.some(({ kind }) => kind !== 'price')) return true;
  if (reasons.length === 0) return false;
  const item = await merchantItems.findItemOfOffer(claim.id);
  const [check] = item === null ? [] : await itemChecks.findChecks(item.businessId, [item.itemId]);
  return item === null || !isConfirmedByPage(check, item);
}
