import type { SessionRow } from '@pricehunt/storage';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../testing/programs';
import { openRedis } from './open-redis';
import type { OpenedRedis } from './open-redis';
import { redisCallCounts } from './redis-call-counts';
import { redisSessions } from './redis-sessions';

const program = '/usr/bin/redis-server';
const soon = new Date(Date.now() + 3_600_000).toISOString();

function session(changes: Partial<SessionRow> & Pick<SessionRow, 'id'>): SessionRow {
  return {
    idHash: `hash of ${changes.id}`,
    audience: 'shopper',
    accountId: 'a1',
    createdAt: '2026-11-21T10:00:00.000Z',
    lastSeenAt: '2026-11-21T10:00:00.000Z',
    expiresAt: soon,
    endedAt: null,
    device: 'Firefox on Linux',
    data: { businessId: null },
    ...changes,
  };
}

if (!existsSync(program) && process.env['REQUIRE_REDIS'] === undefined) {
  describe('Redis', () => {
    it.skip('is skipped: it is not installed here (set REQUIRE_REDIS to fail instead)', () => undefined);
  });
} else {
  const at = '2026-11-21T11:00:00.000Z';
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const reported: string[] = [];
  const report = (_failure: unknown, what: string) => reported.push(what);
  let server: ChildProcess;
  let opened: OpenedRedis;

  beforeAll(async () => {
    const port = await freePort();
    server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']);
    await new Promise<void>((resolve) => {
      server.stdout?.on('data', (part: Buffer) => {
        if (String(part).includes('Ready to accept')) resolve();
      });
    });
    opened = await openRedis(`redis://127.0.0.1:${port}`, report);
  });
  afterAll(async () => {
    await opened.close();
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => opened.redis.flushall());

  describe('sessions in Redis', () => {
    const sessions = () => redisSessions(opened.redis, report);

    it('are read as created, with later changes', async () => {
      await sessions().createSession(session({ id: 's1' }));

      await sessions().touchSession('hash of s1', at);
      await sessions().saveSessionData('hash of s1', { businessId: 'b1' });

      const found = await sessions().findSession('hash of s1');
      expect(found).toEqual(session({ id: 's1', lastSeenAt: at, data: { businessId: 'b1' } }));
    });

    it('do not return through a concurrent call once they were ended', async () => {
      await sessions().createSession(session({ id: 's1' }));
      const first = await sessions().endSession('hash of s1', at);

      await sessions().touchSession('hash of s1', at);
      await sessions().saveSessionData('hash of s1', { businessId: 'b1' });
      const second = await sessions().endSession('hash of s1', at);

      expect([first, second]).toEqual([true, false]);
      expect(await sessions().findSession('hash of s1')).toBeNull();
    });

    it('of an account are ended together, except one', async () => {
      for (const id of ['s1', 's2', 's3']) await sessions().createSession(session({ id }));
      await sessions().createSession(session({ id: 'other', accountId: 'a2' }));

      await sessions().endSessionsOf('a1', at, 'hash of s2');

      const listed = await sessions().listSessionsOf({ accountId: 'a1', seenAfter: '2026', at });
      expect(listed.map(({ id }) => id)).toEqual(['s2']);
      expect(await sessions().findSession('hash of other')).not.toBeNull();
    });

    it('of an account are ended by their listed id', async () => {
      await sessions().createSession(session({ id: 's1' }));

      const ended = [
        await sessions().endSessionOf('a2', 's1', at),
        await sessions().endSessionOf('a1', 's1', at),
        await sessions().endSessionOf('a1', 's1', at),
      ];

      expect(ended).toEqual([false, true, false]);
    });

    it('are listed last seen first, without idle and expired ones', async () => {
      await sessions().createSession(session({ id: 'early', lastSeenAt: '2026-11-21T10:30:00.000Z' }));
      await sessions().createSession(session({ id: 'late', lastSeenAt: '2026-11-21T10:40:00.000Z' }));
      await sessions().createSession(session({ id: 'idle', lastSeenAt: '2026-11-01T10:40:00.000Z' }));

      const listed = await sessions().listSessionsOf({ accountId: 'a1', seenAfter: '2026-11-10', at });

      expect(listed.map(({ id }) => id)).toEqual(['late', 'early']);
    });

    it('are deleted when they expire', async () => {
      await sessions().createSession(
        session({ id: 's1', expiresAt: new Date(Date.now() + 60_000).toISOString() }),
      );

      const leftMs = await opened.redis.pttl('pricehunt:session:hash of s1');

      expect(leftMs).toBeGreaterThan(50_000);
      expect(leftMs).toBeLessThanOrEqual(60_000);
    });
  });

  describe('call counts in Redis', () => {
    it('count within a window and return the time left in it', async () => {
      const counts = redisCallCounts(opened.redis);

      const first = await counts.countCall('k', 60_000);
      const second = await counts.countCall('k', 60_000);

      expect([first.calls, second.calls]).toEqual([1, 2]);
      expect(second.leftMs).toBeGreaterThan(50_000);
    });
  });

  describe('Redis being away', () => {
    it('rejects at startup', async () => {
      const opening = openRedis('redis://127.0.0.1:1', report);

      await expect(opening).rejects.toBeDefined();
    });

    it('refuses calls that need a session, with the time to wait', async () => {
      const away = await openRedis(addressOf(opened), report);
      away.redis.disconnect();

      const finding = redisSessions(away.redis, report).findSession('hash');

      await expect(finding).rejects.toMatchObject({ code: 'server.busy' });
      expect(reported).toContain('could not read sessions from Redis');
    });
  });
}

function addressOf({ redis }: OpenedRedis): string {
  return `redis://127.0.0.1:${redis.options.port ?? 0}`;
}
