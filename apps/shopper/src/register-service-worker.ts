/** Has the browser keep the app for when there is no network. A browser that will not goes on without. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Private windows and policies refuse service workers; the site needs none.
  }
}
