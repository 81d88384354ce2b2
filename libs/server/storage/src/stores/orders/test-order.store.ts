import { eq, lt } from 'drizzle-orm';
import type { Session } from '../../access';
import type { TestOrderHop, TestOrderRow } from '../../rows/orders';

export interface TestOrderStore {
  createTestOrder(test: TestOrderRow): Promise<void>;
  saveHops(id: string, hops: readonly TestOrderHop[]): Promise<void>;
  findTestOrder(id: string): Promise<TestOrderRow | null>;
  deleteTestOrdersBefore(moment: string): Promise<void>;
}

export function createTestOrderStore(session: Session): TestOrderStore {
  return {
    createTestOrder: (test) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.testOrders).values(test);
      }),
    saveHops: (id, hops) =>
      session.writing(async ({ database, tables }) => {
        await database.update(tables.testOrders).set({ hops }).where(eq(tables.testOrders.id, id));
      }),
    async findTestOrder(id) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.testOrders).where(eq(tables.testOrders.id, id));
      return row ?? null;
    },
    deleteTestOrdersBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.testOrders).where(lt(tables.testOrders.startedAt, moment));
      }),
  };
}
