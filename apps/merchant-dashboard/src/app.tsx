import { AppProviders } from '@pricehunt/web-shell';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { displayLocale } from './environment';
import { createRoutes } from './router';

/** The whole app: its routes in the providers. */
export function App() {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  const [queryClient] = useState(() => new QueryClient());
  return (
    <AppProviders queryClient={queryClient} locale={displayLocale()}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
