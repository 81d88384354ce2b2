import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { SiteBeginning } from './app-site';
import { beginningLanguage, displayLocale } from './browser-environment';
import type { Language } from './language';
import type { SharedWords } from './language-provider';
import { giveOwnEntry } from './own-entry';
import { isWorthRetrying } from './retry-policy';

export interface AppParts<Pack extends SharedWords> {
  /** In the first chunk. */
  readonly english: Pack;
  readonly loadLanguage: (language: Language) => Promise<Pack>;
  readonly routes: RouteObject[];
  readonly site: (beginning: SiteBeginning<Pack> & { readonly children: ReactNode }) => ReactNode;
}

/** Shows an app in the chosen or preferred language, or in English when that fails to load. */
export async function showApp<Pack extends SharedWords>(
  root: Root,
  { english, loadLanguage, routes, site }: AppParts<Pack>,
): Promise<void> {
  const startsIn = await loadLanguage(beginningLanguage()).catch(() => english);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
  giveOwnEntry(window);
  const children = <RouterProvider router={createBrowserRouter(routes)} />;
  root.render(
    <StrictMode>{site({ startsIn, localeWithin: displayLocale, queryClient, children })}</StrictMode>,
  );
}
