import type { Needs } from '../services';

export const merchantShopsTopic = 'merchant-shops';

/** Call it after the commit of what changes a business's verified shops or their link terms: redirects await the new ones. */
export function announceShopsOf({ storage }: Needs<'storage'>, businessId: string): Promise<void> {
  return storage.notifications.publish(merchantShopsTopic, businessId);
}
