/** The cache for pages the person opened. Its number is the format; the service worker deletes other formats. */
export const savedPagesCache = 'kept-pages-1';

/** The most pages stored on a device; the oldest is deleted first. */
const pagesMax = 50;

/** The longest text of one page, in characters; longer pages are not stored. */
const pageCharactersMax = 400_000;

export function savedSearchPath(requestId: string): string {
  return `/new-search/${requestId}`;
}

/** Stores a page's responses under its path. Does nothing when the browser refuses. */
export async function savePage(path: string, page: unknown): Promise<void> {
  const text = JSON.stringify(page);
  if (text.length > pageCharactersMax) return;
  await inCache(async (cache) => {
    await cache.put(path, new Response(text));
    const saved = await cache.keys();
    await Promise.all(saved.slice(0, -pagesMax).map((oldest) => cache.delete(oldest)));
  });
}

/** Returns the stored page; null when there is none or the browser refuses. */
export function readSavedPage(path: string): Promise<unknown> {
  return inCache(async (cache): Promise<unknown> => (await cache.match(path))?.json() ?? null);
}

export async function removeSavedPage(path: string): Promise<void> {
  await inCache((cache) => cache.delete(path));
}

export async function removeSavedPages(): Promise<void> {
  await inCache(() => caches.delete(savedPagesCache));
}

async function inCache<Result>(work: (cache: Cache) => Promise<Result>): Promise<Result | null> {
  try {
    return await work(await caches.open(savedPagesCache));
  } catch {
    // Private windows, full storage and origins without TLS store nothing.
    return null;
  }
}
