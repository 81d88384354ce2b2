import { ApiError } from '@pricehunt/api-client';
import type { ApiClient } from '@pricehunt/api-client';
import { getPriceHistory } from '@pricehunt/api-contract/browsing';
import { startCapturedComparison } from '@pricehunt/api-contract/captures';
import { getComparison } from '@pricehunt/api-contract/comparisons';
import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { formatMoney } from '@pricehunt/offers';
import { collectPage, readCapture } from '@pricehunt/page-capture';
import type { BrowserApi } from './browser-api';
import { messagesOf } from './messages/messages';
import {
  deletePageComparison,
  endInterruptedComparisons,
  isComparisonOf,
  readPageComparison,
  storePageComparison,
} from './page-comparison';
import type { FailureReason, KnownHistory, PageComparison } from './page-comparison';
import { badgeText, savingOf } from './saving';
import type { Saving } from './saving';
import { readPlace, readSite } from './settings';
import { hostPattern } from './site-address';

export interface ComparisonServices {
  readonly browser: BrowserApi;
  readonly openApi: (site: string) => ApiClient;
  /** In order of preference. */
  readonly languages: readonly string[];
  readonly newRequestId: () => string;
  /** Resolves when it's time to ask for more offers. */
  readonly pause: () => Promise<void>;
}

/** How often a comparison that doesn't end is asked for. */
const pollsMax = 120;

/** How many requests in a row may fail before the comparison ends with the offers that it has. */
const failedPollsMax = 5;

const historyDays = 90;

/** Compares the pages of tabs; nothing is read or sent before `compare`. */
export interface PageComparer {
  /** Reads the tab's page and sends it to the shopper's site. Never rejects. */
  readonly compare: (tabId: number) => Promise<void>;
  /** Ends and deletes a tab's comparison, because it shows another page or was closed. */
  readonly forget: (tabId: number) => Promise<void>;
  /** Forgets a tab's comparison if the address is not that of the compared page. */
  readonly follow: (tabId: number, address: string) => Promise<void>;
}

export function createPageComparer(services: ComparisonServices): PageComparer {
  const { browser } = services;
  const running = new Map<number, symbol>();
  const started = endInterruptedComparisons(browser).catch(() => undefined);
  const compare = async (tabId: number) => {
    const run = Symbol();
    running.set(tabId, run);
    const isCurrent = () => running.get(tabId) === run;
    const store = async (state: PageComparison) => {
      if (isCurrent()) await storePageComparison(browser, tabId, state);
    };
    await started;
    await store({ step: 'reading' });
    try {
      await showSaving(browser, tabId, null, isCurrent);
      for await (const state of comparePage(services, tabId)) {
        if (!isCurrent()) return;
        await store(state);
        if (state.step === 'comparing' && state.comparison.settledAt !== null) {
          await showSaving(browser, tabId, savingOf(state.comparison), isCurrent);
        }
      }
    } catch (error) {
      await store({ step: 'failed', reason: reasonOf(error) });
    }
  };
  const forget = async (tabId: number) => {
    running.delete(tabId);
    const isForgotten = () => !running.has(tabId);
    await started;
    if (isForgotten()) await deletePageComparison(browser, tabId);
    await showSaving(browser, tabId, null, isForgotten);
  };
  const follow = async (tabId: number, address: string) => {
    await started;
    const known = await readPageComparison(browser, tabId);
    if (known !== null && !isComparisonOf(known, address)) await forget(tabId);
  };
  return { compare, forget, follow };
}

async function* comparePage(
  { browser, openApi, languages, newRequestId, pause }: ComparisonServices,
  tabId: number,
): AsyncGenerator<PageComparison> {
  const site = await readSite(browser);
  if (site === null) return yield { step: 'failed', reason: 'no-site' };
  if (!(await browser.permissions.contains({ origins: [hostPattern(site)] }))) {
    return yield { step: 'failed', reason: 'no-site-permission' };
  }
  const text = await readPage(browser, tabId);
  if (text === null) return yield { step: 'failed', reason: 'no-page-access' };
  const capture = readCapture(text);
  if (capture === null) return yield { step: 'failed', reason: 'not-a-product-link' };
  const api = openApi(site);
  const place = await readPlace(browser, languages);
  const requestId = newRequestId();
  const body = { requestId, url: capture.link, capture, ...place };
  let { comparison } = await api.call(startCapturedComparison, { body });
  const shown = (isRunning: boolean, history: KnownHistory | null = null): PageComparison => ({
    step: 'comparing',
    site,
    link: capture.link,
    comparison,
    isRunning,
    history,
  });
  let failedPolls = 0;
  for (let polls = 0; comparison.settledAt === null && polls < pollsMax; polls += 1) {
    yield shown(true);
    await pause();
    try {
      ({ comparison } = await api.call(getComparison, { params: { requestId }, query: place }));
      failedPolls = 0;
    } catch {
      failedPolls += 1;
      if (failedPolls === failedPollsMax) break;
    }
  }
  yield shown(false);
  const history = comparison.settledAt === null ? null : await readHistory(api, comparison);
  if (history !== null) yield shown(false, history);
}

/** Null if the browser doesn't let the extension read the page. */
async function readPage({ scripting }: BrowserApi, tabId: number): Promise<string | null> {
  try {
    const [first] = await scripting.executeScript({ target: { tabId }, func: collectPage });
    return typeof first?.result === 'string' ? first.result : null;
  } catch {
    return null;
  }
}

/** Null without a catalog product, and when it can't be loaded: the comparison doesn't need it. */
async function readHistory(api: ApiClient, { product, offers }: Comparison): Promise<KnownHistory | null> {
  const id = product?.productId ?? null;
  if (id === null) return null;
  const currency = offers.currency === null ? {} : { currency: offers.currency };
  const query = { days: String(historyDays), ...currency };
  try {
    return await api.call(getPriceHistory, { params: { id }, query });
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): FailureReason {
  if (!(error instanceof ApiError) || error.kind === 'unreachable') return 'unreachable';
  if (error.details.status === 429) return 'too-many-requests';
  return error.details.code === 'link.not-a-url' ? 'not-a-product-link' : 'refused';
}

/** Puts the saving on the tab's icon, and clears the icon without one. Never rejects. */
async function showSaving(
  { action, i18n }: BrowserApi,
  tabId: number,
  saving: Saving | null,
  isCurrent: () => boolean,
): Promise<void> {
  const { locale, badge } = messagesOf(i18n.getUILanguage());
  const title = saving === null ? i18n.getMessage('action') : badge(formatMoney(saving.amount, locale));
  try {
    if (isCurrent()) await action.setBadgeBackgroundColor({ tabId, color: '#0b6b4f' });
    if (isCurrent()) await action.setBadgeText({ tabId, text: badgeText(saving) });
    if (isCurrent()) await action.setTitle({ tabId, title });
  } catch {
    // A closed tab has no icon.
  }
}
