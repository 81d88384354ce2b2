import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import type { JsonValue } from '../../json';
import { digestOf } from '../../keys';
import type { ShopperList } from '../../rows/shoppers';

interface ProductMove {
  readonly fromProductId: string;
  readonly toProductId: string;
  /** Only those created for one of these products; null for all. */
  readonly originIds: readonly string[] | null;
}

interface EntryMove {
  readonly list: ShopperList;
  readonly fromKey: string;
  readonly toKey: string;
  /** Only those that first had one of these keys; null for all. */
  readonly originKeys: readonly string[] | null;
  /** The content under the new key; null leaves the entry unmoved. Removed entries have no content and always move. */
  readonly rewrite: (content: JsonValue) => JsonValue | null;
}

/** Moves what shoppers saved when products are merged or split, within the transaction that moves the offers; remembers the original. */
export interface ProductFollowerStore {
  /** Moves alerts and firings, to be evaluated again. An existing alert with the same rule stays, active if either was. */
  moveAlerts(move: ProductMove): Promise<void>;
  /** The original products of alerts that were moved to this one. */
  listAlertOrigins(productId: string): Promise<readonly string[]>;
  /** Moves list entries. An existing entry stays; between removed ones, the later change wins. */
  moveEntries(move: EntryMove): Promise<void>;
  /** The original keys of entries that were moved to this one. */
  listEntryOrigins(list: ShopperList, key: string): Promise<readonly string[]>;
}

export function createProductFollowerStore(session: Session): ProductFollowerStore {
  return {
    moveAlerts: (move) => session.writing((access) => moveAlerts(access, move)),
    async listAlertOrigins(productId) {
      const { database, tables } = session.reading;
      const { alerts } = tables;
      const rows = await database
        .selectDistinct({ origin: alerts.madeForProductId })
        .from(alerts)
        .where(and(eq(alerts.productId, productId), isNotNull(alerts.madeForProductId)));
      return rows.flatMap(({ origin }) => origin ?? []);
    },
    moveEntries: (move) => session.writing((access) => moveEntries(access, move)),
    async listEntryOrigins(list, key) {
      const { database, tables } = session.reading;
      const { shopperListEntries: entries } = tables;
      const rows = await database
        .selectDistinct({ origin: entries.firstKey })
        .from(entries)
        .where(
          and(eq(entries.list, list), eq(entries.keyDigest, digestOf(key)), isNotNull(entries.firstKey)),
        );
      return rows.flatMap(({ origin }) => origin ?? []);
    },
  };
}

async function moveAlerts(
  { database, tables: { alerts, alertFirings }, isOneOf }: Access,
  { fromProductId, toProductId, originIds }: ProductMove,
): Promise<void> {
  const moving = await database
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.productId, fromProductId),
        originIds === null ? undefined : isOneOf(alerts.madeForProductId, originIds),
      ),
    );
  const shopperIds = [...new Set(moving.map(({ shopperId }) => shopperId))];
  const there = await database
    .select()
    .from(alerts)
    .where(and(eq(alerts.productId, toProductId), isOneOf(alerts.shopperId, shopperIds)));
  const nameOf = (alert: { readonly shopperId: string; readonly ruleKey: string }) =>
    `${alert.shopperId} ${alert.ruleKey}`;
  const twins = new Map(there.map((alert) => [nameOf(alert), alert]));
  const notEvaluated = { seenCheckedAt: '', version: sql`${alerts.version} + 1` };
  for (const alert of moving) {
    const twin = twins.get(nameOf(alert));
    const origin = alert.madeForProductId ?? alert.productId;
    if (twin === undefined) {
      const madeForProductId = origin === toProductId ? null : origin;
      await database
        .update(alerts)
        .set({ productId: toProductId, madeForProductId, ...notEvaluated })
        .where(eq(alerts.id, alert.id));
    } else {
      await database.delete(alerts).where(eq(alerts.id, alert.id));
      await database
        .update(alerts)
        .set({ ...notEvaluated, isPaused: twin.isPaused && alert.isPaused })
        .where(eq(alerts.id, twin.id));
    }
    await database
      .update(alertFirings)
      .set({ productId: toProductId, alertId: twin?.id ?? alert.id })
      .where(eq(alertFirings.alertId, alert.id));
  }
  // A split moves back only what was made for the original product, which firings of searches don't record.
  if (originIds !== null) return;
  await database
    .update(alertFirings)
    .set({ productId: toProductId })
    .where(and(eq(alertFirings.productId, fromProductId), eq(alertFirings.kind, 'search-match')));
}

async function moveEntries(
  { database, tables: { shopperListEntries: entries }, isOneOf }: Access,
  { list, fromKey, toKey, originKeys, rewrite }: EntryMove,
): Promise<void> {
  const under = (key: string) => and(eq(entries.list, list), eq(entries.keyDigest, digestOf(key)));
  const moving = await database
    .select()
    .from(entries)
    .where(and(under(fromKey), originKeys === null ? undefined : isOneOf(entries.firstKey, originKeys)));
  const shopperIds = [...new Set(moving.map(({ shopperId }) => shopperId))];
  const there = await database
    .select()
    .from(entries)
    .where(and(under(toKey), isOneOf(entries.shopperId, shopperIds)));
  const twins = new Map(there.map((entry) => [entry.shopperId, entry]));
  for (const entry of moving) {
    const content = entry.isRemoved ? entry.content : rewrite(entry.content);
    if (content === null) continue;
    const { shopperId } = entry;
    const twin = twins.get(shopperId);
    const isTwinNewer = twin !== undefined && (!twin.isRemoved || entry.isRemoved || twin.at >= entry.at);
    const gone = isTwinNewer ? [fromKey] : [fromKey, toKey];
    await database
      .delete(entries)
      .where(
        and(
          eq(entries.shopperId, shopperId),
          eq(entries.list, list),
          inArray(entries.keyDigest, gone.map(digestOf)),
        ),
      );
    if (isTwinNewer) continue;
    const origin = entry.firstKey ?? entry.key;
    const firstKey = origin === toKey ? null : origin;
    await database
      .insert(entries)
      .values({ ...entry, key: toKey, keyDigest: digestOf(toKey), content, firstKey });
  }
}
