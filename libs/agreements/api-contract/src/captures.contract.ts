import * as z from 'zod/mini';
import { startComparison } from './comparisons.contract';
import { defineEndpoint } from './endpoint';

/** The longest page that a shopper's browser may send, in characters. */
export const capturedHtmlLengthMax = 200_000;

/** The longest link of such a page, in characters. */
export const capturedLinkLengthMax = 2_048;

/** Names the offer of a page that only the shopper's own browser has read: one person's evidence, kept in one comparison. */
export const captureSource = 'shoppers-browser';

const { requestId, currency, country } = startComparison.body.shape;

/**
 * Starts a comparison with the page as the shopper's browser shows it, for shops that keep servers out. Where we can read the page
 * ourselves, that counts. The same request id twice is one search.
 */
export const startCapturedComparison = defineEndpoint({
  name: 'startCapturedComparison',
  method: 'POST',
  path: '/api/comparisons/captured',
  summary: "Start a comparison from a page open in the shopper's browser",
  audience: 'public',
  rateClass: 'compare',
  body: z.strictObject({
    requestId,
    /** The link to compare: that of the page, or of one of its variants. */
    url: z.string().check(z.minLength(1), z.maxLength(4096)),
    capture: z.strictObject({
      /** Where the page is; on the host of the link. */
      link: z.string().check(z.minLength(1), z.maxLength(capturedLinkLengthMax)),
      /** What the page says of its product, as HTML. */
      html: z.string().check(z.maxLength(capturedHtmlLengthMax)),
    }),
    currency,
    country,
  }),
  headers: startComparison.headers,
  answers: startComparison.answers,
  errors: startComparison.errors,
});
