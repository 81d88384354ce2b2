import type { CallCounts } from '@pricehunt/storage';
import type { Redis } from 'ioredis';

const count = `
  local calls = redis.call('INCR', KEYS[1])
  if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { calls, redis.call('PTTL', KEYS[1]) }`;

/** Redis deletes the counts itself when their window is over. */
export function redisCallCounts(redis: Redis): CallCounts {
  return {
    async countCall(key, windowMs) {
      const answer: unknown = await redis.eval(count, 1, `pricehunt:calls:${key}`, windowMs);
      const [calls, leftMs]: readonly unknown[] = Array.isArray(answer) ? answer : [];
      return { calls: Number(calls), leftMs: Number(leftMs) };
    },
    purgeCalls: async () => undefined,
  };
}
