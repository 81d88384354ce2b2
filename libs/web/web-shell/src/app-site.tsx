import type { ToastPolicy } from '@pricehunt/ui-toasts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppProviders } from './app-providers';
import type { Language } from './language';
import { LanguageProvider } from './language-provider';
import type { SharedWords } from './language-provider';

export interface SiteBeginning<Pack extends SharedWords> {
  /** The first language, already loaded. */
  readonly startsIn: Pack;
  /** The locale of figures and dates within a language. */
  readonly localeWithin: (language: Language) => string;
  readonly queryClient: QueryClient;
}

export interface AppSiteProps<Pack extends SharedWords> extends SiteBeginning<Pack> {
  readonly load: (language: Language) => Promise<Pack>;
  readonly toastPolicy: ToastPolicy;
  /** The app's own providers and routes. */
  readonly children: (spoken: Pack) => ReactNode;
}

/** The providers around every app's routes: language, locale, query cache, toasts. */
export function AppSite<Pack extends SharedWords>({
  startsIn,
  localeWithin,
  queryClient,
  load,
  toastPolicy,
  children,
}: AppSiteProps<Pack>) {
  return (
    <LanguageProvider startsIn={startsIn} load={load}>
      {(spoken) => (
        <AppProviders
          queryClient={queryClient}
          locale={localeWithin(spoken.language)}
          toastPolicy={toastPolicy}
        >
          {children(spoken)}
        </AppProviders>
      )}
    </LanguageProvider>
  );
}
