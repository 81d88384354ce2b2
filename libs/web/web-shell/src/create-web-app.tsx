import type { ToastPolicy } from '@pricehunt/ui-toasts';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { appElement } from './app-element';
import { AppProviders } from './app-providers';
import { AppRoutes } from './app-routes';
import { beginningLanguage, displayLocale } from './browser-environment';
import type { Language } from './language';
import { LanguageProvider } from './language-provider';
import type { SharedWords } from './language-provider';
import { giveOwnEntry } from './own-entry';
import { isWorthRetrying } from './retry-policy';

interface WebAppParts<Pack extends SharedWords, Services> {
  /** In the first chunk. */
  readonly english: Pack;
  readonly loadLanguage: (language: Language) => Promise<Pack>;
  readonly toastPolicy: ToastPolicy;
  readonly createRoutes: () => RouteObject[];
  /** The app's own providers, within those of every app. */
  readonly provide: (pack: Pack, services: Services, children: ReactNode) => ReactNode;
}

interface SiteProps<Pack extends SharedWords, Services> {
  /** The first language, already loaded. */
  readonly startsIn: Pack;
  /** The locale of figures and dates within a language. */
  readonly localeWithin: (language: Language) => string;
  readonly queryClient: QueryClient;
  readonly services: Services;
  /** The browser's router, or the server's. */
  readonly children: ReactNode;
}

interface WebApp<Pack extends SharedWords, Services> {
  /** The providers around the routes: language, locale, query cache, toasts and the app's own. */
  readonly Site: (props: SiteProps<Pack, Services>) => ReactNode;
  /** Shows the app in the chosen or preferred language, or in English when that fails to load. */
  readonly show: (services: Services, rendered?: RenderedPage) => Promise<Root>;
}

/** What the server has rendered. */
interface RenderedPage {
  readonly queryClient: QueryClient;
  /** Whether this browser would show the same, so that React takes over the elements. */
  readonly isSame: boolean;
}

export function createWebApp<Pack extends SharedWords, Services>({
  english,
  loadLanguage,
  toastPolicy,
  createRoutes,
  provide,
}: WebAppParts<Pack, Services>): WebApp<Pack, Services> {
  function Site({ startsIn, localeWithin, queryClient, services, children }: SiteProps<Pack, Services>) {
    return (
      <LanguageProvider startsIn={startsIn} load={loadLanguage}>
        {(pack) => (
          <AppProviders
            queryClient={queryClient}
            locale={localeWithin(pack.language)}
            toastPolicy={toastPolicy}
          >
            {provide(pack, services, children)}
          </AppProviders>
        )}
      </LanguageProvider>
    );
  }

  async function show(services: Services, rendered?: RenderedPage): Promise<Root> {
    const element = appElement();
    const wanted = beginningLanguage();
    const startsIn = wanted === 'en' ? english : await loadLanguage(wanted).catch(() => english);
    const queryClient = rendered?.queryClient ?? newQueryClient();
    giveOwnEntry(window);
    const app = (
      <StrictMode>
        <Site startsIn={startsIn} localeWithin={displayLocale} queryClient={queryClient} services={services}>
          <BrowserRouter>
            <AppRoutes routes={createRoutes()} />
          </BrowserRouter>
        </Site>
      </StrictMode>
    );
    if (rendered?.isSame === true) return hydrated(element, app);
    const root = createRoot(element);
    root.render(app);
    return root;
  }

  return { Site, show };
}

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
}

/** In a transition the page hydrates piece by piece and stays responsive. */
function hydrated(element: HTMLElement, app: ReactNode): Promise<Root> {
  return new Promise((resolve) => startTransition(() => resolve(hydrateRoot(element, app))));
}
