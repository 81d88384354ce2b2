import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { displayLocale } from '@pricehunt/web-shell';
import type { LanguagePack } from './messages/language-pack';
import { createRoutes } from './router';
import type { ShopperServices } from './shopper-services';
import { Site } from './site';

export interface AppProps {
  readonly startsIn: LanguagePack;
  readonly queryClient: QueryClient;
  readonly services: ShopperServices;
}

export function App(props: AppProps) {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  return (
    <Site {...props} localeWithin={displayLocale}>
      <RouterProvider router={router} />
    </Site>
  );
}
