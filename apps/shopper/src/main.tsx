import { QueryClient, hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { browserServices } from './browser/browser-services';
import { appElement, beginningLanguage, displayLocale, giveOwnEntry } from '@pricehunt/web-shell';
import { englishPack, loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { takeFragment } from './page-captures/take-fragment';
import { registerAtRest } from './browser/register-service-worker';
import { readPageState } from './server-render/page-state';

const fragment = takeFragment(window);
giveOwnEntry(window);
const element = appElement();
const wanted = beginningLanguage();
const rendered = readPageState();
const queryClient = new QueryClient();
if (rendered !== null) hydrate(queryClient, rendered.queries);
const services = browserServices(rendered?.renderedAtMs ?? Date.now(), rendered?.place ?? null, fragment);
const isAsRendered = rendered?.language === wanted && rendered.locale === displayLocale(wanted);

const show = (startsIn: LanguagePack) => {
  const app = (
    <StrictMode>
      <App startsIn={startsIn} queryClient={queryClient} services={services} />
    </StrictMode>
  );
  // In a transition the page hydrates piece by piece and stays responsive.
  if (isAsRendered) startTransition(() => void hydrateRoot(element, app));
  else createRoot(element).render(app);
};

registerAtRest(window);

if (wanted === 'en') show(englishPack);
else void loadLanguage(wanted).then(show, () => show(englishPack));
