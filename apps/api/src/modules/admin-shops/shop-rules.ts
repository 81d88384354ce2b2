import type { AdminShop } from '@pricehunt/api-contract/admin-shops';
import type { ShopRulesPreview } from '@pricehunt/api-contract/shop-rules';
import {
  SourceFailure,
  isOfShop,
  pacedFetch,
  previewProduct,
  previewResults,
} from '@pricehunt/offer-sources';
import type { ProductPreview, ResultsPreview, Shop } from '@pricehunt/offer-sources';
import { problemsOfRules, ruleFields } from '@pricehunt/product-extraction';
import type { RuleField, RuledPage, ShopRules } from '@pricehunt/product-extraction';
import type { ShopExampleRow, ShopRulesRow, Stores } from '@pricehunt/storage';
import { PageNotRead } from '../../outbound/page-reader';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

/** In characters. */
const exampleLengthMax = 600_000;

export async function previewRules(
  services: Needs<'safeFetch' | 'readPage' | 'readByRules' | 'ucp' | 'renderPage' | 'now'>,
  shop: Shop,
  draft: {
    readonly rules: ShopRules;
    readonly resultsLink: string | null;
    readonly productLink: string | null;
    readonly signal: AbortSignal;
  },
): Promise<ShopRulesPreview> {
  const { rules, resultsLink, productLink, signal } = draft;
  const gentle = { ...services, safeFetch: pacedFetch(services.safeFetch) };
  return {
    results:
      resultsLink === null
        ? null
        : await orFailure(signal, async () => {
            const { link, byRules, byMarkup } = await previewResults(gentle, shop, rules, {
              link: resultsLink,
              signal,
            });
            return { kind: 'read' as const, link, byRules: resultsView(byRules), byMarkup: [...byMarkup] };
          }),
    product:
      productLink === null
        ? null
        : await orFailure(signal, async () => {
            const { link, fields, isOffer } = await previewProduct(gentle, shop, rules, {
              link: productLink,
              signal,
            });
            return { kind: 'read' as const, link, fields: [...fields], isOffer };
          }),
  };
}

/** Throws shop.bad-rules for unusable rules or an example page on another site. */
export function assertUsable(
  domain: string,
  rules: ShopRules | null | undefined,
  exampleLink: string | null | undefined,
): void {
  const isBad = rules !== null && rules !== undefined && problemsOfRules(rules).length > 0;
  const isElsewhere = exampleLink !== null && exampleLink !== undefined && !isOfShop({ domain }, exampleLink);
  if (isBad || isElsewhere) throw new Refusal('shop.bad-rules');
}

export interface RulesToSave {
  readonly row: ShopRulesRow;
  readonly example: ShopExampleRow | null;
}

export function newRules(
  rules: Pick<ShopRulesRow, 'domain' | 'rules' | 'exampleLink'>,
  savedAt: string,
): ShopRulesRow {
  return { ...rules, savedAt, state: 'unchecked', stateSince: savedAt, checkedAt: null, brokenFields: [] };
}

export async function rulesToSave(
  services: Needs<'safeFetch' | 'readPage' | 'readByRules' | 'ucp' | 'renderPage' | 'now'>,
  shop: Shop,
  { rules, exampleLink, signal }: { rules: ShopRules; exampleLink: string | null; signal: AbortSignal },
): Promise<RulesToSave> {
  const at = services.now().toISOString();
  const row = newRules({ domain: shop.domain, rules, exampleLink }, at);
  if (exampleLink === null) return { row, example: null };
  const read = await orFailure(signal, () =>
    previewProduct(services, shop, rules, { link: exampleLink, signal }),
  );
  if ('kind' in read) return { row, example: null };
  const { html, link } = read;
  const fields = Object.fromEntries(
    read.fields.flatMap(({ field, byRule }) => (byRule === null ? [] : [[field, byRule]])),
  );
  const example = exampleOfPage(shop.domain, { html, link, fields }, services.now());
  return { row: { ...row, state: 'works', checkedAt: at }, example };
}

export async function saveRulesWithExample(stores: Stores, { row, example }: RulesToSave): Promise<void> {
  await stores.shopRules.saveRules([row]);
  if (example === null) await stores.shopRules.removeExample(row.domain);
  else await stores.shopRules.saveExample(example);
}

/** The values extracted now are those that later checks expect. */
export function exampleOfPage(
  domain: string,
  { html, link, fields }: Pick<ProductPreview, 'html' | 'link'> & Pick<RuledPage, 'fields'>,
  takenAt: Date,
): ShopExampleRow {
  const expected: Partial<Record<RuleField, string>> = {};
  for (const field of ruleFields) {
    const reading = fields[field];
    if (reading?.kind === 'value') expected[field] = reading.value;
  }
  // PostgreSQL can't store U+0000 in a text.
  const page = html.slice(0, exampleLengthMax).replaceAll('\u0000', '');
  return { domain, link, page, expected, takenAt: takenAt.toISOString() };
}

export function rulesStateView(row: ShopRulesRow): NonNullable<AdminShop['rules']> {
  const { state, stateSince: since, checkedAt, brokenFields } = row;
  return { state, since, checkedAt, brokenFields: [...brokenFields] };
}

type PageFailure = Extract<NonNullable<ShopRulesPreview['product']>, { readonly kind: 'failed' }>;

async function orFailure<Read>(signal: AbortSignal, read: () => Promise<Read>): Promise<Read | PageFailure> {
  try {
    return await read();
  } catch (failure) {
    if (signal.aborted) return { kind: 'failed', reason: 'timed-out' };
    if (failure instanceof SourceFailure) return { kind: 'failed', reason: failure.reason };
    if (failure instanceof PageNotRead) return { kind: 'failed', reason: 'given-up' };
    throw failure;
  }
}

function resultsView(reading: ResultsPreview['byRules']) {
  return reading?.kind === 'links' ? { kind: 'links' as const, links: [...reading.links] } : reading;
}
