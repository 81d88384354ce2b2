import * as z from 'zod/mini';
import { requestIdSchema } from './comparisons.contract';
import { defineEndpoint } from './endpoint';

/** Adds the product to the catalog and tracks its offers. Repeating it returns the same product. */
export const trackComparison = defineEndpoint({
  name: 'trackComparison',
  method: 'POST',
  path: '/api/shopper/tracked-comparisons',
  summary: 'Start tracking the product a comparison found',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({ requestId: requestIdSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      productId: z.string(),
      offersRead: z.int(),
    }),
  },
  errors: [
    'auth.signed-out',
    'auth.too-many-attempts',
    'comparison.not-found',
    'comparison.nothing-to-track',
    'comparison.outdated',
    'comparison.contradicted',
  ],
});
