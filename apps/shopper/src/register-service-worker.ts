/** Registers the service worker once the page is idle. */
export function registerAtRest(page: Window): void {
  const register = () => void registerServiceWorker();
  const atRest = () => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(register, { timeout: restMsMax });
    else setTimeout(register, restMsMax);
  };
  // The page may finish loading before it is painted.
  if (page.document.readyState === 'complete') atRest();
  else page.addEventListener('load', atRest);
}

/** The longest wait for the page to come to rest, in milliseconds. */
const restMsMax = 3_000;

/** Registers it. A browser that will not goes on without. */
async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Private windows and policies refuse service workers; the site needs none.
  }
}
