import type { Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { inOrderTransaction } from '../../merchant-orders/order-transaction';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { readStatements, statementIdOf } from './read-statements';
import type { Statement } from './read-statements';

/** Closes a month in every currency; a closed month stays as it is. Throws business.not-found and the four errors of statements. */
export async function closeMonth(
  services: Needs<'storage' | 'now'>,
  request: FastifyRequest,
  { businessId, period }: { readonly businessId: string; readonly period: string },
): Promise<readonly Statement[]> {
  const closedById = adminIdOf(request);
  return inOrderTransaction(services, businessId, async (stores) => {
    if ((await stores.businesses.findBusiness(businessId)) === null) throw new Refusal('business.not-found');
    const at = services.now();
    const statements = await readStatements(stores, businessId, at);
    const ofMonth = statements.filter((statement) => statement.period === period);
    if (ofMonth.length === 0) throw new Refusal('statement.not-found');
    const open = ofMonth.filter(({ closedAt }) => closedAt === null);
    if (open.length === 0) return ofMonth;
    refuseTooEarly(statements, open, period);
    const closedAt = at.toISOString();
    await storeClosed(stores, open, { closedAt, closedById });
    for (const statement of open) {
      await recordAdminAct(services, stores, request, {
        action: 'statement.closed',
        subject: { kind: 'statement', id: statementIdOf(statement) },
        businessId,
        details: { orders: statement.totals.orders, dueMinor: statement.totals.dueMinor },
      });
    }
    return ofMonth.map((statement) => ({ ...statement, closedAt }));
  });
}

export async function storeClosed(
  { statements }: Pick<Stores, 'statements'>,
  open: readonly Statement[],
  closing: { readonly closedAt: string; readonly closedById: string | null },
): Promise<void> {
  await statements.addClosed(
    open.map(({ businessId, period, currency, totals, timeZone }) => ({
      businessId,
      period,
      currency,
      totals,
      timeZone,
      ...closing,
    })),
  );
}

function refuseTooEarly(statements: readonly Statement[], open: readonly Statement[], period: string): void {
  if (open.some(({ isOver }) => !isOver)) throw new Refusal('statement.month-not-over');
  const isEarlierOpen = statements.some((other) => other.period < period && other.closedAt === null);
  if (isEarlierOpen) throw new Refusal('statement.earlier-open');
  if (open.some(({ pendingOrders }) => pendingOrders > 0)) throw new Refusal('statement.has-pending');
}
