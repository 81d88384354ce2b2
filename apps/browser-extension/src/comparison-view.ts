import * as z from 'zod/mini';
import { browserApi } from './browser-api';
import { startComparisonView } from './start-comparison-view';

z.config({ jitless: true });

// A tab in the address is compared instead of the active one, such as in a window of its own.
const tab = new URLSearchParams(location.search).get('tab');
await startComparisonView({
  browser: browserApi(),
  body: document.body,
  tabId: tab === null ? null : Number(tab),
  isPanel: document.documentElement.dataset['view'] === 'panel',
});
