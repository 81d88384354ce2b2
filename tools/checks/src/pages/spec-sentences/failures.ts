import type { SpecSection } from '../spec-sentence';
import { elsewhere, held } from '../spec-sentence';
import { testFiles } from './test-files';

const { directLinkScreen, businessAuth, shopperAuth, shopperAuthSuite, authFailure } = testFiles;
const { businessRefusal, merchantLogin, login } = testFiles;
const { tracker, redirects, shellRoutes, appProviders, lazyRoute, surfaces } = testFiles;

const serverSentence = businessRefusal('shows the server’s own sentence when it refuses to %s');
const ofTheSdk = 'third-party SDK: not product contract';
const withoutSentence = businessAuth('returns the sentence of S§8 when %s gets an invalid response');

export const failures: SpecSection = {
  number: 8,
  title: 'Error catalogue',
  sentences: [
    held(
      'Invalid pasted URL: redirect to /?error=invalid-url.',
      directLinkScreen('%s leads to the landing page with an error'),
    ),
    held(
      'Login failure: shows the server’s error.',
      serverSentence,
      shopperAuth('shows the server’s own sentence when it refuses'),
      login('shows the server’s refusal and preserves the input'),
    ),
    held(
      'Login failure without one: "Login failed".',
      withoutSentence,
      shopperAuth('returns the sentence of S§8 when the server sent none for %s'),
    ),
    held(
      'Registration failure: shows the server’s error.',
      serverSentence,
      login('shows at the field that the server refused a common password'),
    ),
    held(
      'Registration failure without one: "Registration failed".',
      withoutSentence,
      shopperAuth('returns the sentence of S§8 when the server sent none for %s'),
    ),
    held(
      'Network failure in auth: "Network error occurred".',
      authFailure('returns "Network error occurred" without a response'),
      merchantLogin('shows "Network error occurred" without a response'),
    ),
    held(
      'Auth hook used outside its provider: an error is thrown.',
      businessAuth('throws outside its provider'),
    ),
    held(
      'Referral tracking failure: logged to the console.',
      tracker('returns the target and logs the failure when %s'),
    ),
    held(
      'Referral tracking failure: the user still goes to the target URL.',
      tracker('returns the target and logs the failure when %s'),
      redirects('redirects when recording the click fails, and the click is replayed later'),
    ),
    held(
      'Rendering failure: the boundary’s fallback.',
      shellRoutes('shows the words of S§2 in place of a screen that broke'),
      appProviders('shows the words of S§2 when the app itself breaks'),
      surfaces('shows the words of S§2 when something broke, with the details folded'),
    ),
    held(
      'A mock auth operation throws: an error string is returned.',
      shopperAuthSuite('returns an error string when an operation throws'),
    ),
    held(
      'Lazy asset load failure: rethrown unless the preload-error event is cancelled.',
      lazyRoute('fires a preload-error event with the error and rethrows it'),
      lazyRoute('does not rethrow when a listener cancels the event: the skeleton stays'),
    ),
    elsewhere(
      'SDK OAuth callback failure: "Error signing in during OAuth callback. Please try again."',
      ofTheSdk,
    ),
    elsewhere('SDK invalid TOTP: alert "Invalid TOTP code. Please try signing in again."', ofTheSdk),
    elsewhere('SDK MFA required: redirect to the mfa page.', ofTheSdk),
    elsewhere('The SDK’s own known-error catalogue, passkey failures and CLI auth errors.', ofTheSdk),
    elsewhere('The SDK handles HTTP 429 by waiting for Retry-After.', ofTheSdk),
    elsewhere(
      'Server-side error codes of the product: not shown.',
      'left open by the specification; the product’s own are in [errors.md](errors.md)',
    ),
  ],
};
