/** A quantity in a canonical unit, or the span of a filter; null is an open end. */
export interface Measure {
  readonly from: number | null;
  readonly to: number | null;
  readonly unit: MeasureUnit;
}

const measureUnits = ['dB', 'W', 'l', 'kg', 'GB', 'in', 'min'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** Reads what `measureText` and `spanText` write, in any case. Null for other texts. */
export function readMeasure(text: string): Measure | null {
  const amount = String.raw`\d+(?:\.\d+)?`;
  const form = new RegExp(`^(?:(${amount}) )?(?:(from|to) )?(?:(${amount}) )?(\\p{L}+)$`, 'u');
  const [, first, word, last, unitName = ''] = form.exec(text.toLowerCase()) ?? [];
  const unit = measureUnits.find((each) => each.toLowerCase() === unitName);
  if (unit === undefined) return null;
  const [from, to] = [amountOf(first), amountOf(last)];
  if (word === undefined) return from === null || to !== null ? null : { from, to: from, unit };
  if (to === null || (word === 'from' && from !== null)) return null;
  return word === 'from' ? { from: to, to: null, unit } : { from, to, unit };
}

export function measureText(amount: number, unit: MeasureUnit): string {
  return `${Number(amount.toPrecision(4))} ${unit}`;
}

/** "to 60 dB", "60 to 65 dB" or "from 80 dB"; the end belongs to the next span. */
export function spanText(from: number | null, to: number | null, unit: MeasureUnit): string {
  if (to === null) return `from ${from ?? 0} ${unit}`;
  return `${from === null ? '' : `${from} `}to ${to} ${unit}`;
}

function amountOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}
