import { AppProviders, useLanguage } from '@pricehunt/web-shell';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '@pricehunt/web-shell';
import type { LanguagePack } from './messages/language-pack';
import { SiteLanguage } from './messages/site-language';
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
    <SiteLanguage startsIn={startsIn}>
      <SpokenSite {...site} />
    </SiteLanguage>
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
