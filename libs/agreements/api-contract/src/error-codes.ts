/** Who can mend it. */
export type Fault = 'caller' | 'server' | 'elsewhere';

interface ErrorDescription {
  readonly status: number;
  /** The default sentence: what happened and what to do. */
  readonly sentence: string;
  readonly fault: Fault;
  readonly cause: string;
  readonly remedy: string;
}

/** Every refusal that the API can give: the stable code, its status and its sentence. docs/errors.md is made from it. */
export const errorCodes = {
  'request.invalid': {
    status: 400,
    sentence: 'Some of what was sent is not right. See the fields.',
    fault: 'caller',
    cause: 'The parameters, the query or the body do not fit the schema of the call.',
    remedy: 'Read `fields`, put them right and send again.',
  },
  'request.not-json': {
    status: 400,
    sentence: 'The body is not valid JSON.',
    fault: 'caller',
    cause: 'The body could not be parsed, or the request line or its headers are malformed.',
    remedy: 'Send well-formed JSON in UTF-8.',
  },
  'request.unsupported-type': {
    status: 415,
    sentence: 'Send the body as application/json.',
    fault: 'caller',
    cause: 'The content type of the body is not JSON.',
    remedy: 'Set `Content-Type: application/json`.',
  },
  'request.too-large': {
    status: 413,
    sentence: 'The body is larger than this call takes.',
    fault: 'caller',
    cause: 'The body is over the limit of the call.',
    remedy: 'Send less at a time.',
  },
  'request.headers-too-large': {
    status: 431,
    sentence: 'The headers are larger than the server takes.',
    fault: 'caller',
    cause: 'The request line or the headers are over the limit.',
    remedy: 'Send fewer or shorter headers.',
  },
  'request.wrong-method': {
    status: 405,
    sentence: 'This address does not answer that method. See the Allow header.',
    fault: 'caller',
    cause: 'The path exists, with other methods.',
    remedy: 'Use a method of the `Allow` header.',
  },
  'request.unknown-path': {
    status: 404,
    sentence: 'There is nothing at this address.',
    fault: 'caller',
    cause: 'No call has this path.',
    remedy: 'See /api/docs for the calls there are.',
  },
  'request.too-many': {
    status: 429,
    sentence: 'Too many requests. Wait for the time of the Retry-After header and try again.',
    fault: 'caller',
    cause: 'The budget of this kind of call is used up for this client.',
    remedy: 'Wait as `Retry-After` says.',
  },
  'request.foreign-origin': {
    status: 403,
    sentence: 'This call must come from one of our own pages.',
    fault: 'caller',
    cause: 'A state-changing call came from another origin (Sec-Fetch-Site or Origin).',
    remedy: 'Call from the configured origins.',
  },
  'server.failed': {
    status: 500,
    sentence: 'Something went wrong on our side. Try again; if it stays, tell us the request id.',
    fault: 'server',
    cause: 'An unexpected failure. The log has it under the request id.',
    remedy: 'Try again later.',
  },
  'server.busy': {
    status: 503,
    sentence: 'We are over our limit right now. Try again in a few seconds.',
    fault: 'server',
    cause: 'Load is being shed, the server is stopping, or a store cannot be reached.',
    remedy: 'Wait as `Retry-After` says.',
  },
  'link.not-a-url': {
    status: 400,
    sentence: 'This is not a product link. Paste a link that begins with http:// or https://.',
    fault: 'caller',
    cause: 'The text does not parse as an http or https link with a host (S§5).',
    remedy: 'Paste the address of a product page.',
  },
  'comparison.not-found': {
    status: 404,
    sentence: 'We do not have this search any more. Start it again.',
    fault: 'caller',
    cause: 'No comparison has this request id, or it was removed after its time.',
    remedy: 'Start a comparison with the link or the words.',
  },
  'comparison.taken': {
    status: 409,
    sentence: 'This request id already belongs to another search.',
    fault: 'caller',
    cause: 'The same request id was used with another link or other words.',
    remedy: 'Make a new request id.',
  },
  'product.not-found': {
    status: 404,
    sentence: 'We do not have this product.',
    fault: 'caller',
    cause: 'No product has this id.',
    remedy: 'Search for it by name or paste its link.',
  },
  'offer.not-found': {
    status: 404,
    sentence: 'We do not have this offer any more.',
    fault: 'caller',
    cause: 'No offer has this id, or it was removed since the page was loaded.',
    remedy: 'Load the page again to see the offers as they are.',
  },
  'sitemap.not-found': {
    status: 404,
    sentence: 'There is no such part of the site map.',
    fault: 'caller',
    cause: 'The number is beyond the last part that /sitemap.xml names.',
    remedy: 'Begin at /sitemap.xml.',
  },
  'favorite.too-many': {
    status: 409,
    sentence: 'Your favourites are full. Take some out to make room.',
    fault: 'caller',
    cause: 'The account already holds as many favourites as it may.',
    remedy: 'Delete favourites, then keep the new one.',
  },
  'alert.not-found': {
    status: 404,
    sentence: 'We do not have this alert any more.',
    fault: 'caller',
    cause: 'The shopper has no alert with this id.',
    remedy: 'Read the list of alerts again.',
  },
  'alert.too-many': {
    status: 409,
    sentence: 'You have as many alerts as an account may have. Delete one to make room.',
    fault: 'caller',
    cause: 'The account already holds as many alerts as it may.',
    remedy: 'Delete alerts, then make the new one.',
  },
  'alert.bad-stop-link': {
    status: 400,
    sentence: 'This link does not stop an alert. Open the alerts page to stop it there.',
    fault: 'caller',
    cause: 'The token of the link is missing, was changed, or is signed with a key that is no longer known.',
    remedy: 'Copy the whole link from the mail, or pause the alert on the alerts page.',
  },
  'push.not-offered': {
    status: 409,
    sentence: 'Push messages are not set up here. Choose e-mail instead.',
    fault: 'server',
    cause: 'The operator has set no VAPID keys.',
    remedy: 'Set VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT, or use e-mail.',
  },
  'redirect.bad-target': {
    status: 400,
    sentence: 'This link cannot be followed: it has no web address to go to.',
    fault: 'caller',
    cause:
      'The target of the redirect is missing, is not http or https, or carries a user name or a password.',
    remedy: 'Go back and choose the offer again.',
  },
} as const satisfies Record<string, ErrorDescription>;

/** The stable part of a refusal: `area.reason`. */
export type ErrorCode = keyof typeof errorCodes;

/** The codes that any call may answer with, whatever it declares. */
export const universalErrors = [
  'request.invalid',
  'request.not-json',
  'request.unsupported-type',
  'request.too-large',
  'request.headers-too-large',
  'request.wrong-method',
  'request.too-many',
  'request.foreign-origin',
  'server.failed',
  'server.busy',
] as const satisfies readonly ErrorCode[];
