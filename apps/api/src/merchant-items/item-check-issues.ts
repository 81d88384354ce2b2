import type { pageIssueCodes } from '@pricehunt/api-contract/merchant-products';

export type PageIssueCode = (typeof pageIssueCodes)[number];

export const pageIssueTable: Readonly<
  Record<PageIssueCode, { readonly sentence: string; readonly hint: string }>
> = {
  'page.price-differs': {
    sentence: 'The price on the product page differs from the feed.',
    hint: 'Use the price shoppers pay in the feed, or import it more often.',
  },
  'page.stock-differs': {
    sentence: 'The availability on the product page differs from the feed.',
    hint: 'Import the feed after stock changes.',
  },
  'page.gone': {
    sentence: 'The product page doesn’t exist.',
    hint: 'Correct the link, or remove the product from the feed.',
  },
  'image.broken': {
    sentence: 'The image URL doesn’t return an image.',
    hint: 'Use the URL of a public JPEG, PNG or WebP image.',
  },
};

export function isPageIssueCode(code: string): code is PageIssueCode {
  return Object.hasOwn(pageIssueTable, code);
}
