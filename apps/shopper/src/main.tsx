import { beginningLanguage, displayLocale } from '@pricehunt/web-shell';
import { QueryClient, hydrate } from '@tanstack/react-query';
import { browserServices } from './browser/browser-services';
import { registerAtRest } from './browser/register-service-worker';
import { takeFragment } from './page-captures/take-fragment';
import { respondsEvent } from './server-render/early-click';
import { readPageState } from './server-render/page-state';
import { show } from './site';

const fragment = takeFragment(window);
const language = beginningLanguage();
const rendered = readPageState();
const queryClient = new QueryClient();
if (rendered !== null) hydrate(queryClient, rendered.queries);
const services = browserServices(rendered?.renderedAtMs ?? Date.now(), rendered?.place ?? null, fragment);
const isSame = rendered?.language === language && rendered.locale === displayLocale(language);

registerAtRest(window);

void show(services, { queryClient, isSame }).then(() => document.dispatchEvent(new Event(respondsEvent)));
