import type { SpecSection } from '../spec-sentence';
import { elsewhere, held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';

const { landing, results, pasteJourney, listCalls, comparisons, businessCalls, redirects } = testFiles;
const { history, favorites, login, product, listsJourney } = testFiles;
const { adminPaths, adminBusinesses, merchantLoop } = testFiles;
const { trackingCalls, referralTouches, toaster, appProviders, shopperAuth, shopperAuthSuite } = testFiles;

export const purpose: SpecSection = {
  number: 1,
  title: 'What the product does and for whom',
  sentences: [
    held(
      'Shoppers paste a product URL.',
      landing('stores the link under its request key and opens the results'),
    ),
    held('Shoppers search.', landing('searches by words when the text is not a link')),
    held(
      'Shoppers view results with alternative retailers and their prices.',
      results('shows the product, sources and offers as events arrive'),
      pasteJourney(
        'pastes it, sees at least three other shops with totals and reasons, and follows a tagged 302',
      ),
    ),
    held(
      'Shoppers keep a history.',
      history('lists this device’s history by day'),
      history('adds opened product pages to the history'),
      listsJourney('stores favourites and history without an account, across reloads and tabs'),
      listCalls('stores, lists and deletes'),
    ),
    held(
      'Shoppers keep favorites.',
      favorites('saves the product on the device without an account, with undo'),
      listsJourney('syncs favourites and history to a second device at sign-in, and leaves none behind'),
      listCalls('stores, lists with today’s price, and deletes'),
    ),
    heldAs(
      'Server-side search behaviour is not shown.',
      'Left open by the specification; this is what the product chose.',
      comparisons(
        'reads the product, queries the sources and ranks the lowest delivered total first, with its saving',
      ),
      comparisons('takes the catalog product that has every one of the words'),
    ),
    held(
      'Businesses register.',
      businessCalls('register a business with an address and a password alone, and sign it in'),
    ),
    held('Businesses log in.', businessCalls('sign in and out, and out again')),
    held(
      'Businesses use a dashboard with home, activity, integration, analytics, products, settings and attribution.',
      merchantLoop(
        'a merchant connects a store, a shopper buys there, and the order appears live with its receipt, until it is refunded',
      ),
    ),
    held(
      'Admins have an area with its own login and a business-management page.',
      adminPaths('asks for the two-factor code, and continues to the previous page'),
      adminBusinesses('lists businesses by status with their counts'),
    ),
    held(
      'Outbound links to retailers are tagged for affiliate attribution.',
      redirects('tags the link of a retailer with the operator’s id and the click id as sub-id'),
    ),
    held(
      'Outbound links to merchants are tagged for referral attribution.',
      redirects('adds UTM values and a reference id to the link of a Shopify shop (S§5, S§9)'),
    ),
    held(
      'The product records referral events and click events.',
      trackingCalls('stores the whole payload of S§3'),
      referralTouches('are touchpoints when the order carries their id, and get the credit'),
      product('send a click from the table and from the button above it'),
      redirects('redirects to a signed target and stores the click first'),
    ),
    held(
      'There is a toast notification facility.',
      appProviders('shows the toasts of its children'),
      toaster('closes by its button'),
    ),
    held(
      'There is a generic error fallback.',
      appProviders('shows the words of S§2 when the app itself breaks'),
    ),
    elsewhere(
      'A third-party hosted authentication SDK is present.',
      'third-party SDK: not part of the product contract, by the specification',
    ),
    heldAs(
      'The shopper-side auth layer is a mock that always succeeds and talks to no real backend.',
      'A deployment chooses between the mock and real accounts.',
      shopperAuthSuite('has an account with the fields of S§3 after %s'),
      shopperAuth('creates the %s adapter when configured'),
      login('shows that the sign-in is a demo'),
    ),
  ],
};
