import type { BrowserApi, BrowserTab } from './browser-api';
import { buildButton, buildElement, buildHeader } from './build-element';
import { buildComparison } from './build-comparison';
import { compareRequest } from './compare-request';
import type { Messages } from './messages/english';
import { messagesOf } from './messages/messages';
import { isComparisonOf, readPageComparison } from './page-comparison';
import type { PageComparison } from './page-comparison';
import { readSite } from './settings';
import { hostPattern, readSiteAddress } from './site-address';

export interface ComparisonViewOptions {
  readonly browser: BrowserApi;
  readonly body: HTMLElement;
  /** The tab to compare; null for the active one, also when it changes. */
  readonly tabId: number | null;
  readonly isPanel: boolean;
}

/** Shows the comparison of a tab's page in the popup or the side panel, and follows it. */
export async function startComparisonView(options: ComparisonViewOptions): Promise<void> {
  const { browser, body, isPanel } = options;
  const words = messagesOf(browser.i18n.getUILanguage());
  document.documentElement.lang = words.locale;
  const main = buildElement('main', { class: 'grid gap-4 p-4', tabindex: '-1' });
  const status = buildElement('p', { role: 'status', class: 'px-4 pt-4 text-ink-muted empty:hidden' });
  const settings = buildElement('button', { type: 'button', class: 'min-h-11 text-link' }, words.settings);
  settings.addEventListener('click', () => void browser.runtime.openOptionsPage());
  body.append(buildHeader('h1', settings), status, main);
  const show = async () => {
    const view = await readView(options);
    const hadFocus = main.contains(document.activeElement) && document.activeElement !== main;
    status.textContent = statusOf(view.known, words);
    main.replaceChildren(...buildMain(options, view, words, () => void show()));
    if (hadFocus) main.focus();
  };
  browser.storage.session.onChanged.addListener(() => void show());
  browser.storage.local.onChanged.addListener(() => void show());
  if (isPanel) {
    browser.tabs.onActivated.addListener(() => void show());
    browser.tabs.onUpdated.addListener((_tabId, { status: change }) => {
      if (change === 'complete') void show();
    });
  }
  await show();
}

interface View {
  readonly site: string | null;
  readonly tab: BrowserTab | null;
  readonly known: PageComparison | null;
  /** The shop of the comparison that may be allowed for good; null for none. */
  readonly shop: string | null;
}

async function readView({ browser, tabId, isPanel }: ComparisonViewOptions): Promise<View> {
  const site = await readSite(browser);
  const tab =
    tabId === null
      ? ((await browser.tabs.query({ active: true, currentWindow: true }))[0] ?? null)
      : await browser.tabs.get(tabId);
  const stored = tab?.id === undefined ? null : await readPageComparison(browser, tab.id);
  const isOfOtherPage =
    stored?.step === 'comparing' && tab?.url !== undefined && !isComparisonOf(stored, tab.url);
  const known = isOfOtherPage ? null : stored;
  // The manifests let the extension ask for the same hosts that a PriceHunt site can have.
  const address = isPanel && known?.step === 'comparing' ? readSiteAddress(new URL(known.link).origin) : null;
  const shop = address?.kind === 'site' ? address.origin : null;
  const isAllowed = shop === null || (await browser.permissions.contains({ origins: [hostPattern(shop)] }));
  return { site, tab, known, shop: isAllowed ? null : shop };
}

function statusOf(known: PageComparison | null, words: Messages): string {
  if (known?.step === 'reading') return words.reading;
  return known?.step === 'comparing' && known.isRunning ? words.searching : '';
}

function buildMain(
  { browser, isPanel }: ComparisonViewOptions,
  { site, tab, known, shop }: View,
  words: Messages,
  showAgain: () => void,
): readonly Node[] {
  if (site === null) {
    return [
      buildElement('h2', { class: 'text-xl' }, words.noSite),
      buildElement('p', {}, words.noSiteSentence),
      buildButton('primary', words.openSettings, () => void browser.runtime.openOptionsPage()),
    ];
  }
  const tabId = tab?.id;
  const compare = () => {
    if (tabId !== undefined) void browser.runtime.sendMessage(compareRequest(tabId));
  };
  switch (known?.step) {
    case 'reading':
      return [buildButton('plain', words.again, compare)];
    case 'failed':
      return [
        buildElement('p', { role: 'alert', class: 'text-danger' }, words.failures[known.reason]),
        buildButton('primary', words.tryAgain, compare),
      ];
    case 'comparing':
      return [
        ...buildComparison(known, words),
        buildMore(browser, { tab, shop, isPanel }, words, { compare, showAgain }),
      ];
    case undefined:
      // Without permission for the tab, the browser doesn't give its address.
      return tabId === undefined || !/^https?:/.test(tab?.url ?? '')
        ? [buildElement('p', {}, words.noAccess)]
        : [
            buildButton('primary', words.compareThis, compare),
            buildElement('p', { class: 'text-sm text-ink-muted' }, words.whatIsSent(new URL(site).host)),
            ...[buildPanelButton(browser, { tab, isPanel }, words)].filter((each) => each !== null),
          ];
  }
}

interface More {
  readonly tab: BrowserTab | null;
  readonly shop: string | null;
  readonly isPanel: boolean;
}

function buildMore(
  browser: BrowserApi,
  { tab, shop, isPanel }: More,
  words: Messages,
  { compare, showAgain }: { readonly compare: () => void; readonly showAgain: () => void },
): HTMLElement {
  const allow = () => {
    if (shop === null) return;
    browser.permissions.request({ origins: [hostPattern(shop)] }).then(showAgain, showAgain);
  };
  return buildElement(
    'div',
    { class: 'grid gap-2 border-t border-line pt-4' },
    buildButton('plain', words.again, compare),
    buildPanelButton(browser, { tab, isPanel }, words),
    shop === null ? null : buildButton('plain', words.allowShop(new URL(shop).hostname), allow),
    shop === null ? null : buildElement('p', { class: 'text-sm text-ink-muted' }, words.allowShopSentence),
  );
}

/** Null in the panel itself, and where the browser has none. */
function buildPanelButton(
  { sidePanel, sidebarAction }: BrowserApi,
  { tab, isPanel }: Pick<More, 'tab' | 'isPanel'>,
  words: Messages,
): HTMLButtonElement | null {
  const windowId = tab?.windowId;
  if (isPanel) return null;
  if (sidePanel !== undefined && windowId !== undefined) {
    return buildButton('plain', words.openPanel, () => void sidePanel.open({ windowId }));
  }
  return sidebarAction === undefined
    ? null
    : buildButton('plain', words.openPanel, () => void sidebarAction.open());
}
