import type { ApiClient } from '@pricehunt/api-client';
import { getPushKey, keepPushSubscription } from '@pricehunt/api-contract/alerts';
import { sentSubscription, subscribeWithKey } from '../../browser/push-subscribing';

/** Whether this browser gets push messages, or why not. */
export type PushStatus = 'ready' | 'not-offered' | 'not-supported' | 'denied' | 'failed';

/** Asks for permission to show notifications; must run during a user action. */
export async function askForNotifications(device: Window): Promise<PushStatus> {
  if (!canPush(device)) return 'not-supported';
  const permission = await Notification.requestPermission();
  return permission === 'granted' ? 'ready' : 'denied';
}

/** Sends the subscription to the server; renews it when the key has changed. Needs a session; never rejects. */
export async function subscribeToPush(api: ApiClient, device: Window): Promise<PushStatus> {
  if (!canPush(device)) return 'not-supported';
  if (Notification.permission !== 'granted') return 'denied';
  try {
    const { publicKey } = await api.call(getPushKey, {});
    if (publicKey === null) return 'not-offered';
    const { pushManager } = await device.navigator.serviceWorker.ready;
    const subscription = await subscribeWithKey(pushManager, publicKey);
    await api.call(keepPushSubscription, { body: sentSubscription(subscription) });
    return 'ready';
  } catch {
    // The browser's push service or the network failed; e-mail still works.
    return 'failed';
  }
}

function canPush(device: Window): boolean {
  return 'serviceWorker' in device.navigator && 'PushManager' in device && 'Notification' in device;
}
