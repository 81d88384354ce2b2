import type { SpecSection } from '../spec-sentence';
import { elsewhere, held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';

const {
  toastStore,
  toaster,
  toastsJourney,
  tagging,
  tracker,
  referralLink,
  outboundHref,
  redirects,
  clickRecord,
} = testFiles;

const numbers = toastStore('has the numbers of S§9');
const swiped = toaster('dismisses a toast of the %s policy that is swiped by more than %d px');
const stays = toaster('shows a toast of the %s policy for %d ms');
const inPixels = toaster('is 356 px wide with 14 px between two toasts');
const stackedInBrowser = toastsJourney(
  'the merchant dashboard stacks three toasts, 356 px wide and 14 px apart',
);
const ofTheSdk = 'third-party value, given by the specification for information';
const fixedUtm = referralLink('replaces existing values and preserves other parameters');
const sentUtm = tracker('sends exactly the payload of S§3 with the reference id and the UTM values of S§9');

export const limits: SpecSection = {
  number: 9,
  title: 'Business constants and limits',
  sentences: [
    held(
      'Toast list: 1 toast at a time.',
      numbers,
      toastStore('shows one toast at a time under the single policy'),
      toastsJourney('the admin console shows one toast at a time'),
    ),
    held(
      'Toast list: removal 1,000,000 ms after dismissal.',
      numbers,
      toastStore('removes a toast of the single policy 1,000,000 ms after dismissal, not earlier'),
    ),
    held(
      'Second toast system: 3 visible toasts.',
      numbers,
      toaster('shows three toasts of the stacked policy, and an older one again when there is room'),
      stackedInBrowser,
    ),
    held('Second toast system: default duration 4000 ms.', numbers, stays),
    held('Second toast system: width 356 px.', numbers, inPixels, stackedInBrowser),
    held('Second toast system: gap 14 px.', numbers, inPixels, stackedInBrowser),
    held('Second toast system: swipe threshold 20 px.', numbers, swiped),
    held(
      'Accessible toast provider: default duration 5000 ms.',
      numbers,
      stays,
      toastsJourney('the shopper site shows a toast for five seconds'),
    ),
    held('Accessible toast provider: swipe threshold 50.', numbers, swiped),
    heldAs(
      'Affiliate ids: placeholders for nine retailers.',
      'The operator’s own IDs; none by default.',
      tagging('has the nine retailers of S§5'),
      tagging("doesn't change %s if no ids are configured"),
    ),
    held('Fixed UTM source: the product’s name.', fixedUtm, sentUtm),
    held('Fixed UTM medium: price_comparison.', fixedUtm, sentUtm),
    held('Fixed UTM campaign: product_referral.', fixedUtm, sentUtm),
    held(
      'Reference id form: aff_{domain}_{time}_{random}.',
      referralLink('has the form aff_{domain}_{time}_{random}'),
      sentUtm,
    ),
    held(
      'Session storage key: pricehunt_session_id.',
      tracker('sends the payload of S§3: the given data plus time, account, page and session'),
    ),
    held(
      'Session storage key: pricehunt_utm_params.',
      tracker('stores the landing page’s parameters after later consent'),
    ),
    held(
      'Redirect source default: product_suggestion.',
      outboundHref('builds the redirect of S§7 with target, default source and time'),
      redirects('uses the default source of S§9 when the call has none'),
    ),
    held(
      'Click source: n8n_suggestion.',
      clickRecord('writes the fields of S§3 with the click source of S§9'),
    ),
    elsewhere(
      'Query cache defaults apply; specific values not shown.',
      'no value to test: the apps create the cache without options',
    ),
    elsewhere('Tooltip open delay 700 ms, skip delay 300 ms.', ofTheSdk),
    elsewhere(
      'Auth client retries network failures 5 times with exponential backoff from 1000 ms.',
      ofTheSdk,
    ),
    elsewhere('Access token validity at most 60 s, requested remaining validity 20 s.', ofTheSdk),
    elsewhere('Refresh cookie 1 year, access cookie 1 day, OAuth verifier cookie 1 hour.', ofTheSdk),
    elsewhere(
      'Cache poll 100 ms; invalidation 5 s after last subscriber; CLI poll wait 2 s; server session default 365 days.',
      ofTheSdk,
    ),
  ],
};
