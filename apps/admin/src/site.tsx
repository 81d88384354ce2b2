import { AdminAuthProvider } from '@pricehunt/auth-context';
import { AppProviders, useLanguage } from '@pricehunt/web-shell';
import type { Language } from '@pricehunt/web-shell';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminServicesContext } from './admin-services';
import type { AdminServices } from './admin-services';
import { AdminAccountSite } from './features/sign-in/components/admin-account-site';
import type { LanguagePack } from './messages/language-pack';
import { SiteLanguage } from './messages/site-language';

/** What a Site takes. */
export interface SiteProps {
  /** The language to begin in, loaded already. */
  readonly startsIn: LanguagePack;
  /** The locale of figures and dates within a language. */
  readonly localeWithin: (language: Language) => string;
  readonly queryClient: QueryClient;
  readonly services: AdminServices;
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
      <AdminServicesContext value={services}>
        <AdminAuthProvider openApi={services.openApi}>
          <AdminAccountSite>{children}</AdminAccountSite>
        </AdminAuthProvider>
      </AdminServicesContext>
    </AppProviders>
  );
}
