import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { instantSchema, moneySchema } from './offers.schema';

export const wrongPriceReasons = ['price', 'shipping', 'availability', 'other-product', 'gone'] as const;
export type WrongPriceReason = (typeof wrongPriceReasons)[number];

/** Stores the report with what was shown. Changes no price and stores nothing about the person. */
export const reportWrongPrice = defineEndpoint({
  name: 'reportWrongPrice',
  method: 'POST',
  path: '/api/reports/wrong-price',
  summary: 'Report an offer with a wrong price, shipping cost or stock',
  audience: 'public',
  rateClass: 'write',
  body: z.strictObject({
    offerId: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: z.enum(wrongPriceReasons),
    seenPrice: z.optional(z.strictObject(moneySchema.shape)),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
  answers: {
    201: z.object({
      success: z.literal(true),
      report: z.object({ id: z.string(), receivedAt: instantSchema }),
    }),
  },
  errors: ['switch.off', 'offer.not-found'],
});
