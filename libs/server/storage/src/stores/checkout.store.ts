import { and, eq, lt } from 'drizzle-orm';
import type { Session } from '../access';

/** What the pixel told of a checkout: the clicks that its visitor came by. */
interface CheckoutRow {
  readonly businessId: string;
  readonly checkoutToken: string;
  readonly references: readonly string[];
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Checkouts that the pixel told of, until their orders come. */
export interface CheckoutStore {
  /** Keeps what was told, in place of what was told of the checkout before. */
  saveCheckout(checkout: CheckoutRow): Promise<void>;
  findCheckout(businessId: string, checkoutToken: string): Promise<CheckoutRow | null>;
  /** Forgets what was told before the moment. */
  forgetCheckoutsBefore(moment: string): Promise<void>;
}

/** The checkout store over either dialect. */
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
    forgetCheckoutsBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.checkouts).where(lt(tables.checkouts.at, moment));
      }),
  };
}

const replaceByToken = { taken: 'replace', key: ['businessId', 'checkoutToken'] } as const;
