/** What the operator may decide about the commission of an order. */
export const commissionDecisions = ['approved', 'denied', 'adjusted'] as const;

/** Where the commission of an order is: pending until the operator decides. */
export const commissionStatuses = ['pending', ...commissionDecisions] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

/** What was decided about the commission of an order. Minor units. */
export interface CommissionDecision {
  readonly status: (typeof commissionDecisions)[number];
  /** What was to be due when it was decided, and the revenue that was left then. */
  readonly amountMinor: number;
  readonly baseMinor: number;
}

/**
 * What is due for an order after a decision: what the rules give while it is pending or approved, nothing when it is denied. An adjusted
 * amount stays as it was decided, and falls with the revenue that refunds leave of the order.
 */
export function dueMinor(
  now: { readonly byRuleMinor: number; readonly baseMinor: number },
  decision: CommissionDecision | null,
): number {
  switch (decision?.status) {
    case undefined:
    case 'approved':
      return now.byRuleMinor;
    case 'denied':
      return 0;
    case 'adjusted':
      return now.baseMinor >= decision.baseMinor
        ? decision.amountMinor
        : Math.round((decision.amountMinor * now.baseMinor) / decision.baseMinor);
  }
}
