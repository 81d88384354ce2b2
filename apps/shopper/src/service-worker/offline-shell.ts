import { keptPagesCache } from '../kept-pages/kept-pages';

/** The files of this build, put in by the build itself; the first is the page that every address begins with. */
declare const shellFiles: readonly string[];
/** A digest of those files: another build keeps another shell. */
declare const shellVersion: string;

const shellName = `shell-${shellVersion}`;
const shellPage = '/index.html';
const currentCaches = [shellName, keptPagesCache];

/**
 * Keeps every file that the app is made of, so that each screen opens without a network. What the browser has of a build
 * already, it is not asked for again: those names change with their content.
 */
export async function keepShell(): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.addAll(
    shellFiles.map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' }),
    ),
  );
}

/** Deletes what other builds kept: their files, and pages in a format that this one doesn't read. */
export async function removeOlderCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !currentCaches.includes(name)).map((name) => caches.delete(name)));
}

/**
 * What to answer a request of a page with, or null to leave it to the network. Addresses of pages go to the network first
 * and to the kept page without it; the app's own files come from the shell, whose names change when they do. The API, other
 * origins and anything that is not read are left alone.
 */
export function answerOffline(request: Request, origin: string): Promise<Response> | null {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return fetch(request).catch(() => keptPage());
  return shellFiles.includes(pathname) ? keptOrFetched(request) : null;
}

async function keptPage(): Promise<Response> {
  return (await caches.match(shellPage, { cacheName: shellName })) ?? Response.error();
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: shellName })) ?? fetch(request);
}
