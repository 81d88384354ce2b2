import type { SpecSection } from '../spec-sentence';
import { elsewhere, held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';
import { dataLayerSentences } from './data-layer';

const { apiClient, businessCalls, businessAuth, businessRefusal, redirects, outboundHref } = testFiles;
const { tracker, trackingCalls, comparisons, listCalls, wholeApi } = testFiles;

const register = businessCalls('register a business with an address and a password alone, and sign it in');
const signInAndOut = businessCalls('sign in and out, and out again');
const failureSentence = businessAuth('returns the sentence of S§8 when %s gets an invalid response');
const serverSentence = businessRefusal('shows the server’s own sentence when it refuses to %s');

export const calls: SpecSection = {
  number: 7,
  title: 'Calls',
  sentences: [
    held(
      'All business calls include cookies.',
      apiClient('sends the cookies of its own origin with every request'),
    ),
    held(
      'Every path accepts the method in the contract.',
      wholeApi('registers %s as declared in the contract'),
    ),
    held('GET /api/business/auth/me without payload returns business.', register),
    held('The client reads business from /me.', businessAuth('is loading until the session has loaded')),
    held(
      'A response of /me that is not OK means signed out.',
      businessAuth('counts as signed out when the server refuses the request'),
      signInAndOut,
    ),
    held('POST /api/business/auth/login accepts JSON {email, password}.', signInAndOut),
    held(
      'The client reads success and business from the login response.',
      businessAuth('has the account after %s'),
    ),
    held('The client reads error from the login response.', serverSentence, failureSentence),
    held('POST /api/business/auth/register accepts JSON {email, password}.', register),
    held(
      'The client reads success and business from the registration response.',
      businessAuth('has the account after %s'),
    ),
    held('The client reads error from the registration response.', serverSentence, failureSentence),
    held('POST /api/business/auth/logout has no payload.', signInAndOut),
    held(
      'The result of the logout is not used.',
      businessAuth('clears the account at once on sign-out, even when the server never responds'),
    ),
    held(
      'GET /api/redirect accepts the query to, source, timestamp.',
      outboundHref('builds the redirect of S§7 with target, default source and time'),
      redirects('redirects to a signed target and stores the click first'),
    ),
    heldAs(
      'The response of /api/redirect is not shown.',
      'Left open by the specification; the product returns 302, or a page that shows the host if the target isn’t verified.',
      redirects('redirects to a signed target and stores the click first'),
      redirects('is no open redirect: %s gets the page that shows the host'),
    ),
    held(
      'POST /api/trackReferral accepts JSON {referralId, businessDomain, targetUrl, sourceUrl, productName, userId, utmSource, utmMedium, utmCampaign}.',
      tracker('sends exactly the payload of S§3 with the reference id and the UTM values of S§9'),
      trackingCalls('stores the whole payload of S§3'),
    ),
    held(
      'The client reads a success flag from the referral response.',
      tracker('sends exactly the payload of S§3 with the reference id and the UTM values of S§9'),
      tracker('returns the target and logs the failure when %s'),
    ),
    held(
      'The client reads an error field from the referral response.',
      tracker('returns the target and logs the failure when %s'),
      trackingCalls('refuses %s with the error of S§7'),
    ),
    held(
      'POST /api/track-event accepts JSON {eventType, eventData, businessDomain}.',
      tracker('sends the payload of S§3: the given data plus time, account, page and session'),
      trackingCalls('stores the whole payload of S§3 with a cleaned URL'),
    ),
    held(
      'Only the ok status of the event response is used.',
      tracker('does not store an event that the API refuses'),
      tracker('stores an event for later when %s, and sends it once with the same id'),
    ),
    ...dataLayerSentences,
    held(
      'An "existing analytics" call is only logged to the console.',
      tracker('sends a click as the record of S§3 and only logs the existing analytics call'),
    ),
    heldAs(
      'Search, history, favorites, dashboard, product and admin calls: not shown.',
      'Left open by the specification; the contract has its own endpoints for search, history and favorites.',
      comparisons(
        'reads the product, queries the sources and ranks the lowest delivered total first, with its saving',
      ),
      listCalls('stores, lists and deletes'),
      listCalls('stores, lists with today’s price, and deletes'),
    ),
    elsewhere(
      'The SDK calls a hosted auth API with project id and publishable key headers.',
      'third-party SDK: its paths are not part of the product contract, by the specification',
    ),
  ],
};
