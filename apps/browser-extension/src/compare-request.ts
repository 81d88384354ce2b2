import * as z from 'zod/mini';

const schema = z.strictObject({ compareTab: z.int() });

/** The message that asks for a comparison of a tab's page. */
export function compareRequest(tabId: number): unknown {
  return { compareTab: tabId } satisfies z.infer<typeof schema>;
}

/** The tab to compare; null for anything else. */
export function readCompareRequest(message: unknown): number | null {
  const parsed = schema.safeParse(message);
  return parsed.success ? parsed.data.compareTab : null;
}
