import { BusinessAuthProvider } from '@pricehunt/auth-context';
import { AppProviders, useLanguage } from '@pricehunt/web-shell';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MerchantAccountSite } from './features/sign-in/components/merchant-account-site';
import { MerchantServicesContext } from './merchant-services';
import type { MerchantServices } from './merchant-services';
import type { Language } from '@pricehunt/web-shell';
import type { LanguagePack } from './messages/language-pack';
import { SiteLanguage } from './messages/site-language';

/** What a Site takes. */
export interface SiteProps {
  /** The language to begin in, loaded already. */
  readonly startsIn: LanguagePack;
  /** The locale of figures and dates within a language. */
  readonly localeWithin: (language: Language) => string;
  readonly queryClient: QueryClient;
  readonly services: MerchantServices;
  readonly children: ReactNode;
}

/** What stands around the routes: the language, the session, the cache of server data. */
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
      <MerchantServicesContext value={services}>
        <BusinessAuthProvider openApi={services.openApi}>
          <MerchantAccountSite>{children}</MerchantAccountSite>
        </BusinessAuthProvider>
      </MerchantServicesContext>
    </AppProviders>
  );
}
