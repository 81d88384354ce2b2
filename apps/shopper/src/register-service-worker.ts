/** Has the browser keep the app for when there is no network, once the page has come to rest; not all can tell when it has. */
export function registerAtRest(page: Window): void {
  const register = () => void registerServiceWorker();
  const atRest = () => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(register, { timeout: restMsMax });
    else setTimeout(register, restMsMax);
  };
  // The program is asked for once the page is painted, which may be after everything of the page has loaded.
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
