import { isWorthRetrying } from '@pricehunt/web-shell';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { browserServices } from './browser-services';
import { displayLocale } from './environment';
import type { LanguagePack } from './messages/language-pack';
import { createRoutes } from './router';
import { Site } from './site';

/** The whole app, in the language that was loaded for it. */
export function App({ startsIn }: { readonly startsIn: LanguagePack }) {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } }),
  );
  const [services] = useState(browserServices);
  return (
    <Site startsIn={startsIn} localeWithin={displayLocale} queryClient={queryClient} services={services}>
      <RouterProvider router={router} />
    </Site>
  );
}
