export const commissionDecisions = ['approved', 'denied', 'adjusted'] as const;

/** pending until the operator decides. */
export const commissionStatuses = ['pending', ...commissionDecisions] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

export interface CommissionDecision {
  readonly status: (typeof commissionDecisions)[number];
  /** The amount due and the remaining revenue when it was decided. */
  readonly amountMinor: number;
  readonly baseMinor: number;
}

/** The amount due after a decision. An adjusted amount decreases when refunds reduce the revenue. */
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
