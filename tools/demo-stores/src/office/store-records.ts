import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ShopId } from '../world/shops';
import type { RecordStore } from './office';

export function storeRecordsIn(folder: string, shop: ShopId): RecordStore {
  const file = join(folder, `${shop}.json`);
  return {
    read: () => (existsSync(file) ? recordsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null),
    write: (records) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.part`, JSON.stringify(records));
      renameSync(`${file}.part`, file);
    },
  };
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
