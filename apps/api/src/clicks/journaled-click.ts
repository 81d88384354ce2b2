import type { ClickRow } from '@pricehunt/storage';
import * as z from 'zod';

const text = z.string().nullable();
const number = z.number().nullable();

/** Every column of a click: one left out here would be lost. Newer columns may be missing in older files. */
const clickSchema = z.object({
  id: z.string(),
  clickedAt: z.string(),
  target: z.string(),
  sentTo: z.string(),
  source: z.string(),
  requestedAt: number,
  offerId: text,
  retailerDomain: z.string(),
  visit: z.enum(['person', 'bot']),
  botReason: text,
  referenceId: text,
  sessionId: text,
  comparisonId: text,
  userAgentFamily: text,
  visitorHash: text,
  device: z.enum(['desktop', 'mobile', 'tablet']).nullable().default(null),
  country: text.default(null),
  utmSource: text.default(null),
  utmMedium: text.default(null),
  utmCampaign: text.default(null),
  position: number.default(null),
  offersShown: number.default(null),
  priceGap: text.default(null),
} satisfies Record<keyof ClickRow, z.ZodType>);

export function linesOf(clicks: readonly ClickRow[]): string {
  return clicks.map((click) => `${JSON.stringify(click)}\n`).join('');
}

export function clicksIn(journalText: string): {
  readonly clicks: readonly ClickRow[];
  readonly otherLines: number;
} {
  // An unused rest of the reserve is millions of empty lines.
  const lines = journalText
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '');
  const clicks = lines.flatMap((line) => readClick(line) ?? []);
  return { clicks, otherLines: lines.length - clicks.length };
}

function readClick(line: string): ClickRow | null {
  try {
    return clickSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
