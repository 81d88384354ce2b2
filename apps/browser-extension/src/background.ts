import { createApiClient } from '@pricehunt/api-client';
import { newRequestId } from '@pricehunt/product-links';
import * as z from 'zod/mini';
import { browserApi } from './browser-api';
import { createPageComparer } from './compare-page';
import { readCompareRequest } from './compare-request';

// The extension's policy forbids code from text, which zod would try.
z.config({ jitless: true });

const browser = browserApi();
const comparer = createPageComparer({
  browser,
  // Requests have no cookies: the site is another origin.
  openApi: (site) => createApiClient({ baseUrl: site, fetch: (address, init) => fetch(address, init) }),
  languages: navigator.languages,
  newRequestId: () => newRequestId((length) => crypto.getRandomValues(new Uint8Array(length))),
  pause: () => new Promise((resolve) => setTimeout(resolve, 1_000)),
});

browser.runtime.onMessage.addListener((message, _sender, respond) => {
  const tabId = readCompareRequest(message);
  if (tabId !== null) void comparer.compare(tabId);
  respond(null);
});
browser.tabs.onUpdated.addListener((tabId, { status, url }) => {
  if (status === 'loading') void comparer.forget(tabId);
  else if (url !== undefined) void comparer.follow(tabId, url);
});
browser.tabs.onRemoved.addListener((tabId) => void comparer.forget(tabId));
