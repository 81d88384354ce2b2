import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { keepFirst, type Session, type Tables } from '../../access';
import type { ApiKeyOwner, ApiKeyRow, StoredResponseRow } from '../../rows/integrations';

/** API keys of businesses and shoppers, and responses to requests with an Idempotency-Key. */
export interface ApiKeyStore {
  createApiKey(key: ApiKeyRow): Promise<void>;
  findApiKey(keyHash: string): Promise<ApiKeyRow | null>;
  /** Oldest first, including revoked keys. */
  listApiKeys(owner: ApiKeyOwner): Promise<readonly ApiKeyRow[]>;
  /** Records the use, if the last recorded one is older than `before`. */
  touchApiKey(id: string, at: string, before: string): Promise<void>;
  /** Null if the owner has no such key; a revoked one stays unchanged. */
  revokeApiKey(owner: ApiKeyOwner, id: string, at: string): Promise<ApiKeyRow | null>;
  findStoredResponse(businessId: string, key: string): Promise<StoredResponseRow | null>;
  /** An existing response with the same key stays. */
  saveResponse(answer: StoredResponseRow): Promise<void>;
  deleteResponsesBefore(moment: string): Promise<void>;
}

export function createApiKeyStore(session: Session): ApiKeyStore {
  return { ...keys(session), ...answers(session) };
}

function isOf(table: Tables['apiKeys'], { businessId, shopperId }: ApiKeyOwner) {
  return businessId === null ? eq(table.shopperId, shopperId) : eq(table.businessId, businessId);
}

function keys(
  session: Session,
): Omit<ApiKeyStore, 'findStoredResponse' | 'saveResponse' | 'deleteResponsesBefore'> {
  return {
    createApiKey: (key) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.apiKeys).values(key);
      }),
    async findApiKey(keyHash) {
      const { database, tables } = session.reading;
      const { apiKeys: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.keyHash, keyHash), isNull(table.revokedAt)));
      return row ?? null;
    },
    async listApiKeys(owner) {
      const { database, tables } = session.reading;
      const { apiKeys: table } = tables;
      return database
        .select()
        .from(table)
        .where(isOf(table, owner))
        .orderBy(asc(table.createdAt), asc(table.id));
    },
    touchApiKey: (id, at, before) =>
      session.writing(async ({ database, tables }) => {
        const { apiKeys: table } = tables;
        await database
          .update(table)
          .set({ lastUsedAt: at })
          .where(and(eq(table.id, id), or(isNull(table.lastUsedAt), lt(table.lastUsedAt, before))));
      }),
    revokeApiKey: (owner, id, at) =>
      session.writing(async ({ database, tables }) => {
        const { apiKeys: table } = tables;
        const own = and(eq(table.id, id), isOf(table, owner));
        await database
          .update(table)
          .set({ revokedAt: at })
          .where(and(own, isNull(table.revokedAt)));
        const [row] = await database.select().from(table).where(own);
        return row ?? null;
      }),
  };
}

function answers(
  session: Session,
): Pick<ApiKeyStore, 'findStoredResponse' | 'saveResponse' | 'deleteResponsesBefore'> {
  return {
    async findStoredResponse(businessId, key) {
      const { database, tables } = session.reading;
      const { keptAnswers: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.key, key)));
      return row ?? null;
    },
    saveResponse: (answer) =>
      session.writing(({ saveRows, tables }) => saveRows(tables.keptAnswers, [answer], keepFirst)),
    deleteResponsesBefore: (moment) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.keptAnswers).where(lt(tables.keptAnswers.answeredAt, moment));
      }),
  };
}
