import { withCacheStorage } from '../testing-cache-storage';
import { keepPage, keptPagesCache, readKeptPage, removeKeptPages } from './kept-pages';

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

const pathOf = (place: number) => `/product/p${place}`;

it('keeps the last 50 pages: one that is opened again stays, the one opened longest ago is deleted', async () => {
  const { keptPaths } = withCacheStorage();
  for (let place = 1; place <= 50; place += 1) await keepPage(pathOf(place), { place });

  await keepPage(pathOf(1), { place: 1 });
  await keepPage(pathOf(51), { place: 51 });

  const kept = await keptPaths();
  expect(kept).toHaveLength(50);
  expect(kept).toEqual(expect.arrayContaining([pathOf(1), pathOf(3), pathOf(51)]));
  expect(kept).not.toContain(pathOf(2));
});

it('keeps no page of more than 400,000 characters', async () => {
  const { keptPaths } = withCacheStorage();

  await keepPage('/product/large', 'x'.repeat(400_000));
  await keepPage('/product/small', 'x'.repeat(399_998));

  expect(await keptPaths()).toEqual(['/product/small']);
});

it('loses nothing of what is there, and fails nobody, where the device is full', async () => {
  const { fill } = withCacheStorage();
  await keepPage('/product/p1', { place: 1 });
  fill();

  await keepPage('/product/p1', { place: 2 });

  expect(await readKeptPage('/product/p1')).toEqual({ place: 1 });
});

it('keeps nothing, and fails nobody, where the browser has no Cache Storage', async () => {
  await keepPage('/product/p1', { place: 1 });
  await removeKeptPages();

  expect(await readKeptPage('/product/p1')).toBeNull();
});

it('stays with a new version of the app, which deletes older files and pages in an older format', async () => {
  const { storage } = withCacheStorage();
  Object.assign(globalThis, { shellFiles: ['/index.html'], shellVersion: 'new' });
  const { removeOlderCaches } = await import('../service-worker/offline-shell');
  for (const name of ['shell-old', 'shell-new', 'kept-pages-0', keptPagesCache]) await storage.open(name);

  await removeOlderCaches();

  expect(await storage.keys()).toEqual(['shell-new', keptPagesCache]);
});
