import { AppProviders } from '@pricehunt/web-shell';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { browserServices } from './browser-services';
import { displayLocale } from './environment';
import { createRoutes } from './router';
import { ShopperServicesContext } from './shopper-services';

/** The whole app: its routes in the providers. */
export function App() {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  const [queryClient] = useState(() => new QueryClient());
  const [services] = useState(browserServices);
  return (
    <AppProviders queryClient={queryClient} locale={displayLocale()}>
      <ShopperServicesContext value={services}>
        <RouterProvider router={router} />
      </ShopperServicesContext>
    </AppProviders>
  );
}
