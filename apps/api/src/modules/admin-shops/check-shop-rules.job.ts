import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { isOfShop } from '@pricehunt/offer-sources';
import { ruleFields } from '@pricehunt/product-extraction';
import type { RuleField, RuledPage, ShopRules } from '@pricehunt/product-extraction';
import type { ShopExampleRow, ShopRulesRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import { createShopFetch } from '../../outbound/shop-fetch';
import { exampleOfPage } from './shop-rules';

export const checkShopRules = defineJob('check-shop-rules', z.object({}), {
  // Up to 500 shops, one request at a time.
  tryMsMax: 60 * 60_000,
  schedules: [{ when: '25 5 * * *', payload: {} }],
});

/** Safe to run twice: a state is reported only when it begins. */
export function handleCheckShopRules(
  services: Needs<'storage' | 'safeFetch' | 'readByRules' | 'renderPage' | 'now' | 'sourceLog'>,
): JobHandler {
  return handleJob(checkShopRules, async (_nothing, { signal }) => {
    for (const row of await services.storage.shopRules.listRules()) {
      signal.throwIfAborted();
      if (row.exampleLink !== null) await checkOne(services, row, row.exampleLink, signal);
    }
  });
}

interface Checked {
  readonly state: ShopRulesRow['state'];
  readonly brokenFields: readonly RuleField[];
  /** Set only if there was none before. */
  readonly example?: ShopExampleRow;
}

async function checkOne(
  services: Needs<'storage' | 'safeFetch' | 'readByRules' | 'renderPage' | 'now' | 'sourceLog'>,
  row: ShopRulesRow,
  link: string,
  signal: AbortSignal,
): Promise<void> {
  const checkedAt = services.now().toISOString();
  const checked = await check(services, row, link, signal);
  const hasChanged = checked.state !== row.state;
  const isSaved = await services.storage.atomically(async (stores) => {
    const current = await stores.shopRules.findRules(row.domain);
    // The rules that were checked have been replaced or removed meanwhile.
    if (current?.savedAt !== row.savedAt) return false;
    const { state, brokenFields, example } = checked;
    const stateSince = hasChanged ? checkedAt : row.stateSince;
    await stores.shopRules.saveRules([{ ...row, state, brokenFields, stateSince, checkedAt }]);
    if (example !== undefined) await stores.shopRules.saveExample(example);
    return true;
  });
  if (!isSaved || !hasChanged) return;
  const failure = `${checked.state} ${checked.brokenFields.join(' ')}`.trim();
  services.sourceLog.note({
    source: { id: `rules:${row.domain}` },
    outcome: checked.state === 'works' ? { kind: 'nothing' } : { kind: 'failed', failure },
  });
}

async function check(
  services: Needs<'storage' | 'safeFetch' | 'readByRules' | 'renderPage' | 'now'>,
  { domain, rules }: ShopRulesRow,
  link: string,
  signal: AbortSignal,
): Promise<Checked> {
  const shop = await services.storage.offerShops.findShop(domain);
  const fetched = await createShopFetch(services).fetch(link, { accept: 'html', signal });
  signal.throwIfAborted();
  if (fetched.kind === 'blocked' || fetched.kind === 'refused')
    return { state: 'shop-refused', brokenFields: [] };
  if (fetched.kind === 'error') return { state: 'unreachable', brokenFields: [] };
  if (fetched.kind === 'gone' || !isOfShop({ domain }, fetched.finalLink)) {
    return { state: 'page-gone', brokenFields: [] };
  }
  const currency = shop?.currency ?? null;
  const read = async (html: string, at: string): Promise<RuledPage['fields']> =>
    (await services.readByRules({ html, link: at, rules: { ...rules, results: null }, currency })).fields;
  const html = fetched.text();
  const live = await read(html, fetched.finalLink);
  const example = await services.storage.shopRules.findExample(domain);
  if (example === null) {
    const firstExample = exampleOfPage(
      domain,
      { html, link: fetched.finalLink, fields: live },
      services.now(),
    );
    return Object.keys(firstExample.expected).length > 0
      ? { state: 'works', brokenFields: [], example: firstExample }
      : { state: 'rule-broken', brokenFields: fieldsOf(rules) };
  }
  const stored = await read(example.page, example.link);
  return judge(example.expected, live, stored);
}

/** A rule is broken if the stored page gives another value than when it was saved; otherwise a difference means the page has changed. */
function judge(
  expected: ShopExampleRow['expected'],
  live: RuledPage['fields'],
  stored: RuledPage['fields'],
): Checked {
  const fields = ruleFields.filter((field) => expected[field] !== undefined);
  const valueOf = (of: RuledPage['fields'], field: RuleField) => {
    const reading = of[field];
    return reading?.kind === 'value' ? reading.value : null;
  };
  const broken = fields.filter((field) => valueOf(stored, field) !== expected[field]);
  if (broken.length > 0) return { state: 'rule-broken', brokenFields: broken };
  const changed = fields.filter((field) => {
    const value = valueOf(live, field);
    const isCode = field === 'gtin' || field === 'mpn';
    return value === null || (isCode && value !== expected[field]);
  });
  return changed.length > 0
    ? { state: 'page-changed', brokenFields: changed }
    : { state: 'works', brokenFields: [] };
}

function fieldsOf({ product }: ShopRules): readonly RuleField[] {
  return ruleFields.filter((field) => product[field] !== undefined);
}
