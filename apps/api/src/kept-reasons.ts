import { problemReasonSchema, problemSentence } from '@pricehunt/api-contract';
import type { ProblemCode, ProblemReason, ProblemValues } from '@pricehunt/api-contract';
import * as z from 'zod/mini';

/** Why something came to nothing, as clients are told it. */
export interface TellableReasons {
  /** In English; null where nothing is wrong. */
  readonly sentence: string | null;
  /** None for what was kept before reasons had codes. */
  readonly reasons: ProblemReason[];
}

/** A reason with what its sentence names. */
export function reason(code: ProblemCode, values: ProblemValues = {}): ProblemReason {
  return { code, values: { ...values } };
}

/** Reasons as they are kept in one column of text. */
export function keptReasons(...reasons: readonly ProblemReason[]): string {
  return JSON.stringify(reasons);
}

/** Reads reasons that were kept; a text from before they had codes is its own sentence. */
export function tellReasons(kept: string | null): TellableReasons {
  if (kept === null) return { sentence: null, reasons: [] };
  const parsed = listSchema.safeParse(kept.startsWith('[') ? jsonOf(kept) : null);
  if (!parsed.success) return { sentence: kept, reasons: [] };
  return { sentence: parsed.data.map(problemSentence).join(' '), reasons: parsed.data };
}

const listSchema = z.array(problemReasonSchema);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
