import type { AffiliateIds, ProgrammeId } from '@pricehunt/affiliate-tagging';
import * as z from 'zod/mini';

const byDomain = z.record(z.string(), z.string());
const text = z.optional(z.string());
const impactIds = z.object({ template: text, partnerId: text, adId: text, campaignId: text });

const forms = {
  amazon: byDomain,
  ebay: z.object({ campaignId: z.string(), rotationIds: z.optional(byDomain) }),
  walmart: impactIds,
  target: impactIds,
  bestbuy: impactIds,
  apple: z.object({ token: z.string() }),
  playstation: z.object({ template: text, camref: text }),
  newegg: z.object({ template: text, siteId: text, merchantId: text }),
  costco: z.object({ template: text }),
} as const satisfies Readonly<Record<ProgrammeId, z.ZodMiniType>>;

/** Undefined, which tags nothing, when the ids have another form. */
export function readProgrammeIds<Id extends ProgrammeId>(
  id: Id,
  value: unknown,
): AffiliateIds[Id] | undefined {
  const result = z.safeParse(forms[id], value);
  // Each form above is that of its program, which the type system loses with the generic key.
  return result.success ? (result.data as AffiliateIds[Id]) : undefined;
}
