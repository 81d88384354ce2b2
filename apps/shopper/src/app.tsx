import { AppProviders } from '@pricehunt/web-shell';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { browserServices } from './browser-services';
import { displayLocale } from './environment';
import type { LanguagePack } from './messages/language-pack';
import { LanguageProvider, useLanguage } from './messages/language-provider';
import { createRoutes } from './router';
import { ShopperServicesContext } from './shopper-services';

/** The whole app: its routes in the providers, in the language that was loaded for it. */
export function App({ startsIn }: { readonly startsIn: LanguagePack }) {
  return (
    <LanguageProvider startsIn={startsIn}>
      <Site />
    </LanguageProvider>
  );
}

function Site() {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  const [queryClient] = useState(() => new QueryClient());
  const [services] = useState(browserServices);
  const { language } = useLanguage();
  return (
    <AppProviders queryClient={queryClient} locale={displayLocale(language)}>
      <ShopperServicesContext value={services}>
        <RouterProvider router={router} />
      </ShopperServicesContext>
    </AppProviders>
  );
}
