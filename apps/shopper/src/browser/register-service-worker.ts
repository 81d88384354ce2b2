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

/** In milliseconds, the longest wait for the page to be idle. */
const restMsMax = 3_000;

async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Private windows and policies refuse service workers; the site needs none.
  }
}
