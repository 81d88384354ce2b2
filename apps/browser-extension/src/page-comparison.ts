import { getPriceHistory } from '@pricehunt/api-contract/browsing';
import { getComparison } from '@pricehunt/api-contract/comparisons';
import { pageKey } from '@pricehunt/product-links';
import * as z from 'zod/mini';
import type { BrowserApi } from './browser-api';

const failureReasons = [
  'no-site',
  'no-site-permission',
  'no-page-access',
  'not-a-product-link',
  'unreachable',
  'too-many-requests',
  'interrupted',
  'refused',
] as const;
export type FailureReason = (typeof failureReasons)[number];

const history = z.pick(getPriceHistory.answers[200], {
  currency: true,
  points: true,
  verdict: true,
  basis: true,
});

const pageComparisonSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('reading') }),
  z.object({ step: z.literal('failed'), reason: z.enum(failureReasons) }),
  z.object({
    step: z.literal('comparing'),
    site: z.string(),
    link: z.string(),
    comparison: getComparison.answers[200].shape.comparison,
    /** Whether more offers are asked for. A comparison can end without being settled. */
    isRunning: z.boolean(),
    /** Null without one, and until it's loaded. */
    history: z.nullable(history),
  }),
]);

/** What is known about the page in a tab, from the click until the tab leaves the page. */
export type PageComparison = z.infer<typeof pageComparisonSchema>;
export type KnownHistory = z.infer<typeof history>;
export type ShownComparison = Extract<PageComparison, { step: 'comparing' }>;

type Session = Pick<BrowserApi, 'storage'>;

function keyOf(tabId: number): string {
  return `tab-${tabId}`;
}

/** Null for a page that nobody has compared. */
export async function readPageComparison(
  { storage }: Session,
  tabId: number,
): Promise<PageComparison | null> {
  const stored = await storage.session.get(keyOf(tabId));
  const parsed = pageComparisonSchema.safeParse(stored[keyOf(tabId)]);
  return parsed.success ? parsed.data : null;
}

/** Ends what a background that the browser stopped was still reading or comparing. */
export async function endInterruptedComparisons({ storage }: Session): Promise<void> {
  for (const [key, value] of Object.entries(await storage.session.get(null))) {
    const ended = endOf(pageComparisonSchema.safeParse(value).data);
    if (ended !== null) await storage.session.set({ [key]: ended });
  }
}

function endOf(known: PageComparison | undefined): PageComparison | null {
  if (known?.step === 'reading') return { step: 'failed', reason: 'interrupted' };
  return known?.step === 'comparing' && known.isRunning ? { ...known, isRunning: false } : null;
}

/** Whether the address is that of the compared page, whatever its fragment and tracking parameters. */
export function isComparisonOf(known: PageComparison | null, address: string): boolean {
  return known?.step === 'comparing' && pageKey(known.link) === pageKey(address);
}

/** Stored until the browser closes, in memory only. */
export async function storePageComparison(
  { storage }: Session,
  tabId: number,
  comparison: PageComparison,
): Promise<void> {
  await storage.session.set({ [keyOf(tabId)]: comparison });
}

export async function deletePageComparison({ storage }: Session, tabId: number): Promise<void> {
  await storage.session.remove(keyOf(tabId));
}
