import type { JsonValue } from '@pricehunt/storage';
import { visibleLine } from '@pricehunt/offers';

const wordsLengthMax = 200;

/** The JSON object of a response; empty for anything else. */
export function readJsonAnswer(text: string): Readonly<Record<string, JsonValue | undefined>> {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** A field's text as one short line; null if it isn't text. */
export function wordsOf(value: JsonValue | undefined): string | null {
  if (typeof value !== 'string') return null;
  const line = visibleLine(value).slice(0, wordsLengthMax);
  return line === '' ? null : line;
}

/** Milliseconds of a field in seconds; null if it isn't a positive number. */
export function secondsOf(value: JsonValue | undefined): number | null {
  return typeof value === 'number' && value > 0 ? Math.ceil(value * 1_000) : null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, JsonValue | undefined>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
