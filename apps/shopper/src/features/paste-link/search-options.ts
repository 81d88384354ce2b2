import { productPath, routePaths } from '../../route-paths';
import type { ReadPaste } from './read-paste';
import type { Suggestion } from './requests/suggest-products';

export type SearchOption =
  | Extract<ReadPaste, { readonly kind: 'link' }>
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'recent'; readonly words: string }
  | ({ readonly kind: 'product'; readonly text: string; readonly path: string } & Pick<
      Suggestion,
      'lowestPrice' | 'priceHolds' | 'condition' | 'imageUrl' | 'offerCount' | 'versionCount'
    >)
  | { readonly kind: 'brand' | 'category'; readonly text: string; readonly path: string }
  /** Clears the recent searches. */
  | { readonly kind: 'forget' };

/** To compare a link, to search words with matching catalog entries, or recent searches for an empty input. */
export function searchOptions(
  read: ReadPaste,
  suggestions: readonly Suggestion[],
  recent: readonly string[],
): readonly SearchOption[] {
  switch (read.kind) {
    case 'link':
      return [read];
    case 'words':
      return [{ kind: 'words', words: read.words }, ...suggestions.map(optionOf)];
    case 'empty':
      return recent.length === 0
        ? []
        : [...recent.map((words) => ({ kind: 'recent', words }) as const), { kind: 'forget' }];
    case 'refused':
      return [];
  }
}

function optionOf({ kind, text, value, ...rest }: Suggestion): SearchOption {
  switch (kind) {
    case 'product':
      return { kind, text, path: productPath(value), ...rest };
    case 'brand':
      return { kind, text, path: `${routePaths.browse}?${new URLSearchParams({ brand: value }).toString()}` };
    case 'category':
      return { kind, text, path: `${routePaths.browse}/${encodeURIComponent(value)}` };
  }
}
