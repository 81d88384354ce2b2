import type { PushedAlert } from '@pricehunt/api-contract';

/** Shows a pushed alert. A push with unreadable data still shows something, as browsers require. */
export function showNotification(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const alert = readAlert(data);
  return registration.showNotification(alert.title, {
    body: alert.body,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { path: alert.path },
    ...takingPlaceOf(alert.tag),
  });
}

/** A replaced notification alerts again; otherwise browsers replace it silently. */
function takingPlaceOf(tag: string): NotificationOptions & { readonly renotify?: true } {
  return tag === '' ? {} : { tag, renotify: true };
}

/** Opens the notification's page: in the window that already shows it, else in a new one. */
export async function openNotification(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const path = pathOf(notification.data);
  for (const client of await clients.matchAll({ type: 'window' })) {
    if (!('focus' in client) || new URL(client.url).pathname !== path) continue;
    await client.focus();
    return;
  }
  await clients.openWindow(path);
}

const unreadable: PushedAlert = { title: 'PriceHunt', body: '', path: '/alerts', tag: '' };

function readAlert(data: PushMessageData | null): PushedAlert {
  try {
    const read: Partial<PushedAlert> = data?.json() ?? {};
    const { title, body, path, tag } = read;
    return {
      title: title ?? unreadable.title,
      body: body ?? unreadable.body,
      path: pathOf({ path }),
      tag: tag ?? unreadable.tag,
    };
  } catch {
    return unreadable;
  }
}

/** The path within this site; other origins are ignored. */
function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : unreadable.path;
}
