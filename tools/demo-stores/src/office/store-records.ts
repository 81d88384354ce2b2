import * as z from 'zod/mini';
import { jsonRecords } from '../json-records';
import type { ShopId } from '../world/shops';
import type { OfficeRecords, RecordStore } from './office';

export function storeRecordsIn(folder: string, shop: ShopId): RecordStore {
  return jsonRecords<OfficeRecords>(folder, shop, recordsSchema);
}

const pair = z.object({ name: z.string(), value: z.string() });
const recordsSchema = z.object({
  subscriptions: z.array(
    z.object({
      id: z.string(),
      topic: z.string(),
      uri: z.string(),
      signedBy: z._default(z.enum(['own', 'installed']), 'own'),
    }),
  ),
  orders: z.array(
    z.object({
      id: z.number(),
      number: z.number(),
      token: z.string(),
      checkoutToken: z.string(),
      cartToken: z.string(),
      at: z.string(),
      email: z.string(),
      variants: z.array(z.number()),
      prices: z.array(z.number()),
      shippingMinor: z.number(),
      landingSite: z.nullable(z.string()),
      referringSite: z.nullable(z.string()),
      noteAttributes: z.array(pair),
      isPaid: z.boolean(),
      refund: z.nullable(z.object({ id: z.number(), at: z.string() })),
    }),
  ),
  messages: z.array(
    z.object({
      at: z.string(),
      topic: z.string(),
      uri: z.string(),
      attempt: z.number(),
      status: z.nullable(z.number()),
    }),
  ),
  headHtml: z.string(),
  file: z.nullable(z.object({ path: z.string(), text: z.string() })),
  installation: z._default(
    z.nullable(
      z.object({
        code: z.nullable(z.string()),
        redirectUri: z.string(),
        accessToken: z.nullable(z.string()),
        refreshToken: z.nullable(z.string()),
        expiresAt: z.nullable(z.string()),
      }),
    ),
    null,
  ),
});
