import type { SpecSentence } from '../spec-sentence';
import { elsewhere, held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';

const { routes, directLinkScreen, landing, requestId, linkSlug, directLink, keptRequest } = testFiles;
const { surfaces, shellRoutes, handlerPaths } = testFiles;

/** S§2, direct-URL behaviour: rules 1 to 3. */
export const directUrlSentences: readonly SpecSentence[] = [
  held(
    'Direct URL 1: a path that begins with http or https followed by a URL is taken as the product URL.',
    directLink('extracts the product link from %s'),
    directLink('extracts the product link without a scheme from %s'),
    routes('starts a search from /%s://…'),
  ),
  held(
    'Direct URL 2: if it parses, a random v4-style request id is created.',
    requestId('formats the random bytes as a version 4 UUID'),
    requestId('has the same format for any bytes'),
  ),
  held(
    'Direct URL 2: the slug is the host without leading www and the last path segment, lowercased, other characters as hyphens, runs collapsed, ends trimmed.',
    linkSlug('turns %j into the slug %s'),
    linkSlug('is always lower-case words with single hyphens between them'),
  ),
  held('Direct URL 2: the slug falls back to "unknown-product".', linkSlug('turns %j into the slug %s')),
  held(
    'Direct URL 2: url and timestamp are stored in session storage under a key of that request.',
    routes('is stored with its time under the key of its request'),
    keptRequest('is read back under its own key'),
  ),
  held(
    'Direct URL 2: it navigates, replacing the entry, to /new-search/{requestId}/{slug}.',
    directLinkScreen('%s starts a search'),
  ),
  held(
    'Direct URL 3: if it does not parse, it navigates, replacing, to /?error=invalid-url.',
    directLinkScreen('%s leads to the landing page with an error'),
    landing('shows that the URL had no product link'),
  ),
];

const fallback = surfaces('shows the words of S§2 when something broke, with the details folded');

/** S§2, the fallback of the error boundary. */
export const fallbackSentences: readonly SpecSentence[] = [
  held(
    'The boundary’s fallback shows "Something went wrong".',
    fallback,
    shellRoutes('shows the words of S§2 in place of a screen that broke'),
  ),
  held('The fallback shows "We\'re having trouble loading this page. Please try refreshing."', fallback),
  held('The fallback has a Refresh Page button.', fallback),
  held('The fallback has collapsible error details.', fallback),
];

const counterpart = handlerPaths('sends %s%s to its counterpart %s');
const withCounterpart = 'The SDK’s own page is no contract; the path leads to what the product has instead.';
const ofTheSdk = 'third-party SDK: not product contract; the path shows the not-found page';

function leadsTo(path: string, target: string): SpecSentence {
  return heldAs(
    `\`/handler/${path}\` is a path of the auth SDK.`,
    `${withCounterpart} Here \`${target}\`.`,
    counterpart,
  );
}

/** S§2, the paths of the auth SDK. */
export const handlerSentences: readonly SpecSentence[] = [
  leadsTo('sign-in', '/login'),
  leadsTo('sign-up', '/login?mode=signup'),
  leadsTo('sign-out', '/account'),
  leadsTo('email-verification', '/verify-email'),
  leadsTo('password-reset', '/reset-password'),
  leadsTo('forgot-password', '/login?mode=forgot'),
  leadsTo('account-settings', '/account'),
  ...['oauth-callback', 'magic-link-callback', 'error', 'team-invitation', 'mfa'].map((path) =>
    elsewhere(`\`/handler/${path}\` is a path of the auth SDK.`, ofTheSdk),
  ),
  elsewhere('The SDK home is `/`.', 'third-party SDK: not product contract'),
];
