/** Behind a router without a connection the browser says that it is online, so requests that fail count, too. */
let isReached = true;
let isChecking = false;
let nextCheck: number | undefined;
const followers = new Set<() => void>();
const recheckMs = 10_000;

export function isConnected(): boolean {
  return navigator.onLine && isReached;
}

/** Calls `changed` when the connection is lost or back. Returns how to stop. */
export function followConnection(changed: () => void): () => void {
  const back = () => {
    changed();
    if (!isReached) void check();
  };
  followers.add(changed);
  window.addEventListener('online', back);
  window.addEventListener('offline', changed);
  return () => {
    followers.delete(changed);
    window.removeEventListener('online', back);
    window.removeEventListener('offline', changed);
  };
}

/** Fetches, and checks the connection when there is no response. */
export const watchedFetch: typeof window.fetch = async (input, init) => {
  try {
    const response = await window.fetch(input, init);
    setReached(true);
    return response;
  } catch (error) {
    if (init?.signal?.aborted !== true) void check();
    throw error;
  }
};

/** A single request can fail for other reasons, so that a small file of this site decides. */
async function check(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  window.clearTimeout(nextCheck);
  const isThere = await window.fetch('/config.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  isChecking = false;
  setReached(isThere);
  if (!isThere) nextCheck = window.setTimeout(() => void check(), recheckMs);
}

function setReached(isNow: boolean): void {
  if (isNow === isReached) return;
  isReached = isNow;
  for (const changed of followers) changed();
}
