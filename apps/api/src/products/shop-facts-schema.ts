import { paymentMethods } from '@pricehunt/offers';
import * as z from 'zod/mini';

/** What a shop states for all countries, as stored. */
export const shopFactsSchema = z.object({
  rating: z.exactOptional(z.object({ value: z.number(), best: z.number(), count: z.number() })),
  returns: z.exactOptional(
    z.readonly(
      z.array(
        z.object({
          countries: z.nullable(z.readonly(z.array(z.string()))),
          days: z.nullable(z.number()),
          isFree: z.exactOptional(z.boolean()),
        }),
      ),
    ),
  ),
  payments: z.exactOptional(z.readonly(z.array(z.enum(paymentMethods)))),
});
