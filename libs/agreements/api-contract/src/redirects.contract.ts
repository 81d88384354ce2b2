import * as z from 'zod/mini';
import { acceptLanguageHeader, trackingRefusalHeaders } from './call-headers';
import { defineEndpoint } from './endpoint';

/** S§9. */
export const defaultRedirectSource = 'product_suggestion';

/** S§7 defines `to`, `source` and `timestamp`; S§4 the UTM values. */
export const followRedirect = defineEndpoint({
  name: 'followRedirect',
  method: 'GET',
  path: '/api/redirect',
  summary: 'Go to a shop: a 302 redirect to a verified target, otherwise a page naming the destination',
  audience: 'public',
  rateClass: 'redirect',
  query: z.object({
    to: z.optional(z.string()),
    source: z.optional(z.string()),
    timestamp: z.optional(z.string()),
    offer: z.optional(z.string()),
    signature: z.optional(z.string()),
    comparison: z.optional(z.string()),
    utm_source: z.optional(z.string()),
    utm_medium: z.optional(z.string()),
    utm_campaign: z.optional(z.string()),
  }),
  headers: [...trackingRefusalHeaders, acceptLanguageHeader],
  answers: { 302: z.null(), 200: z.string() },
  answerKind: 'redirect',
  errors: ['redirect.bad-target'],
});
