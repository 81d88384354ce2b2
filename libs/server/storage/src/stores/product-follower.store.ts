import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Access, Session } from '../access';
import type { JsonValue } from '../json';
import { digestOf } from '../keys';
import type { ShopperList } from './shopper-list.store';

/** Whose followers go where. */
interface ProductMove {
  readonly fromProductId: string;
  readonly toProductId: string;
  /** Only those that were made for one of these products; null for all. */
  readonly originIds: readonly string[] | null;
}

/** Which entries of all shoppers' lists go where. */
interface EntryMove {
  readonly list: ShopperList;
  readonly fromKey: string;
  readonly toKey: string;
  /** Only those that had one of these keys at first; null for all. */
  readonly originKeys: readonly string[] | null;
  /** The content under the new key; null leaves the entry where it is. What was taken out has no content and always moves. */
  readonly rewrite: (content: JsonValue) => JsonValue | null;
}

/**
 * Has what shoppers keep of a product follow it when products become one or are parted, and remembers what it was made for. Call
 * it within the transaction that moves the offers.
 */
export interface ProductFollowerStore {
  /**
   * Moves alerts with what they fired; they are judged anew. Where the shopper has an alert by the same rule there, that one stays,
   * awake if one of the two was, with what both fired.
   */
  moveAlerts(move: ProductMove): Promise<void>;
  /** The products that alerts on this one were made for before they were moved here. */
  listAlertOrigins(productId: string): Promise<readonly string[]>;
  /** Moves entries of lists. Where the shopper has an entry there, it stays; of one that was taken out the later news count. */
  moveEntries(move: EntryMove): Promise<void>;
  /** The keys that entries under this one had before they were moved here. */
  listEntryOrigins(list: ShopperList, key: string): Promise<readonly string[]>;
}

/** The store of what follows products over either dialect. */
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
  const judgedAnew = { seenCheckedAt: '', version: sql`${alerts.version} + 1` };
  for (const alert of moving) {
    const twin = twins.get(nameOf(alert));
    const origin = alert.madeForProductId ?? alert.productId;
    if (twin === undefined) {
      const madeForProductId = origin === toProductId ? null : origin;
      await database
        .update(alerts)
        .set({ productId: toProductId, madeForProductId, ...judgedAnew })
        .where(eq(alerts.id, alert.id));
    } else {
      await database.delete(alerts).where(eq(alerts.id, alert.id));
      await database
        .update(alerts)
        .set({ ...judgedAnew, isPaused: twin.isPaused && alert.isPaused })
        .where(eq(alerts.id, twin.id));
    }
    await database
      .update(alertFirings)
      .set({ productId: toProductId, alertId: twin?.id ?? alert.id })
      .where(eq(alertFirings.alertId, alert.id));
  }
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
    const isTwinKept = twin !== undefined && (!twin.isRemoved || entry.isRemoved || twin.at >= entry.at);
    const gone = isTwinKept ? [fromKey] : [fromKey, toKey];
    await database
      .delete(entries)
      .where(
        and(
          eq(entries.shopperId, shopperId),
          eq(entries.list, list),
          inArray(entries.keyDigest, gone.map(digestOf)),
        ),
      );
    if (isTwinKept) continue;
    const origin = entry.firstKey ?? entry.key;
    const firstKey = origin === toKey ? null : origin;
    await database
      .insert(entries)
      .values({ ...entry, key: toKey, keyDigest: digestOf(toKey), content, firstKey });
  }
}
