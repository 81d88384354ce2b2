import type { Figure } from '@pricehunt/ui-kit';

export const pasteLink = {
  label: 'Product link or name',
  boxPlaceholder: 'https://…',
  barPlaceholder: 'Paste a link or search',
  findBetterPrices: 'Find better prices',
  compare: 'Compare',
  product: 'product',
  forgetRecent: 'Clear recent searches',
  recent: 'Recent searches',
  suggestions: 'Suggestions',
  suggestionCount: (count: Figure) =>
    `${count.text} ${count.value === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys to choose`,
  searchFor: (words: string) => `Search for “${words}”`,
  compareThisLink: 'Compare this link',
  kinds: { product: 'Product', brand: 'Brand', category: 'Category', recent: 'Recent' },
  pricesFrom: {
    new: (price: string) => `from ${price}`,
    used: (price: string) => `used from ${price}`,
  },
  hints: {
    link: 'We’ll read this page, then search other shops.',
    linkWithCredentials: 'We’ll remove the user name and password from this link.',
    words: 'We’ll search other shops for this.',
    nothing: 'A product link from any shop, or a product name.',
  },
  problems: {
    empty: 'Paste a product link or type what you’re looking for.',
    'not-a-link': 'This link is incomplete. Copy the full link of a product page and paste it here.',
    'too-long': 'This link is too long. Copy the link of the product page itself.',
    'not-http': 'The link must start with http:// or https://.',
    'too-many-words': (lengthMax: Figure) => `Use ${lengthMax.text} characters at most.`,
  },
};
