import type { SessionRow, SessionStore, Storage } from '@pricehunt/storage';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import { Refusal } from '../answers/refusal';

const rowSchema = z.object({
  id: z.string(),
  idHash: z.string(),
  audience: z.enum(['shopper', 'business']),
  accountId: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.null(),
  device: z.string(),
});

/** Changes a field of an existing session only, so that an ended session stays ended. */
const setField = `
  if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  return 1`;

const listedMax = 100;

/** No rollback: sessions ended in a storage transaction stay ended. Throws server.busy while Redis is away. */
export function redisSessions(redis: Redis, report: (failure: unknown, what: string) => void): SessionStore {
  const fromRedis = async <Result>(reply: Promise<Result>): Promise<Result> => {
    try {
      return await reply;
    } catch (failure) {
      report(failure, 'could not read sessions from Redis');
      throw new Refusal('server.busy', { headers: { 'retry-after': '5' } });
    }
  };
  const hashesOf = (accountId: string) => fromRedis(redis.smembers(accountKey(accountId)));
  const rowsOf = async (accountId: string): Promise<readonly SessionRow[]> => {
    const hashes = await hashesOf(accountId);
    const rows = await Promise.all(hashes.map((hash) => read(hash)));
    const gone = hashes.filter((_, place) => rows[place] === null);
    if (gone.length > 0) await fromRedis(redis.srem(accountKey(accountId), ...gone));
    return rows.flatMap((row) => row ?? []);
  };
  async function read(idHash: string): Promise<SessionRow | null> {
    const [row, seen, data] = await fromRedis(redis.hmget(sessionKey(idHash), 'row', 'seen', 'data'));
    if (!row || !seen || !data) return null;
    return { ...rowSchema.parse(JSON.parse(row)), lastSeenAt: seen, data: JSON.parse(data) };
  }
  const end = async (idHash: string) => (await fromRedis(redis.del(sessionKey(idHash)))) === 1;
  return {
    async createSession({ lastSeenAt, data, ...row }) {
      const key = sessionKey(row.idHash);
      const ofAccount = accountKey(row.accountId);
      const until = Date.parse(row.expiresAt);
      const answers = await fromRedis(
        redis
          .multi()
          .hset(key, { row: JSON.stringify(row), seen: lastSeenAt, data: JSON.stringify(data) })
          .pexpireat(key, until)
          .sadd(ofAccount, row.idHash)
          // The set lives as long as the longest of its sessions.
          .pexpireat(ofAccount, until, 'NX')
          .pexpireat(ofAccount, until, 'GT')
          .exec(),
      );
      const failed = answers === null ? new Error('nothing was done') : answers.find(([error]) => error)?.[0];
      if (failed) await fromRedis(Promise.reject(failed));
    },
    findSession: read,
    touchSession: async (idHash, at) => {
      await fromRedis(redis.eval(setField, 1, sessionKey(idHash), 'seen', at));
    },
    saveSessionData: async (idHash, data) => {
      await fromRedis(redis.eval(setField, 1, sessionKey(idHash), 'data', JSON.stringify(data)));
    },
    endSession: end,
    async endSessionOf(accountId, id) {
      const row = (await rowsOf(accountId)).find((each) => each.id === id);
      return row === undefined ? false : end(row.idHash);
    },
    async endSessionsOf(accountId, _at, except) {
      const ended = (await hashesOf(accountId)).filter((hash) => hash !== except);
      if (ended.length > 0) await fromRedis(redis.del(...ended.map(sessionKey)));
    },
    async listSessionsOf({ accountId, seenAfter, at }) {
      return (await rowsOf(accountId))
        .filter((row) => row.lastSeenAt > seenAfter && row.expiresAt > at)
        .sort((one, other) =>
          one.lastSeenAt === other.lastSeenAt
            ? lastFirst(one.id, other.id)
            : lastFirst(one.lastSeenAt, other.lastSeenAt),
        )
        .slice(0, listedMax);
    },
    purgeSessions: async () => undefined,
  };
}

/** Uses these sessions in place of the storage's, in transactions too. */
export function withSessions(storage: Storage, sessions: SessionStore): Storage {
  return {
    ...storage,
    sessions,
    atomically: (work) => storage.atomically((stores) => work({ ...stores, sessions })),
  };
}

function sessionKey(idHash: string): string {
  return `pricehunt:session:${idHash}`;
}

function accountKey(accountId: string): string {
  return `pricehunt:sessions-of:${accountId}`;
}

function lastFirst(one: string, other: string): number {
  return one < other ? 1 : one > other ? -1 : 0;
}
