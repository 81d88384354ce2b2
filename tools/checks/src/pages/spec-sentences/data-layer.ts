import type { SpecSentence } from '../spec-sentence';
import { held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';

const { tracker, consent, settledTracking, plainResults } = testFiles;

const search = tracker('receives product_search as in S§7');
const comparison = tracker('receives price_comparison with the number of alternatives and the parsed price');

/** S§7, what is pushed to the data layer. */
export const dataLayerSentences: readonly SpecSentence[] = [
  held(
    'product_search is pushed to the data layer.',
    search,
    settledTracking('pushes a search once, as soon as its product is known, with its name and price'),
    consent('sends a search that started before consent'),
  ),
  held(
    'price_comparison is pushed to the data layer.',
    comparison,
    settledTracking('sends and pushes a comparison once when it settles, with the number of alternatives'),
    plainResults('pushes the comparison to the data layer when the search settles on this page'),
  ),
  held('Both have the currency USD.', search, comparison),
  held('Both have the product URL as item id.', search, comparison),
  held('The name defaults to "Unknown Product".', search),
  heldAs(
    'The price is parsed from a string.',
    'Left out if the text has no price, or one in a currency other than USD.',
    comparison,
    tracker('receives no price for %j instead of a wrong one'),
  ),
  held('The quantity is 1.', search, comparison),
  held('Custom parameter product_url.', search, comparison),
  held('Custom parameter alternatives_count, of a comparison only.', search, comparison),
  held('Custom parameter session_id.', search, comparison),
  held('Custom parameter referrer.', search, comparison),
  held('Custom parameters of UTM: source, medium, campaign, term, content.', search, comparison),
];
