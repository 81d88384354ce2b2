import { withCacheStorage } from '../testing-cache-storage';
import { savePage, savedPagesCache, readSavedPage, removeSavedPages } from './saved-pages';

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

const pathOf = (place: number) => `/product/p${place}`;

it('keeps the last 50 pages: one that is opened again stays, the one opened longest ago is deleted', async () => {
  const { savedPaths } = withCacheStorage();
  for (let place = 1; place <= 50; place += 1) await savePage(pathOf(place), { place });

  await savePage(pathOf(1), { place: 1 });
  await savePage(pathOf(51), { place: 51 });

  const kept = await savedPaths();
  expect(kept).toHaveLength(50);
  expect(kept).toEqual(expect.arrayContaining([pathOf(1), pathOf(3), pathOf(51)]));
  expect(kept).not.toContain(pathOf(2));
});

it('keeps no page of more than 400,000 characters', async () => {
  const { savedPaths } = withCacheStorage();

  await savePage('/product/large', 'x'.repeat(400_000));
  await savePage('/product/small', 'x'.repeat(399_998));

  expect(await savedPaths()).toEqual(['/product/small']);
});

it('loses nothing of what is there, and fails nobody, where the device is full', async () => {
  const { fill } = withCacheStorage();
  await savePage('/product/p1', { place: 1 });
  fill();

  await savePage('/product/p1', { place: 2 });

  expect(await readSavedPage('/product/p1')).toEqual({ place: 1 });
});

it('keeps nothing, and fails nobody, where the browser has no Cache Storage', async () => {
  await savePage('/product/p1', { place: 1 });
  await removeSavedPages();

  expect(await readSavedPage('/product/p1')).toBeNull();
});

it('stays with a new version of the app, which deletes older files and pages in an older format', async () => {
  const { storage } = withCacheStorage();
  Object.assign(globalThis, { shellFiles: ['/index.html'], shellVersion: 'new' });
  const { removeOlderCaches } = await import('../service-worker/offline-shell');
  for (const name of ['shell-old', 'shell-new', 'kept-pages-0', savedPagesCache]) await storage.open(name);

  await removeOlderCaches();

  expect(await storage.keys()).toEqual(['shell-new', savedPagesCache]);
});
