import type { SpecSection } from '../spec-sentence';
import { held, heldAs } from '../spec-sentence';
import { directUrlSentences, fallbackSentences, handlerSentences } from './paths';
import { testFiles } from './test-files';

const { routes, directLinkScreen, landing, alternateLanding, browse, plainResults, results } = testFiles;
const { history, favorites, login, authModal, resetPassword, otherApps, accountsJourney } = testFiles;
const { merchantPaths, merchantLogin, merchantLinks, merchantRegister, merchantSettings, dashboardHome } =
  testFiles;
const { merchantProducts, merchantIntegrate, integrationJourney } = testFiles;
const { merchantActivity, merchantAnalytics, merchantAttribution } = testFiles;
const { adminPaths, adminBusinesses } = testFiles;
const { shopperPaths, lazyRoute, surfaces, testPages, shellRoutes, directLink } = testFiles;

/** The one test that opens every route of shoppers. */
const everyRoute = routes('%s loads lazily: %s has the %s skeleton first and then its screen, %s');
const inConsole = adminPaths('shows an admin %s within the console, and what could not be read');

const inDashboard = merchantPaths('shows a member %s within the dashboard');

export const screens: SpecSection = {
  number: 2,
  title: 'Screens and routes',
  sentences: [
    held('All pages load lazily.', everyRoute, lazyRoute('shows the skeleton until the screen has loaded')),
    held(
      'While loading, a skeleton is shown in two variants: landing and default.',
      everyRoute,
      surfaces('announces loading once in the %s skeleton'),
    ),
    held('`/` is the demo landing page.', everyRoute, landing('starts a search from an example link')),
    heldAs(
      '`/` runs the direct-URL detector.',
      'The detector runs for every path without a route of its own, because a link in the path makes it different from `/`.',
      directLinkScreen('%s starts a search'),
      directLink('finds no link in %j'),
    ),
    held(
      '`/http…` and `/https…` show "Processing URL...".',
      directLinkScreen('shows that the URL is being processed'),
    ),
    held(
      'The detector turns the URL in the path into a search.',
      directLinkScreen('%s starts a search'),
      routes('starts a search from /%s://…'),
    ),
    held(
      '`/browse` is the browse page.',
      everyRoute,
      browse('shows each product with its lowest price, offers and price drop'),
    ),
    held(
      '`/browse/:category` is the browse page of a category.',
      everyRoute,
      browse('opens a category and preserves the other filters'),
    ),
    held(
      '`/landing2` is the alternate landing.',
      everyRoute,
      alternateLanding('links to the catalog by category, price drop and brand'),
    ),
    heldAs(
      '`/search/:requestId/:slug` is the older version of the search results, with the detector.',
      'The same search as one plain list; the detector finds a link in any path.',
      everyRoute,
      plainResults('shows the same record as one plain list, with other variants listed separately'),
    ),
    held(
      '`/new-search/:requestId/:slug` is the new search results, with the detector.',
      everyRoute,
      results('starts once, under its own id, with the stored link'),
    ),
    held('`/history` is the history.', everyRoute, history('lists this device’s history by day')),
    held(
      '`/favorites` is the favorites.',
      everyRoute,
      favorites('shows saved price, current price and the change in words'),
    ),
    held('`/login` is the shopper login.', everyRoute, login('signs in and continues to the return path')),
    held('`/demo-landing` is the demo landing.', everyRoute),
    held(
      '`/admin` is the admin area.',
      inConsole,
      adminPaths('redirects from %s to sign-in when signed out, and back afterwards'),
    ),
    held(
      '`/admin-login` is the admin login.',
      adminPaths('asks for the two-factor code, and continues to the previous page'),
    ),
    held(
      '`/admin/business` is business management.',
      inConsole,
      adminBusinesses('lists businesses by status with their counts'),
      adminBusinesses('suspends with a reason only'),
    ),
    held(
      '`/business/register` is business registration.',
      merchantPaths('opens %s without sign-in'),
      merchantRegister('creates an account and opens the dashboard'),
    ),
    held(
      '`/business-login` is the business login.',
      merchantPaths('opens %s without sign-in'),
      merchantLogin('signs in and continues to the return path'),
    ),
    heldAs(
      '`/reset-password` is the password reset.',
      'Shoppers’ links lead to the shopper site, merchants’ to the merchant dashboard.',
      everyRoute,
      resetPassword('sets a new password by the token in the fragment'),
      merchantLinks('is reset by the mailed token'),
      accountsJourney(
        'sets a new password by a mailed link, which works once, and the old one stops working',
      ),
    ),
    held(
      '`/business/dashboard` is the dashboard layout, its index the home.',
      inDashboard,
      dashboardHome('shows each figure with its change vs the previous period'),
    ),
    held(
      '`/business/dashboard/activity` is the activity.',
      inDashboard,
      merchantActivity('shows past entries and puts new ones on top'),
    ),
    held(
      'The activity child is wrapped in an error boundary.',
      merchantActivity('breaks within its own boundary: the frame stays'),
    ),
    held(
      '`/business/dashboard/integrate` is the integration.',
      inDashboard,
      merchantIntegrate('shows the step in the URL and marks completed ones'),
    ),
    held(
      '`/business/dashboard/analytics` is the analytics.',
      inDashboard,
      merchantAnalytics('shows figures, the series vs the previous period, and until when it is counted'),
    ),
    held(
      '`/business/dashboard/products` is the products.',
      inDashboard,
      merchantProducts('shows each product with price, stock and number of issues'),
    ),
    held(
      '`/business/dashboard/settings` is the settings.',
      inDashboard,
      merchantSettings('shows the account and its role'),
    ),
    held(
      '`/business/dashboard/attribution` is the attribution.',
      inDashboard,
      merchantAttribution('compares each model with the payout model, by row and in total'),
    ),
    heldAs(
      'An integration wizard exists; its route is not shown.',
      'It is the integration page; the URL contains the step.',
      merchantIntegrate('stores the step in the URL'),
      integrationJourney(
        'on a ${size}, the wizard resumes where it was left, and a test order passes all steps',
      ),
    ),
    heldAs(
      '`/business/integrate` and `/business-integrate` are the integration page.',
      'Both redirect to the one in the dashboard.',
      merchantPaths('redirects from %s to sign-in when signed out, and back afterwards'),
    ),
    heldAs(
      '`/business/activity` is the business activity.',
      'It redirects to the one in the dashboard.',
      merchantPaths('redirects from %s to sign-in when signed out, and back afterwards'),
    ),
    held(
      '`/business/connect` is the business connect page.',
      merchantPaths('opens %s without sign-in'),
      inDashboard,
    ),
    heldAs(
      '`/tracking-test` and `/real-tracking-test` are test pages.',
      'On unless the operator switches them off.',
      everyRoute,
      testPages('runs every tracker and shows its effects without sending or storing anything'),
      testPages('sends real requests on the other page and shows each response'),
      testPages('returns not found at %s when the operator disabled the test pages'),
    ),
    held(
      '`*` is the not-found page.',
      everyRoute,
      shopperPaths('shows "not found" with a next step for an unknown address'),
    ),
    heldAs(
      'Merchants’ and admins’ routes are reached from any of the three apps.',
      'Each app has its own origin; a path of another app redirects to its origin with path and query.',
      shopperPaths('redirects %s to %s'),
      shellRoutes('redirects to its own origin with path, query and fragment'),
      otherApps('redirects ${path} from the price comparison to the ${app} app with its query'),
    ),
    held('An auth modal has a login form.', authModal('signs in without leaving the page')),
    held(
      'An auth modal has a signup form.',
      authModal('switches to the sign-up form and preserves the e-mail address'),
    ),
    held(
      'An auth modal has a forgot-password form.',
      authModal('switches to the password reset form, which never reveals whether an account exists'),
    ),
    held(
      'A search header is above the results.',
      results('starts the next search from the box above the results'),
      alternateLanding('has only its own search box'),
    ),
    ...directUrlSentences,
    ...fallbackSentences,
    ...handlerSentences,
  ],
};
