import { listMerchantProducts } from '@pricehunt/api-contract/merchant-products';
import { listOrders } from '@pricehunt/api-contract/orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBusiness } from '../../business/use-business';
import { useMerchantServices } from '../../merchant-services';
import { useMessages } from '../../messages/use-messages';
import { orderPath, productPath, routePaths } from '../../route-paths';
import { searchPauseMs } from '../../views/search-pause';

interface PaletteResult {
  readonly group: 'pages' | 'products' | 'orders';
  readonly name: string;
  readonly to: string;
}

const ofEachKind = 5;
const wordsLengthMin = 2;

export interface PaletteResults {
  /** Never those of other words: pages at once, products and orders when both have arrived. */
  readonly results: readonly PaletteResult[];
  readonly isSearching: boolean;
  /** Null unless the search for products or orders failed. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** Searches without waiting for the next letter. */
  readonly searchNow: () => void;
}

/** The pages, products and orders that match the words; without words, all pages. */
export function usePaletteResults(words: string): PaletteResults {
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const [searched, setSearched] = useState(words);
  useEffect(() => {
    if (words === searched) return undefined;
    const pause = setTimeout(() => setSearched(words), searchPauseMs);
    return () => clearTimeout(pause);
  }, [words, searched]);
  const isLongEnough = words.length >= wordsLengthMin;
  const enabled = isLongEnough && words === searched;
  const products = useQuery({
    queryKey: ['business', id, 'products', 'palette', words],
    queryFn: async ({ signal }) =>
      (await openApi()).call(listMerchantProducts, { query: { q: words } }, { signal }),
    enabled,
  });
  const orders = useQuery({
    queryKey: ['business', id, 'orders', 'palette', words],
    queryFn: async ({ signal }) =>
      (await openApi()).call(listOrders, { query: { q: words, test: 'with' } }, { signal }),
    enabled,
  });
  const pages = usePages().filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const isSearching = isLongEnough && (products.isPending || orders.isPending);
  const found: readonly PaletteResult[] = [
    ...(products.data?.items ?? []).slice(0, ofEachKind).map(({ id: productId, title }): PaletteResult => ({
      group: 'products',
      name: title,
      to: productPath(productId),
    })),
    ...(orders.data?.items ?? []).slice(0, ofEachKind).map(({ id: orderId, name }): PaletteResult => ({
      group: 'orders',
      name,
      to: orderPath(orderId),
    })),
  ];
  return {
    results: isLongEnough && !isSearching ? [...pages, ...found] : pages,
    isSearching,
    failure: isLongEnough && !isSearching ? (products.error ?? orders.error) : null,
    retry: () => {
      for (const query of [products, orders]) if (query.error !== null) void query.refetch();
    },
    searchNow: () => setSearched(words),
  };
}

function usePages(): readonly PaletteResult[] {
  const { dashboard, products, analytics, settings, webhooks } = useMessages();
  const { navigation: words } = dashboard;
  const pages: readonly (readonly [name: string, to: string])[] = [
    [words.home, routePaths.dashboard],
    [words.analytics, routePaths.analytics],
    [analytics.prices.title, `${routePaths.analytics}?view=prices`],
    [words.activity, routePaths.activity],
    [words.attribution, routePaths.attribution],
    [words.products, routePaths.products],
    [products.sources, routePaths.sources],
    [words.orders, routePaths.orders],
    [words.commission, routePaths.commission],
    [words.integrate, routePaths.integrate],
    [words.settings, routePaths.settings],
    [settings.team.title, `${routePaths.settings}?tab=team`],
    [webhooks.title, `${routePaths.settings}?tab=webhooks`],
  ];
  return pages.map(([name, to]) => ({ group: 'pages', name, to }));
}
