import { openShopSources } from '@pricehunt/offer-sources';
import { openSearchedShops } from '../../sources/searched-shops';
import type { SearchedShops } from '../../sources/searched-shops';
import type { Services } from '../../services';

export function openProcessOver({
  storage,
  safeFetch,
  readPage,
  readByRules,
  now,
}: Services): Promise<SearchedShops> {
  return openSearchedShops({
    storage,
    shops: openShopSources({ safeFetch, readPage, readByRules, now }),
    report: (failure) => {
      throw failure;
    },
  });
}

export async function untilSo(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
