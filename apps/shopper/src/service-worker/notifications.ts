/** What the API sends with a push: the words, and the page that they are about. */
interface PushedAlert {
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly path: string;
  /** Notifications of the same subject take each other's place. */
  readonly tag?: string;
}

/** Shows a pushed alert. A push without readable words still shows something, as browsers ask for. */
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
    ...(alert.tag === undefined ? {} : { tag: alert.tag }),
  });
}

/** Opens the page that a notification is about: in a window of the site that is open, else in a new one. */
export async function openNotification(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const path = pathOf(notification.data);
  for (const client of await clients.matchAll({ type: 'window' })) {
    if (!('focus' in client)) continue;
    await client.navigate(path);
    await client.focus();
    return;
  }
  await clients.openWindow(path);
}

const unreadable: PushedAlert = { title: 'PriceHunt', body: '', path: '/alerts' };

function readAlert(data: PushMessageData | null): PushedAlert {
  try {
    const read: Partial<PushedAlert> = data?.json() ?? {};
    const { title, body, path, tag } = read;
    return {
      title: title ?? unreadable.title,
      body: body ?? unreadable.body,
      path: pathOf({ path }),
      ...(tag === undefined ? {} : { tag }),
    };
  } catch {
    return unreadable;
  }
}

/** A path of this site and of no other. */
function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : unreadable.path;
}
