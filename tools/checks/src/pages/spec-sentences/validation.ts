import type { SpecSection, SpecSentence } from '../spec-sentence';
import { elsewhere, held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';

const { directLinkScreen, shopify, settledTracking, tagging, marketplaces, businessCalls } = testFiles;
const { passwordRules, login, landing } = testFiles;

const byHost =
  'Whole host names are compared, never a part of one, so that no other site is taken for the retailer.';

function tagged(retailer: string): SpecSentence {
  return heldAs(
    `Affiliate tagging is by host: ${retailer}.`,
    byHost,
    tagging('tags %s by the rule of its programme'),
    tagging('has the nine retailers of S§5'),
    tagging('tags %s, a country or sister site, for %s'),
  );
}

function known(marketplace: string): SpecSentence {
  return held(
    `Known marketplace: ${marketplace}.`,
    marketplaces('knows the ten of S§5 by name'),
    marketplaces('recognises %s as %s by %s'),
  );
}

export const validation: SpecSection = {
  number: 5,
  title: 'Validation rules',
  sentences: [
    held(
      'A product URL must parse as a URL; otherwise redirect to /?error=invalid-url.',
      directLinkScreen('%s leads to the landing page with an error'),
      landing('redirects from %s to the landing page for an invalid link, with its text and the reason'),
    ),
    heldAs(
      'A business domain of Shopify’s is detected.',
      byHost,
      shopify("recognises %s as Shopify's"),
      shopify("doesn't recognise %j as Shopify's"),
    ),
    held(
      'Such a domain triggers tracked-referral handling.',
      settledTracking('sends a click, and a referral for Shopify stores, without delaying the link'),
      settledTracking('sends a referral for a connected Shopify store with its own domain'),
      settledTracking('sends no referral for other shops'),
    ),
    ...['amazon', 'ebay', 'walmart', 'target', 'bestbuy', 'apple', 'playstation', 'newegg', 'costco'].map(
      tagged,
    ),
    held(
      'Known marketplace check: the host with leading www removed is matched.',
      marketplaces('recognises %s as %s by %s'),
    ),
    ...[
      'Shopify',
      'Amazon',
      'eBay',
      'Etsy',
      'Walmart',
      'Target',
      'Best Buy',
      'Newegg',
      'AliExpress',
      'Alibaba',
    ].map(known),
    held('The check returns the matching domain.', marketplaces('recognises %s as %s by %s')),
    held('The check returns null if none matches.', marketplaces('recognises no marketplace in %j')),
    heldAs(
      'Form-field rules for login, registration and signup: not shown.',
      'Left open by the specification; this is what the product chose.',
      login('shows missing values at their fields and focuses the first'),
      login('refuses %s as a new password before anything is sent'),
      passwordRules('reject %s'),
      passwordRules('accept %s'),
      businessCalls('are refused when they are %s, with the reason at the field (AUTH-1, AUTH-2)'),
    ),
    elsewhere(
      'SDK rules: passkey user id 1 to 64 bytes; passkey hostname; password length bounds; production domain check.',
      'third-party SDK: not product rules, by the specification',
    ),
  ],
};
