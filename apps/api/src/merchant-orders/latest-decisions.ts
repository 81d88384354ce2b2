import type { CommissionDecisionRow, Stores } from '@pricehunt/storage';

export async function latestDecisions(
  { ledger }: Pick<Stores, 'ledger'>,
  orders: readonly { readonly id: string }[],
  until: string | null = null,
): Promise<(orderId: string) => CommissionDecisionRow | null> {
  const decisions = await ledger.listDecisions(orders.map(({ id }) => id));
  const counting = until === null ? decisions : decisions.filter(({ at }) => at <= until);
  const latest = new Map(counting.map((decision) => [decision.orderId, decision] as const));
  return (orderId) => latest.get(orderId) ?? null;
}
