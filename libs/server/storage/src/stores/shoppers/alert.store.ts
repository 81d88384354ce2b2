import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Session } from '../../access';
import { digestOf } from '../../keys';
import type { AlertFiringRow, AlertRow } from '../../rows/shoppers';

export interface AlertStore {
  /** Returns the existing alert if the shopper already has this rule for the product. */
  createAlert(alert: AlertRow): Promise<{ readonly created: boolean; readonly alert: AlertRow }>;
  /** With a shopper, only theirs. */
  findAlert(id: string, shopperId?: string): Promise<AlertRow | null>;
  /** Newest first. */
  listAlerts(shopperId: string): Promise<readonly AlertRow[]>;
  countAlerts(shopperId: string): Promise<number>;
  /** Saves the next version. False if the alert was changed since `version` or deleted, or the shopper has another with this rule. */
  changeAlert(alert: AlertRow): Promise<boolean>;
  /** Leaves its firings. */
  deleteAlert(id: string, shopperId: string): Promise<void>;
  /** Alerts that are not paused, by id, or those of the products. */
  listAlertsToJudge(request: {
    readonly after: string | null;
    readonly limit: number;
    readonly productIds: readonly string[] | null;
  }): Promise<readonly AlertRow[]>;
  /** Products of active alerts with an offer checked since they were last evaluated. */
  listProductsWithNews(limit: number): Promise<readonly string[]>;
  recordFiring(firing: AlertFiringRow): Promise<void>;
  /** A shopper's firings before the firing `before`, newest first. */
  listFirings(request: {
    readonly shopperId: string;
    readonly alertId: string | null;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly AlertFiringRow[]>;
  deleteAlerts(shopperId: string): Promise<void>;
}

export function createAlertStore(session: Session): AlertStore {
  return {
    createAlert: (alert) =>
      session.writing(async ({ database, tables: { alerts } }) => {
        const ruleKey = alertRuleKey(alert);
        const created = await database
          .insert(alerts)
          .values({ ...alert, ruleKey })
          .onConflictDoNothing()
          .returning();
        const [row] =
          created.length > 0
            ? created
            : await database
                .select()
                .from(alerts)
                .where(isSameRule(alerts, { ...alert, ruleKey }));
        if (row === undefined) throw new Error(`The id ${alert.id} belongs to another alert.`);
        return { created: created.length > 0, alert: alertOf(row) };
      }),
    async findAlert(id, shopperId) {
      const { database, tables } = session.reading;
      const { alerts } = tables;
      const isTheirs = shopperId === undefined ? undefined : eq(alerts.shopperId, shopperId);
      const [row] = await database
        .select()
        .from(alerts)
        .where(and(eq(alerts.id, id), isTheirs));
      return row === undefined ? null : alertOf(row);
    },
    async listAlerts(shopperId) {
      const { database, tables } = session.reading;
      const { alerts } = tables;
      const rows = await database
        .select()
        .from(alerts)
        .where(eq(alerts.shopperId, shopperId))
        .orderBy(desc(alerts.id));
      return rows.map(alertOf);
    },
    async countAlerts(shopperId) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select({ alerts: count() })
        .from(tables.alerts)
        .where(eq(tables.alerts.shopperId, shopperId));
      return row?.alerts ?? 0;
    },
    changeAlert: (alert) =>
      session.writing(async ({ database, tables: { alerts } }) => {
        const ruleKey = alertRuleKey(alert);
        const twins = await database
          .select({ id: alerts.id })
          .from(alerts)
          .where(isSameRule(alerts, { ...alert, ruleKey }));
        if (twins.some(({ id }) => id !== alert.id)) return false;
        const changed = await database
          .update(alerts)
          .set({ ...alert, ruleKey, version: alert.version + 1 })
          .where(
            and(
              eq(alerts.id, alert.id),
              eq(alerts.shopperId, alert.shopperId),
              eq(alerts.version, alert.version),
            ),
          )
          .returning({ id: alerts.id });
        return changed.length > 0;
      }),
    deleteAlert: (id, shopperId) =>
      session.writing(async ({ database, tables: { alerts } }) => {
        await database.delete(alerts).where(and(eq(alerts.id, id), eq(alerts.shopperId, shopperId)));
      }),
    async listAlertsToJudge({ after, limit, productIds }) {
      const { database, tables, isOneOf } = session.reading;
      const { alerts } = tables;
      const rows = await database
        .select()
        .from(alerts)
        .where(
          and(
            eq(alerts.isPaused, false),
            after === null ? undefined : gt(alerts.id, after),
            productIds === null ? undefined : isOneOf(alerts.productId, productIds),
          ),
        )
        .orderBy(asc(alerts.id))
        .limit(limit);
      return rows.map(alertOf);
    },
    async listProductsWithNews(limit) {
      const { database, tables } = session.reading;
      const { alerts, offers } = tables;
      const rows = await database
        .selectDistinct({ productId: alerts.productId })
        .from(alerts)
        .innerJoin(offers, eq(offers.productId, alerts.productId))
        .where(and(eq(alerts.isPaused, false), gt(offers.checkedAt, alerts.seenCheckedAt)))
        .orderBy(asc(alerts.productId))
        .limit(limit);
      return rows.map(({ productId }) => productId);
    },
    recordFiring: (firing) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.alertFirings).values(firing);
      }),
    async listFirings({ shopperId, alertId, before, limit }) {
      const { database, tables } = session.reading;
      const { alertFirings: firings } = tables;
      return database
        .select()
        .from(firings)
        .where(
          and(
            eq(firings.shopperId, shopperId),
            alertId === null ? undefined : eq(firings.alertId, alertId),
            before === null ? undefined : sql`${firings.id} < ${before}`,
          ),
        )
        .orderBy(desc(firings.id))
        .limit(limit);
    },
    deleteAlerts: (shopperId) =>
      session.writing(async ({ database, tables: { alerts, alertFirings, alertMessages } }) => {
        const fired = database
          .select({ id: alertFirings.id })
          .from(alertFirings)
          .where(eq(alertFirings.shopperId, shopperId));
        await database.delete(alertMessages).where(inArray(alertMessages.firingId, fired));
        await database.delete(alertFirings).where(eq(alertFirings.shopperId, shopperId));
        await database.delete(alerts).where(eq(alerts.shopperId, shopperId));
      }),
  };
}

/** A digest that is equal for a shopper's alerts with the same rule on one product. */
export function alertRuleKey({
  rule,
  currency,
  country,
  shippingCounted,
  conditionClass,
  shops,
}: Pick<AlertRow, 'rule' | 'currency' | 'country' | 'shippingCounted' | 'conditionClass' | 'shops'>): string {
  const inOrder = Object.entries(rule).sort(([one], [other]) => (one < other ? -1 : 1));
  return digestOf(
    JSON.stringify([
      ...[inOrder, currency, shippingCounted],
      ...(country === null ? [] : [country]),
      ...(conditionClass === 'new' ? [] : [{ conditionClass }]),
      ...(shops === null ? [] : [{ shops: [...shops].sort() }]),
    ]),
  );
}

function isSameRule(
  table: Session['reading']['tables']['alerts'],
  { shopperId, productId, ruleKey }: Pick<AlertRow, 'shopperId' | 'productId'> & { readonly ruleKey: string },
) {
  return and(eq(table.shopperId, shopperId), eq(table.productId, productId), eq(table.ruleKey, ruleKey));
}

function alertOf({
  ruleKey: _known,
  madeForProductId: _origin,
  ...alert
}: AlertRow & { readonly ruleKey: string; readonly madeForProductId: string | null }): AlertRow {
  return alert;
}
