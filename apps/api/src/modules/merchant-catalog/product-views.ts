import type { MerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { feedIssueTable, isFeedIssueCode } from '@pricehunt/merchant-feeds';
import type { ItemCheckRow, MerchantItemRow, Storage } from '@pricehunt/storage';
import { isPageIssueCode, pageIssueTable } from '../../merchant-items/item-check-issues';
import { gapOf } from '../../merchant-traffic/price-gap';

export async function productViews(
  storage: Pick<Storage, 'pricePositions' | 'itemChecks'>,
  businessId: string,
  rows: readonly MerchantItemRow[],
): Promise<MerchantProduct[]> {
  const [positions, checks] = await Promise.all([
    storage.pricePositions.findPositions(
      rows.map(({ offerId }) => offerId),
      businessId,
    ),
    storage.itemChecks.findChecks(
      businessId,
      rows.map(({ itemId }) => itemId),
    ),
  ]);
  const positionOf = new Map(positions.map((position) => [position.offerId, position]));
  const checkOf = new Map(checks.map((check) => [check.itemId, check]));
  return rows.map((row) => {
    const { offerId: id, feedId, itemId, productId, item, isShown, standing, updatedAt, availability } = row;
    const position = isShown ? positionOf.get(id) : undefined;
    const check = checkOf.get(itemId);
    return {
      id,
      feedId,
      itemId,
      productId,
      isShown,
      standing,
      updatedAt,
      availability,
      title: item.title,
      brand: item.brand,
      imageUrl: item.imageLink,
      link: item.link,
      price: { amountMinor: row.priceMinor, currency: row.currency },
      holdReasons: [...row.holdReasons],
      condition: item.condition,
      issueCount: row.issues.length + (check?.digest === row.digest ? check.codes.length : 0),
      checkedAt: check?.checkedAt ?? null,
      pricePlace:
        position === undefined
          ? null
          : {
              place: position.place,
              position: position.position,
              offerCount: position.offersShown,
              ...gapOf(position),
              clicks: position.clicks,
            },
    };
  });
}

export function issuesOfProduct(row: MerchantItemRow, check: ItemCheckRow | null) {
  const none = { itemId: row.itemId, row: null, line: null };
  return [
    ...row.issues.map(({ code, severity, column, given }) => ({
      ...issueOfProduct(code),
      ...none,
      severity,
      column,
      given,
    })),
    ...(check?.codes ?? []).map((code) => ({ ...issueOfProduct(code), ...none, column: null, given: null })),
  ];
}

export function issueOfProduct(code: string) {
  if (isFeedIssueCode(code)) {
    const { severity, sentence, hint } = feedIssueTable[code];
    return { code, severity, sentence, hint };
  }
  if (isPageIssueCode(code)) return { code, severity: 'warning' as const, ...pageIssueTable[code] };
  return { code, severity: 'notice' as const, sentence: code, hint: '' };
}
