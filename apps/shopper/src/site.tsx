import { AppProviders } from '@pricehunt/web-shell';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from './messages/language';
import type { LanguagePack } from './messages/language-pack';
import { LanguageProvider, useLanguage } from './messages/language-provider';
import { ShopperServicesContext } from './shopper-services';
import type { ShopperServices } from './shopper-services';

/** What a Site takes. */
export interface SiteProps {
  /** The language to begin in, loaded already. */
  readonly startsIn: LanguagePack;
  /** The locale of figures and dates within a language. */
  readonly localeWithin: (language: Language) => string;
  readonly queryClient: QueryClient;
  readonly services: ShopperServices;
  /** The router: the browser's, or the one that the server renders a page with. */
  readonly children: ReactNode;
}

/** What stands around the routes, in the browser and on the server alike. */
export function Site({ startsIn, ...site }: SiteProps) {
  return (
    <LanguageProvider startsIn={startsIn}>
      <SpokenSite {...site} />
    </LanguageProvider>
  );
}

function SpokenSite({ localeWithin, queryClient, services, children }: Omit<SiteProps, 'startsIn'>) {
  const { language } = useLanguage();
  return (
    <AppProviders queryClient={queryClient} locale={localeWithin(language)}>
      <ShopperServicesContext value={services}>{children}</ShopperServicesContext>
    </AppProviders>
  );
}
