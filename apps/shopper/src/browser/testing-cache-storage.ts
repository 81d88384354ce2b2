import { savedPagesCache } from '../saved-pages/saved-pages';

interface TestedCacheStorage {
  readonly storage: CacheStorage;
  /** The paths of the saved pages, the least recently opened first. */
  readonly savedPaths: () => Promise<readonly string[]>;
  /** Refuses every write from now on, like a full device. */
  readonly fill: () => void;
}

export function withCacheStorage(): TestedCacheStorage {
  const byName = new Map<string, Cache>();
  let isFull = false;
  const put = () => {
    if (isFull) throw new DOMException('The device is full', 'QuotaExceededError');
  };
  const open = async (name: string) => {
    const cache = byName.get(name) ?? memoryCache(put);
    byName.set(name, cache);
    return cache;
  };
  const storage: CacheStorage = {
    open,
    has: async (name) => byName.has(name),
    delete: async (name) => byName.delete(name),
    keys: async () => [...byName.keys()],
    match: async (request, options) => byName.get(options?.cacheName ?? '')?.match(request),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
  return {
    storage,
    savedPaths: async () => {
      const paths = (await byName.get(savedPagesCache)?.keys()) ?? [];
      return paths.map(({ url }) => new URL(url).pathname);
    },
    fill: () => {
      isFull = true;
    },
  };
}

/** Like in browsers, a response that is stored again moves to the end. */
function memoryCache(beforePut: () => void): Cache {
  const answers = new Map<string, string>();
  const match = async (request: RequestInfo | URL) => {
    const text = answers.get(addressOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  return {
    match,
    matchAll: async (request) =>
      request === undefined ? [] : [await match(request)].flatMap((one) => one ?? []),
    put: async (request, response) => {
      beforePut();
      const address = addressOf(request);
      const text = await response.text();
      answers.delete(address);
      answers.set(address, text);
    },
    delete: async (request) => answers.delete(addressOf(request)),
    keys: async () => [...answers.keys()].map((address) => new Request(address)),
    add: () => Promise.reject(new Error('A test has no network')),
    addAll: () => Promise.reject(new Error('A test has no network')),
  };
}

function addressOf(request: RequestInfo | URL): string {
  const address = typeof request === 'string' ? request : request instanceof URL ? request.href : request.url;
  return new URL(address, 'https://pricehunt.example').href;
}
