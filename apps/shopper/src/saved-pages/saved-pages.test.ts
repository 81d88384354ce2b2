import { withCacheStorage } from '../browser/testing-cache-storage';
import { savePage, savedPagesCache, readSavedPage, removeSavedPages } from './saved-pages';

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

const pathOf = (place: number) => `/product/p${place}`;

it('stores the last 50 pages and deletes the least recently opened one', async () => {
  const { savedPaths } = withCacheStorage();
  for (let place = 1; place <= 50; place += 1) await savePage(pathOf(place), { place });

  await savePage(pathOf(1), { place: 1 });
  await savePage(pathOf(51), { place: 51 });

  const kept = await savedPaths();
  expect(kept).toHaveLength(50);
  expect(kept).toEqual(expect.arrayContaining([pathOf(1), pathOf(3), pathOf(51)]));
  expect(kept).not.toContain(pathOf(2));
});

it('stores no page over 400,000 characters', async () => {
  const { savedPaths } = withCacheStorage();

  await savePage('/product/large', 'x'.repeat(400_000));
  await savePage('/product/small', 'x'.repeat(399_998));

  expect(await savedPaths()).toEqual(['/product/small']);
});

it('preserves stored pages and does not fail when the device is full', async () => {
  const { fill } = withCacheStorage();
  await savePage('/product/p1', { place: 1 });
  fill();

  await savePage('/product/p1', { place: 2 });

  expect(await readSavedPage('/product/p1')).toEqual({ place: 1 });
});

it('stores nothing and does not fail without Cache Storage', async () => {
  await savePage('/product/p1', { place: 1 });
  await removeSavedPages();

  expect(await readSavedPage('/product/p1')).toBeNull();
});

it('survives a new app version, which deletes older files and pages in an older format', async () => {
  const { storage } = withCacheStorage();
  Object.assign(globalThis, { shellFiles: ['/index.html'], shellVersion: 'new' });
  const { removeOlderCaches } = await import('../service-worker/offline-shell');
  for (const name of ['shell-old', 'shell-new', 'kept-pages-0', savedPagesCache]) await storage.open(name);

  await removeOlderCaches();

  expect(await storage.keys()).toEqual(['shell-new', savedPagesCache]);
});
