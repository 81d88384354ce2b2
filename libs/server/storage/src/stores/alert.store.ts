import type { AlertFiring, AlertMemory, AlertRule, ConditionClass, StatedTotal } from '@pricehunt/offers';
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Session } from '../access';
import { digestOf } from '../keys';

/** How an alert may tell its shopper. */
export type AlertChannel = 'email' | 'push';

/** What was last seen of an alert's product. Amounts are minor units of the alert's currency. */
export interface AlertSighting {
  readonly at: string;
  readonly priceMinor: number | null;
  /** What that price includes; left out where there is none, and by older versions. */
  readonly holds?: StatedTotal;
  readonly inStock: boolean | null;
  /** At or under this price it would have fired. */
  readonly thresholdMinor: number | null;
}

/** A shopper's alert on a product. Times are ISO 8601 in UTC. */
export interface AlertRow {
  readonly id: string;
  readonly shopperId: string;
  readonly productId: string;
  readonly rule: AlertRule;
  readonly currency: string;
  /** ISO 3166 code of the country that it is delivered to; null for anywhere. */
  readonly country: string | null;
  /** Whether it waits for a price of new things, or of used ones: what the product's price was of when it was made. */
  readonly conditionClass: ConditionClass;
  readonly shippingCounted: boolean;
  readonly channels: readonly AlertChannel[];
  readonly isPaused: boolean;
  readonly createdAt: string;
  readonly memory: AlertMemory;
  readonly sighting: AlertSighting | null;
  /** The latest `checkedAt` of the offers that it was judged by; empty before the first. */
  readonly seenCheckedAt: string;
  readonly firingCount: number;
  /** One more with each change: who changes a row says which version they read. */
  readonly version: number;
}

/** One time that an alert fired. */
export interface AlertFiringRow {
  readonly id: string;
  readonly alertId: string;
  readonly shopperId: string;
  readonly productId: string;
  readonly kind: AlertRule['kind'];
  readonly currency: string;
  readonly firedAt: string;
  readonly priceMinor: AlertFiring['priceMinor'];
  readonly previousMinor: AlertFiring['previousMinor'];
  readonly thresholdMinor: AlertFiring['thresholdMinor'];
  /** What the price includes; null where there is none, and for firings of older versions. */
  readonly holds: StatedTotal | null;
}

/** Shoppers' alerts and when they fired. What becomes of a firing's messages is the alert message store's. */
export interface AlertStore {
  /** Creates the alert; the same rule for the same product and shopper gives the one that was there. */
  createAlert(alert: AlertRow): Promise<{ readonly created: boolean; readonly alert: AlertRow }>;
  /** The alert, or null; with a shopper, only theirs. */
  findAlert(id: string, shopperId?: string): Promise<AlertRow | null>;
  /** A shopper's alerts, the latest first. */
  listAlerts(shopperId: string): Promise<readonly AlertRow[]>;
  countAlerts(shopperId: string): Promise<number>;
  /**
   * Saves the alert if nobody changed it since `version`, as its next version. False otherwise, when it is gone, or when the
   * shopper has another alert by this rule.
   */
  changeAlert(alert: AlertRow): Promise<boolean>;
  /** Deletes the alert. What it fired stays. */
  deleteAlert(id: string, shopperId: string): Promise<void>;
  /** Alerts to judge: all that are not paused, in the order of their ids, or those of the products. */
  listAlertsToJudge(request: {
    readonly after: string | null;
    readonly limit: number;
    readonly productIds: readonly string[] | null;
  }): Promise<readonly AlertRow[]>;
  /** Products of alerts that are not paused, with an offer that was checked since they were judged. */
  listProductsWithNews(limit: number): Promise<readonly string[]>;
  /** Keeps a firing. Throws when it is there already. */
  recordFiring(firing: AlertFiringRow): Promise<void>;
  /** A shopper's firings, the latest first, older than the firing `before`. */
  listFirings(request: {
    readonly shopperId: string;
    readonly alertId: string | null;
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly AlertFiringRow[]>;
  /** Deletes a shopper's alerts and firings. */
  forgetAlerts(shopperId: string): Promise<void>;
}

/** The alert store over either dialect. */
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
                .where(
                  and(
                    eq(alerts.shopperId, alert.shopperId),
                    eq(alerts.productId, alert.productId),
                    eq(alerts.ruleKey, ruleKey),
                  ),
                );
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
          .where(
            and(
              eq(alerts.shopperId, alert.shopperId),
              eq(alerts.productId, alert.productId),
              eq(alerts.ruleKey, ruleKey),
            ),
          );
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
    forgetAlerts: (shopperId) =>
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

/** Digest of what an alert waits for: by it two alerts of a shopper on one product are the same. */
export function alertRuleKey({
  rule,
  currency,
  country,
  shippingCounted,
}: Pick<AlertRow, 'rule' | 'currency' | 'country' | 'shippingCounted'>): string {
  const inOrder = Object.entries(rule).sort(([one], [other]) => (one < other ? -1 : 1));
  return digestOf(
    JSON.stringify([inOrder, currency, shippingCounted, ...(country === null ? [] : [country])]),
  );
}

function alertOf({
  ruleKey: _known,
  madeForProductId: _origin,
  ...alert
}: AlertRow & { readonly ruleKey: string; readonly madeForProductId: string | null }): AlertRow {
  return alert;
}
