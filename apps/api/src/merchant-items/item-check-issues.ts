import type { pageIssueCodes } from '@pricehunt/api-contract';

/** A thing that can be wrong with the page or the picture of an item. */
export type PageIssueCode = (typeof pageIssueCodes)[number];

/** What each of them means, and what mends it: the words for whoever calls the API. */
export const pageIssueTable: Readonly<
  Record<PageIssueCode, { readonly sentence: string; readonly hint: string }>
> = {
  'page.price-differs': {
    sentence: 'The page asks another price than the feed.',
    hint: 'Give the feed the price that shoppers pay, or have it read more often.',
  },
  'page.stock-differs': {
    sentence: 'The page says something else of the stock than the feed.',
    hint: 'Have the feed read after the stock changes.',
  },
  'page.gone': {
    sentence: 'The shop has no page at the link.',
    hint: 'Give the address of the product’s page, or take the product out of the feed.',
  },
  'image.broken': {
    sentence: 'There is no picture at the address of the picture.',
    hint: 'Give the address of a JPEG, PNG or WebP picture that everybody may read.',
  },
};

/** Whether the code is one that is found on pages. */
export function isPageIssueCode(code: string): code is PageIssueCode {
  return Object.hasOwn(pageIssueTable, code);
}
