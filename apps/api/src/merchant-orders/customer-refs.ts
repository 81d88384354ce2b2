import { emailKeyOf } from '@pricehunt/business-accounts';
import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Needs } from '../services';

export type CustomerRefs = (businessId: string, customer: string | null) => string | null;

const settingKey = 'customer-hash-key';
const sealedKey = z.string();

/** HMAC-SHA256 with one encrypted key, so a copy of the database doesn't reveal who bought. */
export async function openCustomerRefs(services: Needs<'storage' | 'secretBox'>): Promise<CustomerRefs> {
  const known = sealedKey.safeParse(await services.storage.settings.findSetting(settingKey));
  const sealed = known.success ? known.data : await makeKey(services);
  const key = services.secretBox.open(sealed, settingKey);
  return (businessId, customer) => {
    if (customer === null || customer.trim() === '') return null;
    return createHmac('sha256', key)
      .update(JSON.stringify([businessId, emailKeyOf(customer)]))
      .digest('base64url');
  };
}

function makeKey({ storage, secretBox }: Needs<'storage' | 'secretBox'>): Promise<string> {
  return storage.atomically(async ({ settings }) => {
    const other = sealedKey.safeParse(await settings.findSetting(settingKey));
    if (other.success) return other.data;
    const sealed = secretBox.seal(randomBytes(32).toString('base64url'), settingKey);
    await settings.saveSetting(settingKey, sealed);
    return sealed;
  });
}
