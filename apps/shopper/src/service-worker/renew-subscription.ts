import type { dropPushSubscription, getPushKey, keepPushSubscription } from '@pricehunt/api-contract/alerts';
import { sentSubscription, subscribeWithKey } from '../browser/push-subscribing';

/* The contract's paths, repeated because importing the contract would make the service worker many times larger. */
const keyPath: (typeof getPushKey)['path'] = '/api/shopper/push-key';
const subscriptionPath: (typeof keepPushSubscription)['path'] = '/api/shopper/push-subscriptions';
const dropPath: (typeof dropPushSubscription)['path'] = '/api/shopper/push-subscriptions';

/** Does nothing when signed out. Rejects on network failure; the alerts page then renews it. */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  ended: PushSubscription | null,
): Promise<void> {
  const answer = await fetch(keyPath);
  if (!answer.ok) return;
  const { publicKey }: { readonly publicKey: string | null } = await answer.json();
  if (publicKey === null) return;
  const subscription = sentSubscription(await subscribeWithKey(pushManager, publicKey));
  await fetch(subscriptionPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
  if (ended === null || ended.endpoint === subscription.endpoint) return;
  await fetch(`${dropPath}?${new URLSearchParams({ endpoint: ended.endpoint }).toString()}`, {
    method: 'DELETE',
  });
}
