import { Redis } from 'ioredis';

/** One connection, which reconnects whenever it breaks. */
export interface OpenedRedis {
  readonly redis: Redis;
  readonly close: () => Promise<void>;
}

/** Requires Redis 7. Throws when it is down at the start; later, commands fail at once meanwhile. */
export async function openRedis(
  url: string,
  report: (failure: unknown, what: string) => void,
): Promise<OpenedRedis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 3_000,
    commandTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    keepAlive: 10_000,
    connectionName: 'pricehunt',
  });
  // Reported once per outage, not at each attempt to reconnect.
  let isAway = false;
  redis.on('ready', () => {
    isAway = false;
  });
  redis.on('error', (failure: unknown) => {
    if (!isAway) report(failure, 'Redis');
    isAway = true;
  });
  try {
    await redis.connect();
  } catch (failure) {
    redis.disconnect();
    throw failure;
  }
  return {
    redis,
    close: async () => {
      redis.disconnect();
    },
  };
}
