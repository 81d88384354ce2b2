import { answerOffline, cacheShell, removeOlderCaches } from './offline-shell';
import { openNotification, showNotification } from './notifications';
import { renewSubscription } from './renew-subscription';

/*
 * The service worker of the public site: it opens the app offline and shows price alerts as notifications. It never handles
 * API requests or stores personal data; pages store themselves for offline reading (saved-pages).
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(cacheShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOlderCaches().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const answer = answerOffline(event.request, self.location.origin);
  if (answer !== null) event.respondWith(answer);
});
self.addEventListener('push', (event) => event.waitUntil(showNotification(self.registration, event.data)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self.registration, event.oldSubscription)),
);
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(self.clients, event.notification)),
);
