import type { Figure } from '@pricehunt/ui-kit';

/** The boxes that take a link or words. */
export const pasteLink = {
  label: 'Product link or name',
  boxPlaceholder: 'https://…',
  barPlaceholder: 'Link or words',
  findBetterPrices: 'Find better prices',
  compare: 'Compare',
  product: 'product',
  forgetRecent: 'Forget these searches',
  recent: 'Searched for recently',
  suggestions: 'Suggestions',
  suggestionCount: (count: Figure) =>
    `${count.text} ${count.value === 1 ? 'suggestion' : 'suggestions'}, choose with the arrow keys`,
  searchFor: (words: string) => `Search for “${words}”`,
  compareThisLink: 'Compare this link',
  kinds: { product: 'Product', brand: 'Brand', category: 'Category', recent: 'Recent' },
  pricesFrom: {
    new: (price: string) => `from ${price}`,
    used: (price: string) => `used from ${price}`,
  },
  hints: {
    link: 'Reads this page, then asks the other shops.',
    linkWithCredentials: 'We leave out the user name and password in this link.',
    words: 'No link: searches all shops for these words.',
    nothing: "Any shop's product link, or a product's name.",
  },
  problems: {
    empty: 'Paste a product link, or type what you are looking for.',
    'not-a-link': 'This link is not complete. Copy the whole address of a product page and paste it here.',
    'too-long': 'This link is too long to be read. Copy the address of the product page itself.',
    'not-http': 'Only links that begin with http:// or https:// can be read.',
    'too-many-words': (lengthMax: Figure) => `Use fewer words: ${lengthMax.text} characters at most.`,
  },
};
