import * as z from 'zod/mini';
import { startComparison } from './comparisons.contract';
import { defineEndpoint } from './endpoint';

export const capturedHtmlLengthMax = 200_000;

export const capturedLinkLengthMax = 2_048;

/** The source of offers from a page only the shopper's browser has read. They are stored in that comparison only. */
export const captureSource = 'shoppers-browser';

const { requestId, currency, country } = startComparison.body.shape;

/** For shops that block servers. A page the server can read takes precedence. Repeating a request id returns the same search. */
export const startCapturedComparison = defineEndpoint({
  name: 'startCapturedComparison',
  method: 'POST',
  path: '/api/comparisons/captured',
  summary: "Start a comparison from a page open in the shopper's browser",
  audience: 'public',
  rateClass: 'compare',
  isOpenToExtensions: true,
  body: z.strictObject({
    requestId,
    /** The page's link or one of its variants. */
    url: z.string().check(z.minLength(1), z.maxLength(4096)),
    capture: z.strictObject({
      link: z.string().check(z.minLength(1), z.maxLength(capturedLinkLengthMax)),
      html: z.string().check(z.maxLength(capturedHtmlLengthMax)),
    }),
    currency,
    country,
  }),
  headers: startComparison.headers,
  answers: startComparison.answers,
  errors: startComparison.errors,
});
