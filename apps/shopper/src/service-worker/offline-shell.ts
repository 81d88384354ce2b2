import { savedPagesCache } from '../saved-pages/saved-pages';

/** The files of this build, inserted by the build; the first is the page for every address. */
declare const shellFiles: readonly string[];
/** A digest of those files, so that each build has its own cache. */
declare const shellVersion: string;

const shellName = `shell-${shellVersion}`;
const shellPage = '/index.html';
const currentCaches = [shellName, savedPagesCache];

/** Caches all files, so that every screen opens offline. Cached ones aren't loaded again. */
export async function cacheShell(): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.addAll(
    shellFiles.map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' }),
    ),
  );
}

export async function removeOlderCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !currentCaches.includes(name)).map((name) => caches.delete(name)));
}

/** Null leaves the request to the network: the API and other origins. Pages come from the network first. */
export function answerOffline(request: Request, origin: string): Promise<Response> | null {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return fetch(request).catch(() => savedPage());
  return shellFiles.includes(pathname) ? savedOrFetched(request) : null;
}

async function savedPage(): Promise<Response> {
  return (await caches.match(shellPage, { cacheName: shellName })) ?? Response.error();
}

async function savedOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: shellName })) ?? fetch(request);
}
