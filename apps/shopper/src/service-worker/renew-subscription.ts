import type { dropPushSubscription, getPushKey, keepPushSubscription } from '@pricehunt/api-contract';
import { sentSubscription, subscribeWithKey } from '../push-subscribing';

/* The paths as the contract has them: the contract itself would make the service worker many times as large. */
const keyPath: (typeof getPushKey)['path'] = '/api/shopper/push-key';
const keepPath: (typeof keepPushSubscription)['path'] = '/api/shopper/push-subscriptions';
const dropPath: (typeof dropPushSubscription)['path'] = '/api/shopper/push-subscriptions';

/**
 * Subscribes again where the browser or its push service has ended a subscription, and tells the API of the new one in place of
 * the old. Somebody who is signed out is left alone. Rejects where the network fails: the alerts page makes up for it.
 */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  ended: PushSubscription | null,
): Promise<void> {
  const answer = await fetch(keyPath);
  if (!answer.ok) return;
  const { publicKey }: { readonly publicKey: string | null } = await answer.json();
  if (publicKey === null) return;
  const subscription = sentSubscription(await subscribeWithKey(pushManager, publicKey));
  await fetch(keepPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
  if (ended === null || ended.endpoint === subscription.endpoint) return;
  await fetch(`${dropPath}?${new URLSearchParams({ endpoint: ended.endpoint }).toString()}`, {
    method: 'DELETE',
  });
}
