import * as z from 'zod/mini';
import { requestIdSchema } from './comparisons.contract';
import { defineEndpoint } from './endpoint';

/**
 * Makes what a comparison found a product of the catalog, with the offers of shops that can be read again, which are read from then on.
 * The same comparison again, or another of the same thing, gives the same product.
 */
export const watchComparison = defineEndpoint({
  name: 'watchComparison',
  method: 'POST',
  path: '/api/shopper/watched-comparisons',
  summary: 'Start tracking the product a comparison found',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({ requestId: requestIdSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      productId: z.string(),
      /** How many offers are read from now on. */
      offersRead: z.int(),
    }),
  },
  errors: [
    'auth.signed-out',
    'auth.too-many-attempts',
    'comparison.not-found',
    'comparison.nothing-to-watch',
    'comparison.outdated',
    'comparison.contradicted',
  ],
});
