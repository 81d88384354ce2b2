import { createApiClient } from '@pricehunt/api-client';
import * as z from 'zod/mini';
import { browserApi } from './browser-api';
import { startOptionsView } from './start-options-view';

z.config({ jitless: true });

await startOptionsView({
  browser: browserApi(),
  body: document.body,
  languages: navigator.languages,
  openApi: (site) => createApiClient({ baseUrl: site, fetch: (address, init) => fetch(address, init) }),
});
