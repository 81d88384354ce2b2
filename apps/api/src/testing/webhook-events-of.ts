import type { SignedInCaller } from './sign-in';

/** Subscribes to the event; the function returns the data of what was queued, newest first. */
export async function subscribeTestWebhook(
  owner: SignedInCaller,
  event: string,
): Promise<() => Promise<readonly unknown[]>> {
  const payload = { url: 'https://oak.example/hook', events: [event] };
  const made = await owner.inject({ method: 'POST', url: '/api/business/webhooks', payload });
  const url = `/api/business/webhooks/${made.json<{ webhook: { id: string } }>().webhook.id}/deliveries`;
  return async () => {
    const { items } = (await owner.inject({ method: 'GET', url })).json<{ items: { id: string }[] }>();
    const deliveries = await Promise.all(
      items.map(({ id }) => owner.inject({ method: 'GET', url: `${url}/${id}` })),
    );
    return deliveries.map((each) => JSON.parse(each.json<{ payload: string }>().payload).data);
  };
}
