import { appElement, showApp } from '@pricehunt/web-shell';
import { createRoot } from 'react-dom/client';
import { browserServices } from './browser-services';
import { englishPack, loadLanguage } from './messages/language-pack';
import { createRoutes } from './router';
import { Site } from './site';

const services = browserServices();

void showApp(createRoot(appElement()), {
  english: englishPack,
  loadLanguage,
  routes: createRoutes(),
  site: (parts) => <Site {...parts} services={services} />,
});
