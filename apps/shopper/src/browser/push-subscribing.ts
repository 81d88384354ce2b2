/** Subscribes a browser to push messages with the server's key, replacing a subscription with another key. */
export async function subscribeWithKey(
  pushManager: PushManager,
  publicKey: string,
): Promise<PushSubscription> {
  const known = await pushManager.getSubscription();
  if (known !== null && keyOf(known) !== publicKey) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

export function sentSubscription(subscription: PushSubscription) {
  const { endpoint = '', expirationTime = null, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, expirationTime, keys: { p256dh, auth } };
}

/** The key in the server's format: base64url without padding. */
function keyOf({ options }: PushSubscription): string | null {
  if (options.applicationServerKey === null) return null;
  return btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
