import { problemReasonSchema, problemSentence } from '@pricehunt/api-contract';
import type { ProblemCode, ProblemReason, ProblemValues } from '@pricehunt/api-contract';
import * as z from 'zod/mini';

export interface TellableReasons {
  readonly sentence: string | null;
  readonly reasons: ProblemReason[];
}

export function reason(code: ProblemCode, values: ProblemValues = {}): ProblemReason {
  return { code, values: { ...values } };
}

export function keptReasons(...reasons: readonly ProblemReason[]): string {
  return JSON.stringify(reasons);
}

/** Reads stored reasons; a text from before codes existed is its own sentence. */
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
