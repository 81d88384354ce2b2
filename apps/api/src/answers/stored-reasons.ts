import { problemReasonSchema, problemSentence } from '@pricehunt/api-contract';
import type { ProblemCode, ProblemReason, ProblemValues } from '@pricehunt/api-contract';
import { jsonOrNull } from '@pricehunt/safe-fetch';
import * as z from 'zod/mini';

export interface ReadableReasons {
  readonly sentence: string | null;
  readonly reasons: ProblemReason[];
}

export function reason(code: ProblemCode, values: ProblemValues = {}): ProblemReason {
  return { code, values: { ...values } };
}

export function storedReasons(...reasons: readonly ProblemReason[]): string {
  return JSON.stringify(reasons);
}

/** Reads stored reasons; a text from before codes existed is its own sentence. */
export function readReasons(stored: string | null): ReadableReasons {
  if (stored === null) return { sentence: null, reasons: [] };
  const parsed = listSchema.safeParse(stored.startsWith('[') ? jsonOrNull(stored) : null);
  if (!parsed.success) return { sentence: stored, reasons: [] };
  return { sentence: parsed.data.map(problemSentence).join(' '), reasons: parsed.data };
}

const listSchema = z.array(problemReasonSchema);
