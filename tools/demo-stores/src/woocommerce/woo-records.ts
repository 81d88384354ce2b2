import * as z from 'zod/mini';

/** What the store's owner and its customers did, stored in a file if the store has one. */
export const wooRecordsSchema = z.object({
  webhooks: z.array(
    z.object({ id: z.number(), topic: z.string(), secret: z.string(), deliveryUrl: z.string() }),
  ),
  orders: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      changedAt: z.string(),
      email: z.string(),
      productId: z.number(),
      /** With two decimals, without tax. */
      price: z.string(),
      landingPage: z.nullable(z.string()),
      isRefunded: z.boolean(),
    }),
  ),
  deliveries: z.array(
    z.object({ at: z.string(), topic: z.string(), attempt: z.number(), status: z.nullable(z.number()) }),
  ),
  /** HTML in the head of every page, for domain verification or a pixel. */
  headHtml: z.string(),
});

export type WooRecords = z.infer<typeof wooRecordsSchema>;
export type WooOrder = WooRecords['orders'][number];
export type WooWebhook = WooRecords['webhooks'][number];

export const nothingSold: WooRecords = { webhooks: [], orders: [], deliveries: [], headHtml: '' };
