import type { Storage } from '@pricehunt/storage';
import { openTestStorage } from '@pricehunt/storage/testing';
import { until } from '../testing/waits';
import { createVisitorHasher } from './visitor-hash';

describe('the hash of a visitor', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openTestStorage();
  });
  afterEach(() => storage.close());
  const visitor = { site: 'oak.test', address: '203.0.113.7', userAgent: 'Firefox' };
  const hasherOn = (day: string) =>
    createVisitorHasher({
      storage,
      saltMsMax: 60_000,
      now: () => new Date(`${day}T12:00:00Z`),
      report: () => undefined,
    });

  it('is the same in every process on one day', async () => {
    const hashes = await Promise.all([1, 2].map(() => hasherOn('2026-11-21').hash(visitor)));

    expect(hashes[0]).toMatch(/^[\w-]{22}$/);
    expect(hashes[1]).toBe(hashes[0]);
  });

  it('differs on another day, and the salt of the day before is deleted', async () => {
    const first = await hasherOn('2026-11-21').hash(visitor);
    const before = JSON.stringify(await storage.settings.findSetting('visitor-salt'));
    const next = await hasherOn('2026-11-22').hash(visitor);
    const after = JSON.stringify(await storage.settings.findSetting('visitor-salt'));

    expect(next).not.toBe(first);
    expect(after).toContain('2026-11-22');
    expect(after).not.toBe(before);
  });

  it('depends on the network, not on the full address', async () => {
    const hasher = hasherOn('2026-11-21');
    const hashOf = (address: string) => hasher.hash({ ...visitor, address });

    expect(await hashOf('203.0.113.200')).toBe(await hashOf('203.0.113.7'));
    expect(await hashOf('::ffff:203.0.113.1')).toBe(await hashOf('203.0.113.7'));
    expect(await hashOf('2001:db8:1:ffff::1')).toBe(await hashOf('2001:db8:1::9'));
    expect(await hashOf('2001:db8:2::1')).not.toBe(await hashOf('2001:db8:1::1'));
  });

  it('is null while the storage is away', async () => {
    const reported: string[] = [];
    const away = await openTestStorage();
    await away.close();
    const hasher = createVisitorHasher({
      storage: away,
      saltMsMax: 60_000,
      now: () => new Date(),
      report: (_failure, what) => reported.push(what),
    });

    expect(await hasher.hash(visitor)).toBeNull();
    expect(reported).toEqual(['could not read the visitor salt']);
  });

  it("is null while another process blocks the creation of the day's salt, and available afterwards", async () => {
    let release: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => (release = resolve));
    const working = storage.atomically(() => locked);
    const hasher = createVisitorHasher({
      storage,
      saltMsMax: 1,
      now: () => new Date('2026-11-21T12:00:00Z'),
      report: () => undefined,
    });

    const during = await hasher.hash(visitor);
    release();
    await working;
    await until(
      'the salt to be made',
      async () => (await storage.settings.findSetting('visitor-salt')) !== undefined,
    );
    const after = await hasherOn('2026-11-21').hash(visitor);

    expect(during).toBeNull();
    expect(after).toMatch(/^[\w-]{22}$/);
  });
});
