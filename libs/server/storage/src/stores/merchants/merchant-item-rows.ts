import type { MerchantItemRow } from '../../rows/merchants';

export type Derived = { readonly issueCodes: string; readonly issueCount: number };

export function rowOf(item: MerchantItemRow): MerchantItemRow & Derived {
  const codes = [...new Set(item.issues.map(({ code }) => code))];
  return {
    ...item,
    issueCodes: codes.length === 0 ? '' : ` ${codes.join(' ')} `,
    issueCount: item.issues.length,
  };
}

export function itemOf({
  issueCodes: _codes,
  issueCount: _count,
  ...item
}: MerchantItemRow & Derived): MerchantItemRow {
  return item;
}
