import type { SpecSection } from '../spec-sentence';
import { elsewhere, held } from '../spec-sentence';
import { testFiles } from './test-files';

const { businessAuth, business, shopperAuthSuite, tracker, trackingStart, consent, redirects } = testFiles;
const { toastStore, toaster, lazyRoute, utm, settledTracking } = testFiles;

export const transitions: SpecSection = {
  number: 4,
  title: 'States and transitions',
  sentences: [
    held('Business session: loading at start.', businessAuth('is loading until the session has loaded')),
    held(
      'Business session: then signed in, business present.',
      businessAuth('is loading until the session has loaded'),
    ),
    held(
      'Business session: or signed out.',
      businessAuth('counts as signed out when the server refuses the request'),
    ),
    held('Login or register success sets the business account.', businessAuth('has the account after %s')),
    held(
      'Logout always clears the account locally, even if the network call fails.',
      businessAuth('clears the account at once on sign-out, even when the server never responds'),
    ),
    held('Admin status equals isAdmin.', business('has admin status for %j: %s (S§4)')),
    held('Admin status is false when isAdmin is absent.', business('has admin status for %j: %s (S§4)')),
    held(
      'Mock shopper auth: user null and loading until the current-user check ends.',
      shopperAuthSuite('is loading with no account until the check ends'),
    ),
    held(
      'Mock shopper auth: sign-in or sign-up sets the user.',
      shopperAuthSuite('has an account with the fields of S§3 after %s'),
    ),
    held(
      'Mock shopper auth: sign-out clears the user.',
      shopperAuthSuite('clears the account at once on sign-out, even when the server cannot be reached'),
    ),
    held(
      'Referral result: success, with the target URL.',
      tracker('sends exactly the payload of S§3 with the reference id and the UTM values of S§9'),
    ),
    held(
      'Referral result: failure, still with the target URL.',
      tracker('returns the target and logs the failure when %s'),
    ),
    held(
      'The user is redirected whatever happens to the referral.',
      settledTracking('sends a click, and a referral for Shopify stores, without delaying the link'),
      settledTracking('links to the shop as usual when tracking is declined'),
      redirects('redirects when recording the click fails, and the click is replayed later'),
    ),
    held(
      'A session id is created on first use and stored in session storage.',
      tracker('sends the payload of S§3: the given data plus time, account, page and session'),
      tracker('uses one session id for all events of a session'),
    ),
    held(
      'UTM parameters are captured from the landing URL at app start.',
      trackingStart('captures the UTM parameters of the landing URL'),
      utm('reads the five parameters'),
    ),
    held(
      'UTM parameters are stored for the session.',
      trackingStart('stores them for the session, even when a later page has none'),
      consent('can be changed from the footer'),
    ),
    held('Toast: shown.', toaster('shows a toast of the %s policy for %d ms')),
    held(
      'Toast: dismissed.',
      toaster('closes by its button'),
      toaster('shows a toast of the %s policy for %d ms'),
    ),
    held('Toast: removed.', toastStore('removes every dismissed toast in time, and no other')),
    held(
      'Lazy asset load: on failure a preload-error event fires and the error is rethrown.',
      lazyRoute('fires a preload-error event with the error and rethrows it'),
    ),
    held(
      'Lazy asset load: not rethrown if the event is cancelled.',
      lazyRoute('does not rethrow when a listener cancels the event: the skeleton stays'),
    ),
    elsewhere(
      'SDK: API keys are invalid when revoked or expired; CLI login polls with statuses waiting, success, expired, used.',
      'third-party SDK: not product contract',
    ),
  ],
};
