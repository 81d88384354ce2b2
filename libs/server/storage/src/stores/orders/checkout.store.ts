import { and, eq, lt } from 'drizzle-orm';
import type { Session } from '../../access';
import type { CheckoutRow } from '../../rows/orders';

/** Checkouts reported by the pixel, until their orders arrive. */
export interface CheckoutStore {
  saveCheckout(checkout: CheckoutRow): Promise<void>;
  findCheckout(businessId: string, checkoutToken: string): Promise<CheckoutRow | null>;
  deleteCheckoutsBefore(moment: string): Promise<void>;
}

export function createCheckoutStore(session: Session): CheckoutStore {
  return {
    saveCheckout: (checkout) =>
      session.writing((access) => access.saveRows(access.tables.checkouts, [checkout], replaceByToken)),
    async findCheckout(businessId, checkoutToken) {
      const { database, tables } = session.reading;
      const { checkouts: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.checkoutToken, checkoutToken)));
      return row ?? null;
    },
    deleteCheckoutsBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.checkouts).where(lt(tables.checkouts.at, moment));
      }),
  };
}

const replaceByToken = { taken: 'replace', key: ['businessId', 'checkoutToken'] } as const;
