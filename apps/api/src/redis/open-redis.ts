import { Redis } from 'ioredis';

/** A way to a Redis: one connection, made again whenever it breaks. */
export interface OpenedRedis {
  readonly redis: Redis;
  readonly close: () => Promise<void>;
}

/**
 * Connects to a Redis 7 or later. Throws when it is not there at the start. Later on, while it is away, commands fail at once
 * and the connection is tried again every other second at most.
 */
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
  // Told once each time that it goes away, not at each attempt to get it back.
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
